/** kill -9 over replays of one WARC file, resumed each time: they must end as a replay that nobody disturbed. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyFault, check, type Faults, type Sent } from './check.ts';
import { Command } from './daemon.ts';
import { lookInto } from './embedded-file.ts';
import { checkLearning } from './learning.ts';
import type { Random } from './random.ts';
import { type Ended, endedIn, type Learned, learnedIn, type Published } from './readback.ts';

export interface ReplayOptions {
  readonly warc: string;
  readonly kills: number;
  /** A folder for the databases and the logs. */
  readonly out: string;
  readonly random: Random;
  readonly note: (text: string) => void;
}

export interface ReplayVerdict {
  readonly documents: number;
  readonly failures: number;
  /** Of the replay that nobody disturbed. */
  readonly seconds: number;
  readonly kills: number;
  /** Replays that were killed, resumed and finished. */
  readonly replays: number;
  /** Documents and failures that were there already at each resumption: how far the killed one had come. */
  readonly found: readonly number[];
  readonly faults: Readonly<Record<string, number>>;
  readonly ok: boolean;
}

/** Kills come at a random moment of this share of an undisturbed replay, so that a replay meets several. */
const SHARE = 0.6;
/** After a kill that came before anything was done. */
const GROWTH = 1.5;

/** Starts new replays until `kills` kills have hit, and lets the last one finish too. */
export async function replayKills(options: ReplayOptions): Promise<ReplayVerdict> {
  const started = performance.now();
  const calm = folderFor(options, 'undisturbed');
  if ((await replay(options.warc, calm).exited).code !== 0)
    throw new Error(`the undisturbed replay failed: see ${calm}`);
  const ms = performance.now() - started;
  const expected = readBack(calm).ended;
  const sent = sentOf(expected);
  const found: number[] = [];
  const faults: Readonly<Record<string, number>>[] = [];
  while (found.length < options.kills) {
    const folder = folderFor(options, `killed-${faults.length + 1}`);
    const code = await killedReplay(options, folder, SHARE * ms, found);
    const { ended, idle, learned } = readBack(folder);
    faults.push({
      ...check(sent, ended),
      // which profile a page met, if any, is the kills' doing
      ...checkLearning([], ended, learned),
      malformed: lastOf(ended).filter((one) => !isWellFormed(one)).length,
      otherCode: otherCodes(expected, ended),
      failed: Number(code !== 0),
      unfinished: Number(!idle),
    });
    options.note(`replay ${faults.length} ended after ${found.length} kills in all`);
  }
  const total = sum(faults);
  return {
    documents: expected.store.length,
    failures: endsOf(expected).length,
    seconds: Math.round(ms / 100) / 10,
    kills: found.length,
    replays: faults.length,
    found,
    faults: total,
    ok: !anyFault(total),
  };
}

/** Kills and resumes until a replay comes to its end, or all kills are done and it may; answers with its exit code. */
async function killedReplay(
  options: ReplayOptions,
  folder: string,
  ms: number,
  found: number[],
): Promise<number | null> {
  let longest = ms;
  let before = 0;
  for (;;) {
    const command = replay(options.warc, folder);
    if (found.length === options.kills) return (await command.exited).code;
    await Promise.race([command.exited, sleep(options.random.between(0, longest))]);
    if (!(await command.kill())) return (await command.exited).code;
    const now = endedSoFar(folder);
    found.push(now);
    // pages that take long, in a process that has just started and on a busy machine, would never see their end
    longest = now > before ? ms : longest * GROWTH;
    before = now;
  }
}

function replay(warc: string, folder: string): Command {
  const settings = { QUAKEWIRE_STORE_MIN_FREE: '50MB', QUAKEWIRE_LOG_LEVEL: 'info', QUAKEWIRE_EMBEDDER_USE: 'off' };
  return new Command(['replay', warc, '--data', folder], settings, join(folder, '..', 'replay.log'));
}

function folderFor({ out }: ReplayOptions, name: string): string {
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function readBack(folder: string): { readonly ended: Ended; readonly idle: boolean; readonly learned: Learned } {
  return lookInto(folder, (file) => {
    const contents = file.contents();
    return { ended: endedIn(contents), idle: file.finishedEnds() !== null, learned: learnedIn(contents) };
  });
}

/** 0 also where the kill came before there was a file or its tables. */
function endedSoFar(folder: string): number {
  try {
    const { documents, failures } = readBack(folder).ended;
    return documents.length + failures.length;
  } catch {
    return 0;
  }
}

function sentOf(ended: Ended): Sent[] {
  return [
    ...ended.store.map(({ id }): Sent => ({ url: '', id, expect: 'document' })),
    ...endsOf(ended).map(({ documentId, url = '' }): Sent => ({ url, id: documentId ?? url, expect: 'failure' })),
  ];
}

/** Failures that end a URL. */
function endsOf({ failures }: Ended): Ended['failures'] {
  return failures.filter(({ processor }) => processor === 'intake' || processor === 'read');
}

/** Failures with another code than in the undisturbed replay. */
function otherCodes(expected: Ended, ended: Ended): number {
  const codes = new Map(endsOf(expected).map(({ documentId, code }) => [documentId, code]));
  return endsOf(ended).filter(({ documentId, code }) => codes.has(documentId) && codes.get(documentId) !== code).length;
}

/** The last revision of every document. */
function lastOf({ documents }: Ended): Published[] {
  return [...Map.groupBy(documents, ({ value }) => value.id).values()].flatMap((all) => all.slice(-1));
}

/** Read with a profile or without: it has a text, and says how it was read. */
function isWellFormed({ value: { text, path, profile, status } }: Published): boolean {
  return status === 'published' && text.trim() !== '' && (path === 'schema') === (profile !== null);
}

function sum(all: readonly (Faults | Readonly<Record<string, number>>)[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const one of all) for (const [name, count] of Object.entries(one)) total[name] = (total[name] ?? 0) + count;
  return total;
}
