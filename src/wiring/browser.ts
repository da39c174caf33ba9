/** The browser, where one is wanted and there. */
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
export async function browserProgram({ browser }: Config): Promise<string | null> {
  if (browser.use === 'off') return null;
  const { findBrowser } = await import('../drivers/chromium/index.ts');
  const found = findBrowser(browser.path);
  if (found === null && browser.path !== '')
    throw new CodedError('CONFIG_INVALID', 'browser.path is no program', { value: browser.path });
  return found;
}

/**
 * No browser is started before a page needs one. Null where there is none: pages are then read from their own bytes.
 * Throws CONFIG_INVALID.
 */
export async function createBrowser(config: Config, gate: Gate, logger: Logger): Promise<Renderer | null> {
  const { browser, http, data } = config;
  const executable = await browserProgram(config);
  if (executable === null) {
    const why = browser.use === 'off' ? 'browser.use is off' : 'no Chromium or Chrome was found (browser.path)';
    logger.info({}, `pages whose text is made by scripts cannot be read: ${why}`);
    return null;
  }
  const { createRenderer } = await import('../drivers/chromium/index.ts');
  const sandbox = browser.sandbox === 'auto' && process.getuid?.() !== 0;
  return createRenderer({
    executable,
    folder: join(data, FOLDER),
    sandbox,
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
    wear: { pages: browser.recyclePages, ageMs: browser.recycleAge, residentBytes: browser.recycleMemory },
    onEvent: (fields, message) => logger.info(fields, message),
  });
}
