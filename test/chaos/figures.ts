/** The figures of a campaign. */
import { CODES, type Code } from '../../src/ports/errors.ts';
import { type Campaign, GAP_MS } from './campaign.ts';
import type { Tormentor } from './children.ts';
import { readLog } from './daemon.ts';
import type { Endured } from './outage.ts';
import type { Ended } from './readback.ts';
import { REQUESTS, type Scenario, STRICT_HOST } from './scenario.ts';
import type { ChaosServer } from './server.ts';

export interface Figures {
  readonly kills: number;
  readonly daemonsReady: number;
  readonly seconds: number;
  readonly secondsAfterLastFault: number;
  readonly recordsPerSecond: number;
  /** Failed tries that went through a retry tier. */
  readonly retries: number;
  /** Records that waited for their host's slot: in flight, and in a retry tier. */
  readonly defers: { readonly inFlight: number; readonly inTier: number };
  /** Requests beyond those that the pages need: records that were handled again after a kill. */
  readonly replays: number;
  /** Halts of daemons: in all, and while nothing was away that they need. */
  readonly halts: { readonly all: number; readonly unprovoked: number };
  readonly outages: readonly (Endured & { readonly endsMeanwhile: number })[];
  /** By error code. */
  readonly failures: Readonly<Record<string, number>>;
  readonly requestsPerHost: { readonly least: number; readonly most: number };
  readonly gaps: Gaps;
  readonly strictGaps: Gaps;
}

interface Gaps {
  readonly asked: number;
  readonly smallest: number;
  readonly median: number;
  /** Below nine tenths of what is asked: timers and sockets jitter. */
  readonly tooSmall: number;
  readonly all: number;
}

export function figuresOf(
  campaign: Campaign,
  { pages, hosts }: Scenario,
  server: ChaosServer,
  ended: Ended,
  parked: readonly string[],
  logs: readonly string[],
): Figures {
  const log = logs.flatMap(readLog);
  const ends = [...ended.documents, ...ended.failures].map(({ timestamp }) => timestamp);
  const lastEnd = ends.reduce((last, timestamp) => Math.max(last, timestamp), 0);
  const seconds = (lastEnd - campaign.started) / 1000;
  const inTier = parked.filter((code) => code === 'DEFERRED').length;
  const counts = hosts.map((host) => server.arrivals.get(host)?.length ?? 0);
  return {
    kills: campaign.kills,
    daemonsReady: log.filter(({ msg }) => msg === 'ready').length,
    seconds: round(seconds),
    secondsAfterLastFault: round((lastEnd - campaign.lastFault) / 1000),
    recordsPerSecond: round(pages.length / seconds),
    retries: parked.length - inTier,
    defers: { inFlight: log.filter(({ msg, processor }) => msg === 'waits' && processor === 'read').length, inTier },
    replays: pages.reduce(
      (sum, page) => sum + Math.max(0, (server.requests.get(page.number) ?? 0) - REQUESTS[page.kind]),
      0,
    ),
    halts: haltsIn(log, campaign.outages),
    outages: campaign.outages.map((one) => ({
      ...one,
      endsMeanwhile: ends.filter((timestamp) => one.from < timestamp && timestamp < one.to).length,
    })),
    failures: countBy(ended.failures.map(({ code }) => code)),
    requestsPerHost: { least: Math.min(...counts), most: Math.max(...counts) },
    gaps: gapsOf(
      hosts.filter((host) => host !== STRICT_HOST),
      server,
      GAP_MS,
    ),
    strictGaps: gapsOf([STRICT_HOST], server, 1_000),
  };
}

/** What a run must not show, beyond lost and doubled records. */
export function shortcomings(campaign: Campaign, figures: Figures): Readonly<Record<string, number>> {
  const { retries, defers, replays, secondsAfterLastFault, outages } = figures;
  const killed = campaign.kills > 0;
  const halting = outages.filter(({ halts }) => halts);
  const others = outages.filter(({ halts }) => !halts);
  return {
    noRetries: Number(retries === 0),
    noDefers: Number(defers.inFlight + defers.inTier === 0),
    noReplays: Number(killed && replays === 0),
    endedLate: Number(secondsAfterLastFault * 1000 > campaign.patience),
    neverIdle: Number(!campaign.idle),
    halted: figures.halts.unprovoked,
    stoppedBadly: campaign.stoppedBadly,
    diedAlone: campaign.deaths,
    failedByHalt: Object.entries(figures.failures).reduce((sum, [code, n]) => sum + (isHalt(code) ? n : 0), 0),
    saidReady: halting.reduce((sum, { unready, slots }) => sum + slots - unready, 0),
    saidUnready: others.reduce((sum, { unready }) => sum + unready, 0),
    stoodStill: others.filter(({ endsMeanwhile }) => endsMeanwhile === 0).length,
    notLive: outages.reduce((sum, { notLive }) => sum + notLive, 0),
    notRecovered: outages.filter(({ recoverySeconds }) => recoverySeconds === null).length,
  };
}

export interface ChildrenFigures {
  readonly killed: Readonly<Record<string, number>>;
  /** By SIGSTOP: they stand still, as if they hung. */
  readonly stopped: Readonly<Record<string, number>>;
  /** Model processes that were started again, as the log has it. */
  readonly restarts: number;
  /** Log lines that say what works no more, and what still does. */
  readonly saidDegraded: number;
}

export function childrenFigures({ killed, stopped }: Tormentor, logs: readonly string[]): ChildrenFigures {
  const log = logs.flatMap(readLog);
  return {
    killed,
    stopped,
    restarts: log.filter(({ msg }) => msg === 'a child process ended, and is started again').length,
    saidDegraded: log.filter(({ msg }) => msg.startsWith('there is no ')).length,
  };
}

/** A daemon may find out late, and resume late. */
const AFTER_OUTAGE_MS = 5_000;

function haltsIn(log: ReturnType<typeof readLog>, outages: readonly Endured[]): Figures['halts'] {
  const halts = log.filter(({ msg }) => msg.startsWith('halted'));
  const isProvoked = ({ time }: { time: string }) =>
    outages.some(
      ({ halts, from, to }) => halts && from <= Date.parse(time) && Date.parse(time) <= to + AFTER_OUTAGE_MS,
    );
  return { all: halts.length, unprovoked: halts.filter((halt) => !isProvoked(halt)).length };
}

function isHalt(code: string): boolean {
  return code in CODES && CODES[code as Code].disposition === 'halt';
}

function countBy(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

function gapsOf(hosts: readonly string[], server: ChaosServer, asked: number): Gaps {
  const gaps = hosts
    .flatMap((host) => {
      const times = server.arrivals.get(host) ?? [];
      return times.slice(1).map((time, index) => time - (times[index] ?? 0));
    })
    .sort((one, other) => one - other);
  return {
    asked,
    smallest: round(gaps[0] ?? 0),
    median: round(gaps[gaps.length >> 1] ?? 0),
    tooSmall: gaps.filter((gap) => gap < 0.9 * asked).length,
    all: gaps.length,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
