/** node test/chaos/rolling.ts [--rate N] [--seconds S] [--out DIR] [--json]: both daemons restarted in turn under a steady load. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMissing } from '../support/missing.ts';
import { ALONE, comesToRest, SETTINGS } from './campaign.ts';
import { anyFault, check } from './check.ts';
import { endChildrenToo } from './daemon.ts';
import { Fleet } from './fleet.ts';
import { type KafkaPlatform, openKafkaPlatform } from './kafka.ts';
import { checkLearning } from './learning.ts';
import { readyWithin } from './outage.ts';
import { endedIn, learnedIn, writeEnded } from './readback.ts';
import { type Page, planSteady } from './scenario.ts';
import { ChaosServer } from './server.ts';

const READY_MS = 60_000;
const STOP_MS = 30_000;
const REST_MS = 90_000;
/** Before the first restart, and between the two. */
const CALM_MS = 10_000;
/** Enough for all sites to be known before anything is measured. */
const WARM_PAGES = 156;

interface Restart {
  readonly stopSeconds: number;
  readonly readySeconds: number;
}

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
endChildrenToo();
const out = values.out ?? mkdtempSync(join(tmpdir(), 'quakewire-rolling-'));
console.error(`rolling restart: files in ${out}`);
const platform = await openKafkaPlatform(out, { away: null });
if (isMissing(platform)) {
  console.error(`rolling restart: ${platform.missing}`);
  process.exit(2);
}
const server = await ChaosServer.start();
try {
  const verdict = await rolling(platform, server, Number(values.rate), Number(values.seconds));
  if (values.json) console.log(JSON.stringify(verdict));
  else console.dir(verdict, { depth: null });
  process.exitCode = anyFault(verdict.faults) ? 1 : 0;
} finally {
  await platform.close();
  await server.close();
}

/** `rate` pages a second for so many seconds, of which the restarts begin after CALM_MS. */
async function rolling(on: KafkaPlatform, web: ChaosServer, rate: number, seconds: number) {
  const pages = planSteady(WARM_PAGES + rate * seconds, web.port, 'plain');
  web.serve(pages);
  const fleet = new Fleet(on.slots, (slot) => on.start(slot, { ...SETTINGS, ...ALONE }));
  fleet.fill();
  if (!(await readyWithin(on, READY_MS))) throw new Error(`the daemons did not become ready: see ${out}`);
  await on.client.follow('documents');
  await on.send(pages.slice(0, WARM_PAGES).map(({ url }) => url));
  if (!(await comesToRest(on, fleet, REST_MS))) throw new Error(`the daemons did not come to rest: see ${out}`);
  const [sentAt, { began, restarts }] = await Promise.all([
    send(on, pages.slice(WARM_PAGES), rate),
    restartAll(on, fleet),
  ]);
  const idle = await comesToRest(on, fleet, REST_MS);
  const seen = await on.client.seen();
  const stoppedBadly = await fleet.stopAll(STOP_MS);
  const contents = await on.contents();
  const ended = endedIn(contents);
  const sent = pages.map(({ url, id, expect }) => ({ url, id, expect }));
  writeEnded(out, sent, ended);
  const latencies = (during: boolean) =>
    pages.slice(WARM_PAGES).flatMap(({ id }, index) => {
      const at = sentAt[index] ?? 0;
      return at >= began === during ? [(seen.get(id) ?? Number.POSITIVE_INFINITY) - at] : [];
    });
  return {
    pages: pages.length,
    rate,
    documents: ended.store.length,
    restarts,
    before: spread(latencies(false)),
    fromFirstRestartOn: spread(latencies(true)),
    faults: {
      ...check(sent, ended),
      ...checkLearning(pages, ended, learnedIn(contents)),
      neverIdle: Number(!idle),
      stoppedBadly,
      diedAlone: fleet.deaths,
    },
  };
}

/** At an even pace; answers when each was sent, in milliseconds since the epoch. */
async function send(on: KafkaPlatform, pages: readonly Page[], rate: number): Promise<number[]> {
  const started = performance.now();
  const times: number[] = [];
  for (const [index, { url }] of pages.entries()) {
    await sleep(Math.max(0, started + (index * 1000) / rate - performance.now()));
    times.push(await on.client.send('urls', [url]));
  }
  return times;
}

async function restartAll(on: KafkaPlatform, fleet: Fleet) {
  await sleep(CALM_MS);
  const began = Date.now();
  const restarts: Restart[] = [];
  for (let slot = 0; slot < fleet.slots; slot++) {
    if (slot > 0) await sleep(CALM_MS);
    restarts.push(await restart(on, fleet, slot));
  }
  return { began, restarts };
}

async function restart(on: KafkaPlatform, fleet: Fleet, slot: number): Promise<Restart> {
  const started = performance.now();
  if ((await fleet.stop(slot, STOP_MS)) !== 0) throw new Error(`a daemon did not stop well: see ${out}`);
  const stopped = performance.now();
  fleet.fill();
  if (!(await readyWithin(on, READY_MS))) throw new Error(`a daemon did not become ready again: see ${out}`);
  return { stopSeconds: inSeconds(stopped - started), readySeconds: inSeconds(performance.now() - stopped) };
}

/** Milliseconds from a URL's being sent to its document's being read. */
function spread(latencies: readonly number[]) {
  const sorted = [...latencies].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { pages: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1) };
}

function inSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
