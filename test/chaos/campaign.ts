/** The campaign: a daemon that is killed again and again while URLs keep coming, and then left to finish. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../src/config/load.ts';
import { type Data, openData } from '../../src/main.ts';
import type { Tormentor } from './children.ts';
import { Command } from './daemon.ts';
import type { Random } from './random.ts';
import { Readback } from './readback.ts';
import type { Send } from './scenario.ts';
import type { ChaosServer } from './server.ts';

export interface CampaignOptions {
  readonly folder: string;
  readonly sends: readonly Send[];
  readonly kills: number;
  readonly server: ChaosServer;
  readonly random: Random;
  /** Null: the daemon's children are left alone, and there are none but its threads. */
  readonly tormentor: Tormentor | null;
  readonly note: (text: string) => void;
}

export interface Campaign {
  readonly kills: number;
  /** Milliseconds since the epoch. */
  readonly started: number;
  readonly lastKill: number;
  /** All must have ended so long after it, in milliseconds. */
  readonly patience: number;
  /** Whether the flow came to rest in time, and the daemon to its end. */
  readonly idle: boolean;
  readonly exitCode: number | null;
  /** Daemons that ended by themselves. */
  readonly deaths: number;
}

export const GAP_MS = 50;
/** All must have ended this long after the last kill; the daemon gets a little longer, so that the figure is known. */
const PATIENCE_MS = 60_000;
/** A page whose browser was killed twice waits for a minute. */
const PATIENCE_WITH_CHILDREN_MS = 200_000;
const MARGIN_MS = 30_000;
const STOP_MS = 30_000;
const EARLY_MS = { low: 0, high: 2_000 };
const LATE_MS = { low: 2_000, high: 5_000 };
const LONGEST_WAIT_FOR_WORK_MS = 3_000;
const LOOK_MS = 300;

const SETTINGS = {
  QUAKEWIRE_HTTP_ALLOW: '127.0.0.0/8',
  QUAKEWIRE_HOSTS_GAP: `${GAP_MS}ms`,
  QUAKEWIRE_STORE_MIN_FREE: '50MB',
  QUAKEWIRE_LOG_LEVEL: 'debug',
};
const ALONE = { QUAKEWIRE_BROWSER_USE: 'off', QUAKEWIRE_EMBEDDER_USE: 'off' };
/** Deadlines so short that a child that stands still is found out while the run lasts. */
const WITH_CHILDREN = {
  QUAKEWIRE_BROWSER_DEADLINE: '8s',
  QUAKEWIRE_EMBEDDER_DEADLINE: '3s',
  QUAKEWIRE_LLM_PROPOSE: 'choose',
  QUAKEWIRE_LLM_GPU: 'off',
  QUAKEWIRE_LLM_DEADLINE: '8s',
};
/** How long the last daemon's children are struck. */
const LAST_STRIKES_MS = 40_000;

export async function runCampaign(options: CampaignOptions): Promise<Campaign> {
  const started = Date.now();
  const folder = dataFolder(options.folder);
  const config = loadConfig({}, { data: folder, 'store.minFree': '50MB' });
  const data = await openData(config, 'chaos', true);
  try {
    const deaths = await killAgainAndAgain(options, data);
    const killed = Date.now();
    const daemon = startDaemon(options);
    await strike(options, daemon, LAST_STRIKES_MS);
    options.note(`${options.kills} kills done, letting it finish`);
    const patience = options.tormentor === null ? PATIENCE_MS : PATIENCE_WITH_CHILDREN_MS;
    const idle = await comesToRest(folder, daemon, patience + MARGIN_MS);
    const exitCode = await daemon.stop(STOP_MS);
    const lastKill = Math.max(killed, options.tormentor?.last ?? 0);
    return { kills: options.kills, started, lastKill, patience, idle, exitCode, deaths };
  } finally {
    await data.close();
  }
}

export const dataFolder = (folder: string): string => join(folder, 'data');
export const logFile = (folder: string): string => join(folder, 'daemon.log');

/** Half the kills hit a daemon that has just started, or has not even finished starting; half one that is at work. */
async function killAgainAndAgain(options: CampaignOptions, data: Data): Promise<number> {
  const { kills, random, server } = options;
  let deaths = 0;
  for (let life = 0; life < kills; life++) {
    const early = life % 2 === 0;
    const { low, high } = early ? EARLY_MS : LATE_MS;
    const delay = random.between(low, high);
    const daemon = startDaemon(options);
    const sending = sendShare(options, data, life, delay);
    await Promise.all([sleep(delay), strike(options, daemon, delay)]);
    if (!early) await server.busy(LONGEST_WAIT_FOR_WORK_MS);
    if (!(await daemon.kill())) deaths += 1;
    await sending;
    options.note(`kill ${life + 1} of ${kills}, ${Math.round(delay)} ms after the start`);
  }
  if (kills === 0) await sendShare(options, data, 0, 0);
  return deaths;
}

/** Sends one life's share of the URLs in a few appends, spread over its time and a little beyond. */
async function sendShare(options: CampaignOptions, data: Data, life: number, ms: number): Promise<void> {
  const { sends, random } = options;
  const lives = Math.max(1, options.kills);
  const edge = (number: number) => Math.floor((number * sends.length) / lives);
  const share = sends.slice(edge(life), edge(life + 1));
  const cut = Math.floor(random.between(0, share.length));
  for (const batch of [share.slice(0, cut), share.slice(cut)]) {
    await sleep(random.between(0, 0.6 * ms));
    await data.log.append(batch.map(toRecord));
  }
}

/** Publishers send bare URLs or JSON. */
function toRecord({ url, render }: Send, index: number) {
  const asked = render ? { url, render: 'always' } : { url };
  const value = Buffer.from(index % 2 === 0 && !render ? url : JSON.stringify(asked));
  return { topic: 'urls', key: null, value, headers: {} };
}

/** Lets the daemon's children be struck for so long. */
async function strike({ tormentor }: CampaignOptions, { pid }: Command, ms: number): Promise<void> {
  if (pid !== undefined) await tormentor?.torment(pid, AbortSignal.timeout(Math.ceil(ms)));
}

function startDaemon({ folder, tormentor }: CampaignOptions): Command {
  const settings = { ...SETTINGS, ...(tormentor === null ? ALONE : WITH_CHILDREN) };
  return new Command(['run', '--data', dataFolder(folder)], settings, logFile(folder));
}

/** Two equal looks: a record may slip from a topic that was looked at later to one that was looked at before. */
async function comesToRest(folder: string, daemon: Command, ms: number): Promise<boolean> {
  const readback = new Readback(folder);
  try {
    const end = performance.now() + ms;
    let before: string | null = null;
    while (performance.now() < end && !daemon.ended) {
      const ends = readback.finishedEnds();
      if (ends !== null && ends === before) return true;
      before = ends;
      await sleep(LOOK_MS);
    }
    return false;
  } finally {
    readback.close();
  }
}
