/** The engine: a runner per processor, started and stopped in the order of the flow. */

import { retryTiers } from '../../topics/retry.ts';
import type { Committer } from '../ports/committer.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import { Exposure } from './exposure.ts';
import { Guard } from './guard.ts';
import type { Surroundings } from './handling.ts';
import type { LoadLimits } from './load.ts';
import type { RetryPolicy } from './policy.ts';
import type { Processor } from './processor.ts';
import { returner } from './returner.ts';
import { Runner } from './runner.ts';

export interface EngineDeps extends Omit<Surroundings, 'exposure'> {
  readonly log: Log;
  readonly committer: Committer;
  readonly store: Pick<Store, 'probe' | 'noteTruncation'>;
  readonly limits: LoadLimits;
  readonly retry: RetryPolicy;
  /** Where what is being worked on is noted, for after a crash; null: nowhere. */
  readonly journal: Journal | null;
  /** How long what is finished waits for more before it is committed; 0 where a commit costs little. Milliseconds. */
  readonly lingerMs?: number;
  /** Milliseconds for finishing what is in flight when stopping. */
  readonly stopMs: number;
}

export interface ProcessorLoad {
  readonly processor: string;
  readonly topic: string;
  readonly inFlight: number;
  /** How many of the topic's partitions are this process's. */
  readonly partitions: number;
}

export interface Engine {
  /** The error of what is down (its code names it) while the engine is halted; null otherwise. */
  halted(): unknown;
  /** What runs, in the order of the flow, how many records of each are in flight, and how many partitions it has. */
  load(): readonly ProcessorLoad[];
  /** Whether every record of every topic that the processors read is finished. */
  idle(): Promise<boolean>;
  stop(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: processors of different values share one list
export type AnyProcessor = Processor<any>;

/** Starts the processors, upstream first, and the retry tiers' returners. */
export async function startEngine(processors: readonly AnyProcessor[], deps: EngineDeps): Promise<Engine> {
  const guard = new Guard(deps);
  const exposure = new Exposure(deps.journal, deps.clock);
  await guard.check();
  const all: AnyProcessor[] = [...retryTiers.map(returner), ...processors];
  const { lingerMs = 0 } = deps;
  const runners = all.map((processor) => new Runner(processor, { ...deps, lingerMs, guard, exposure }));
  try {
    for (const runner of runners) await runner.start();
  } catch (error) {
    await stopAll(runners, guard, { ...deps, stopMs: 0 });
    exposure.close();
    throw error;
  }
  return {
    halted: () => guard.cause,
    load: () =>
      runners.map(({ processor, inFlight, tenancy: { partitions } }) => {
        return { processor: processor.name, topic: processor.input.topic, inFlight, partitions };
      }),
    idle: () => isIdle(deps.log, all),
    async stop() {
      await stopAll(runners, guard, deps);
      exposure.close();
    },
  };
}

async function stopAll(runners: readonly Runner<unknown>[], guard: Guard, deps: EngineDeps): Promise<void> {
  const end = deps.clock.now() + deps.stopMs;
  for (const runner of runners) await runner.stop(Math.max(0, end - deps.clock.now()));
  guard.close();
}

/** Two equal looks without anything unfinished: a record cannot have slipped from a later topic to an earlier one. */
async function isIdle(log: Log, processors: readonly AnyProcessor[]): Promise<boolean> {
  const first = await finishedEnds(log, processors);
  return first !== null && first === (await finishedEnds(log, processors));
}

async function finishedEnds(log: Log, processors: readonly AnyProcessor[]): Promise<string | null> {
  const ends: string[] = [];
  for (const { name, input } of processors) {
    const committed = await log.committed(name, input.topic);
    for (const { partition, start, end } of await log.ranges(input.topic)) {
      const next = Math.max(committed.get(partition)?.offset ?? start, start);
      // the last offsets may be none of records
      if (next < end && (await log.read(input.topic, partition, next, 1)).length > 0) return null;
      ends.push(`${input.topic}/${partition}/${end}`);
    }
  }
  return ends.join(' ');
}
