/** The way to the web: fetcher, robots.txt, politeness, browser. */
import type { Config } from '../config/schema.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { Logger } from '../engine/logger.ts';
import type { Store } from '../ports/store.ts';
import { Politeness } from '../processors/read/politeness.ts';
import { createBrowser } from './browser.ts';

/** robots.txt is small: a page does not wait for it as long as for its own request. */
const ROBOTS_TIMEOUT_MS = 10_000;

export async function createWeb(config: Config, store: Store, logger: Logger) {
  const { createGate, createHttpFetcher, createRobots } = await import('../drivers/http/index.ts');
  const { http, hosts } = config;
  const gate = createGate({ allowedNetworks: http.allow });
  const common = { gate, clock: systemClock, userAgent: http.userAgent, connectTimeoutMs: http.connectTimeout };
  const fetcher = createHttpFetcher({
    ...common,
    maxConnectionsPerOrigin: hosts.connections,
    timeoutMs: http.timeout,
    maxBodyBytes: http.maxBody,
    maxUnpackedBytes: http.maxUnpacked,
  });
  const robots = createRobots({ ...common, timeoutMs: ROBOTS_TIMEOUT_MS });
  const renderer = await createBrowser(config, gate, logger);
  const close = async () => {
    await renderer?.close();
    await robots.close();
    await fetcher.close();
  };
  return {
    fetcher,
    renderer,
    politeness: new Politeness(robots, store, { gapMs: hosts.gap, gapsMs: hosts.gaps, connections: hosts.connections }),
    close,
  };
}
