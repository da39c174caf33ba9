/** One Chromium: started, worn, ended. */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { CodedError } from '../../ports/errors.ts';
import { killGroup, ownBytes, removeProfile } from './processes.ts';

export interface LaunchOptions {
  readonly executable: string;
  /** Where profiles lie; each browser makes its own. */
  readonly folder: string;
  /** Without, what a page exploits in the renderer has the daemon's rights. */
  readonly sandbox: boolean;
}

export interface Chromium {
  readonly browser: Browser;
  readonly pid: number;
  /** What the browser calls itself. */
  readonly userAgent: string;
  ownBytes(): Promise<number>;
  /** Asks it to end, and kills it if it does not. */
  close(): Promise<void>;
  kill(): void;
}

const LAUNCH_MS = 20_000;
const CLOSE_MS = 3_000;

/**
 * All that leaves goes through a page's own proxy. Nothing is resolved or reached without one: names of this machine's
 * resolver would tell others what is read, the browser's own services have no business here, and WebRTC would send
 * datagrams past the proxy.
 */
const ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy',
  '--disable-quic',
  '--disable-gpu',
  '--mute-audio',
  '--disable-crash-reporter',
  '--js-flags=--max-old-space-size=512',
];
/** Discard: where a request that no page makes would go. */
const NO_PROXY = 'socks5://127.0.0.1:9';

/** Starts Chromium. Throws BROWSER_UNAVAILABLE. */
export async function launch({ executable, folder, sandbox }: LaunchOptions): Promise<Chromium> {
  await mkdir(folder, { recursive: true });
  const profile = resolve(await mkdtemp(join(folder, 'profile-')));
  let context: BrowserContext;
  try {
    // loaded late: a quarter of a second and 70 MB that a daemon without such pages never needs
    const { chromium } = await import('playwright-core');
    context = await chromium.launchPersistentContext(profile, {
      executablePath: executable,
      artifactsDir: profile,
      chromiumSandbox: sandbox,
      proxy: { server: NO_PROXY },
      args: ARGS,
      timeout: LAUNCH_MS,
      // the daemon ends it in its own time
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (cause) {
    await removeProfile(profile);
    throw unavailable(executable, cause);
  }
  try {
    return await identified(context, profile);
  } catch (cause) {
    // it ended, or hangs: what does not close now is found by its profile at the next start
    await Promise.race([context.close().catch(() => {}), pause(CLOSE_MS)]);
    await removeProfile(profile);
    throw unavailable(executable, cause);
  }
}

function unavailable(executable: string, cause: unknown): CodedError {
  return new CodedError('BROWSER_UNAVAILABLE', `it cannot be started (${reasonOf(cause)})`, {
    value: executable,
    cause,
  });
}

async function identified(context: BrowserContext, profile: string): Promise<Chromium> {
  const browser = context.browser();
  if (browser === null) throw new Error('a launched context has a browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { userAgent } = await session.send('Browser.getVersion');
  await session.detach();
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('a browser has a process');
  browser.on('disconnected', () => {
    killGroup(pid);
    void removeProfile(profile);
  });
  return {
    browser,
    pid,
    userAgent: userAgent.replace('Headless', ''),
    ownBytes: () => ownBytes(pid),
    kill: () => killGroup(pid),
    async close() {
      const timer = setTimeout(() => killGroup(pid), CLOSE_MS);
      await browser.close().catch(() => {});
      clearTimeout(timer);
      await removeProfile(profile);
    },
  };
}

/** The line of the browser's own that says most; playwright's message goes on for pages. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return (
    lines.find((line) => /FATAL|error while loading|No usable sandbox|No such file/.test(line)) ??
    lines[0] ??
    ''
  ).trim();
}
