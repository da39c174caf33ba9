/** The campaign: daemons that are killed again and again while URLs keep coming, and then left to finish. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tormentor } from './children.ts';
import { Fleet } from './fleet.ts';
import { type Endured, endure } from './outage.ts';
import type { Outage, Platform } from './platform.ts';
import type { Random } from './random.ts';
import type { Send } from './scenario.ts';
import type { ChaosServer } from './server.ts';

export interface CampaignOptions {
  readonly platform: Platform;
  readonly sends: readonly Send[];
  readonly kills: number;
  readonly server: ChaosServer;
  readonly random: Random;
  /** Null: the daemons' children are left alone, and there are none but their threads. */
  readonly tormentor: Tormentor | null;
  readonly patienceMs?: number;
  readonly note: (text: string) => void;
}

export interface Campaign {
  readonly kills: number;
  readonly outages: readonly Endured[];
  /** Milliseconds since the epoch. */
  readonly started: number;
  readonly lastFault: number;
  /** All must have ended so long after it, in milliseconds. */
  readonly patience: number;
  /** Whether the flow came to rest in time. */
  readonly idle: boolean;
  /** Daemons that did not end well when they were asked to. */
  readonly stoppedBadly: number;
  /** Daemons that ended by themselves. */
  readonly deaths: number;
}

/** One fault, and the share of the URLs that is sent around it. */
type Step =
  | { readonly kind: 'kill'; readonly early: boolean; readonly sends: readonly Send[] }
  | { readonly kind: 'outage'; readonly outage: Outage; readonly sends: readonly Send[] }
  | { readonly kind: 'none'; readonly sends: readonly Send[] };

export const GAP_MS = 50;
/** All must have ended this long after the last fault; the daemons get a little longer, so that the figure is known. */
const PATIENCE_MS = 60_000;
/** A page whose browser was killed twice waits for a minute. */
const PATIENCE_WITH_CHILDREN_MS = 200_000;
const MARGIN_MS = 30_000;
const STOP_MS = 30_000;
const LONGEST_WAIT_FOR_WORK_MS = 3_000;
const LOOK_MS = 300;

export const SETTINGS = {
  QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8',
  QUAKEWIRE_HOSTS_GAP: `${GAP_MS}ms`,
  QUAKEWIRE_STORE_MIN_FREE: '50MB',
  QUAKEWIRE_LOG_LEVEL: 'debug',
};
export const ALONE = { QUAKEWIRE_BROWSER_USE: 'off', QUAKEWIRE_EMBEDDER_USE: 'off' };
/** Deadlines so short that a child that stands still is found out while the run lasts. */
const WITH_CHILDREN = {
  QUAKEWIRE_BROWSER_DEADLINE: '8s',
  QUAKEWIRE_EMBEDDER_DEADLINE: '3s',
  QUAKEWIRE_LLM_PROPOSE: 'choose',
  QUAKEWIRE_LLM_GPU: 'off',
  QUAKEWIRE_LLM_DEADLINE: '8s',
};
/** How long the last daemons' children are struck. */
const LAST_STRIKES_MS = 40_000;

export async function runCampaign(options: CampaignOptions): Promise<Campaign> {
  const { platform, kills, tormentor, note } = options;
  const started = Date.now();
  const settings = { ...SETTINGS, ...(tormentor === null ? ALONE : WITH_CHILDREN) };
  const fleet = new Fleet(platform.slots, (slot) => platform.start(slot, settings));
  const outages: Endured[] = [];
  let slot = 0;
  for (const [at, step] of stepsOf(options).entries()) {
    fleet.fill();
    if (step.kind === 'none') await sendShare(options, step.sends, 0);
    else if (step.kind === 'outage') outages.push(await endureOutage(options, step.outage, step.sends));
    else slot = await kill(options, fleet, step.early, step.sends, slot);
    note(`step ${at + 1} done: ${step.kind === 'outage' ? step.outage.name : step.kind}`);
  }
  const last = Date.now();
  fleet.fill();
  await strike(options, fleet, LAST_STRIKES_MS);
  note(`${kills} kills done, letting it finish`);
  const patience = options.patienceMs ?? (tormentor === null ? PATIENCE_MS : PATIENCE_WITH_CHILDREN_MS);
  const idle = await comesToRest(platform, fleet, patience + MARGIN_MS);
  const stoppedBadly = await fleet.stopAll(STOP_MS);
  const lastFault = Math.max(last, tormentor?.last ?? 0);
  return { kills, outages, started, lastFault, patience, idle, stoppedBadly, deaths: fleet.deaths };
}

/** The outages are spread evenly among the kills, the URLs among both. */
function stepsOf({ kills, platform: { outages }, sends }: CampaignOptions): Step[] {
  const total = kills + outages.length;
  const share = (at: number) => sends.slice(edge(at), edge(at + 1));
  const edge = (at: number) => Math.floor((at * sends.length) / Math.max(1, total));
  if (total === 0) return [{ kind: 'none', sends }];
  const every = total / (outages.length + 1);
  const places = new Map(outages.map((outage, index) => [Math.floor((index + 1) * every), outage]));
  let killed = 0;
  return Array.from({ length: total }, (_, at): Step => {
    const outage = places.get(at);
    if (outage !== undefined) return { kind: 'outage', outage, sends: share(at) };
    return { kind: 'kill', early: killed++ % 2 === 0, sends: share(at) };
  });
}

/** Half the kills hit a daemon that has just started, or has not even finished starting; half one that is at work. */
async function kill(
  options: CampaignOptions,
  fleet: Fleet,
  early: boolean,
  sends: readonly Send[],
  started: number,
): Promise<number> {
  const { platform, random, server } = options;
  const { low, high } = early ? platform.early : platform.late;
  const delay = random.between(low, high);
  const slot = early ? started : Math.floor(random.between(0, fleet.slots));
  const sending = sendShare(options, sends, delay);
  await Promise.all([sleep(delay), strike(options, fleet, delay)]);
  if (!early) await server.busy(LONGEST_WAIT_FOR_WORK_MS);
  await fleet.kill(slot);
  await sending;
  return slot;
}

function endureOutage(options: CampaignOptions, outage: Outage, sends: readonly Send[]): Promise<Endured> {
  return endure(options.platform, outage, () => sendShare(options, sends, outage.ms));
}

/** Sends a share of the URLs in a few appends, spread over the time and a little beyond. */
async function sendShare({ platform, random }: CampaignOptions, share: readonly Send[], ms: number): Promise<void> {
  const cut = Math.floor(random.between(0, share.length));
  for (const batch of [share.slice(0, cut), share.slice(cut)]) {
    await sleep(random.between(0, 0.6 * ms));
    if (batch.length > 0) await platform.send(batch.map(toValue));
  }
}

/** Publishers send bare URLs or JSON. */
function toValue({ url, render }: Send, index: number): string {
  return index % 2 === 0 && !render ? url : JSON.stringify(render ? { url, render: 'always' } : { url });
}

/** Lets the daemons' children be struck for so long. */
async function strike({ tormentor }: CampaignOptions, { pids }: Fleet, ms: number): Promise<void> {
  const signal = AbortSignal.timeout(Math.ceil(ms));
  await Promise.all(pids.map((pid) => tormentor?.torment(pid, signal)));
}

/** Two equal looks: a record may slip from a topic that was looked at later to one that was looked at before. */
export async function comesToRest(platform: Platform, fleet: Fleet, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  let before: string | null = null;
  while (performance.now() < end && fleet.whole) {
    const ends = await platform.finishedEnds();
    if (ends !== null && ends === before) return true;
    before = ends;
    await sleep(LOOK_MS);
  }
  return false;
}
