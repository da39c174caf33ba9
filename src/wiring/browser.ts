/** The browser, where one is wanted and there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/schema.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { Logger } from '../engine/logger.ts';
import { CodedError } from '../ports/errors.ts';
import type { Gate } from '../ports/gate.ts';
import type { Renderer } from '../ports/renderer.ts';

/** In the data folder: profiles of running browsers. */
const FOLDER = 'browser';

/** The program that would show pages; null where there is none or none is wanted. Throws CONFIG_INVALID. */
async function findProgram({ browser }: Config): Promise<string | null> {
  if (browser.use === 'off') return null;
  const { findBrowser } = await import('../drivers/chromium/index.ts');
  const found = findBrowser(browser.path);
  if (found === null && browser.path !== '')
    throw new CodedError('CONFIG_INVALID', 'browser.path is no program', { value: browser.path });
  return found;
}

function missing({ browser }: Config): string {
  const why = browser.use === 'off' ? 'browser.use is off' : 'no Chromium or Chrome was found';
  return `${why}: pages whose text is made by scripts end as NO_CONTENT`;
}

/**
 * No browser is started before a page needs one. Null where there is none: pages are then read from their own bytes.
 * Throws CONFIG_INVALID.
 */
export async function createBrowser(config: Config, gate: Gate, logger: Logger): Promise<Renderer | null> {
  const executable = await findProgram(config);
  if (executable === null) {
    logger.info({}, missing(config));
    return null;
  }
  if (!isSandboxed(config))
    logger.warn({ executable }, `pages are shown without Chromium’s sandbox: ${whyNoSandbox(config)}`);
  return open(config, executable, join(config.data, FOLDER), gate, logger);
}

/** Chromium refuses to run as root with it. */
function isSandboxed({ browser }: Config): boolean {
  return browser.sandbox === 'auto' && process.getuid?.() !== 0;
}

function whyNoSandbox({ browser }: Config): string {
  return browser.sandbox === 'off' ? 'browser.sandbox is off' : 'run the daemon as another user than root';
}

async function open(config: Config, executable: string, folder: string, gate: Gate, logger: Pick<Logger, 'info'>) {
  const { createRenderer } = await import('../drivers/chromium/index.ts');
  const { browser, http } = config;
  return createRenderer({
    executable,
    folder,
    sandbox: isSandboxed(config),
    gate,
    clock: systemClock,
    userAgent: http.userAgent,
    connectTimeoutMs: http.connectTimeout,
    pages: browser.pages,
    deadlineMs: browser.deadline,
    settleMs: browser.settle,
    maxRequests: browser.requests,
    maxBytes: browser.bytes,
    maxLength: http.maxUnpacked,
    wear: { pages: browser.recyclePages, ageMs: browser.recycleAge, ownBytes: browser.recycleMemory },
    onEvent: (fields, message) => logger.info(fields, message),
  });
}

const SAMPLE = '<body><script>document.body.append("made by a " + "script")</script>';

/** Starts a browser beside the daemon's own, if it has one, and shows a page. Throws what showing a page does. */
export async function tryBrowser(config: Config): Promise<string> {
  const executable = await findProgram(config);
  if (executable === null) return missing(config);
  const { createGate } = await import('../drivers/http/index.ts');
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-doctor-'));
  const renderer = await open(config, executable, folder, createGate({ allowedNetworks: [] }), { info() {} });
  const started = performance.now();
  try {
    const sample = { url: 'http://page.invalid/', status: 200, headers: {}, body: Buffer.from(SAMPLE), fetchedAt: 0 };
    const { body } = await renderer.render(sample, AbortSignal.timeout(2 * config.browser.deadline));
    if (!Buffer.from(body).includes('made by a script'))
      throw new CodedError('RENDER_FAILED', 'the sample page was not shown', { value: executable });
  } finally {
    await renderer.close();
    await rm(folder, { recursive: true, force: true });
  }
  return `${executable} showed a sample page in ${Math.round(performance.now() - started)} ms`;
}
