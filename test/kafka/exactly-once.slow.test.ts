/** Whatever becomes of the members of a group, a reader of committed records finds every copy once. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import type { Log } from '../../src/ports/log.ts';
import { record, settle } from '../contract/harness.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { Copier, copies, SESSION_MS, TOPICS } from './copier.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await sharedBroker();

const which = fc.nat(1);
const action = fc.oneof(
  fc.record({ kind: fc.constant('append' as const), count: fc.integer({ min: 50, max: 300 }) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(700) }),
  fc.record({ kind: fc.constant('renew' as const), which, partition: fc.nat(3) }),
  fc.record({ kind: fc.constant('leave' as const), which }),
  fc.record({ kind: fc.constant('join' as const), which }),
  fc.record({ kind: fc.constant('crash' as const) }),
  fc.record({ kind: fc.constant('freeze' as const), ms: fc.integer({ min: 100, max: 2 * SESSION_MS }) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

describe('Kafka: exactly once', needs(broker), () => {
  test('through joining, leaving, renewing, crashing and freezing', async () => {
    const property = fc.asyncProperty(fc.array(action, { minLength: 15, maxLength: 30 }), run);
    await fc.assert(property, { numRuns: Number(process.env.FAST_CHECK_RUNS ?? 3), endOnFailure: true });
  });
});

async function run(actions: readonly Action[]): Promise<void> {
  const { brokers } = present(broker);
  const prefix = newPrefix();
  const open = () => openKafka(optionsFor(brokers, prefix, { sessionTimeoutMs: SESSION_MS }));
  const logs: [Log, Log] = [await open(), await open()];
  for (const log of logs) await log.ensureTopics(TOPICS);
  const group = new Group(logs, () => spawnCopier(brokers, prefix));
  try {
    for (const one of actions) await group.act(one);
    await group.settleDown();
    const found = await copies(logs[0], group.appended.length, 60_000);
    // whatever was copied twice would come now
    await settle(500);
    assert.deepEqual((await copies(logs[0], 0, 0)).toSorted(), group.appended.toSorted(), `${found.length} copies`);
  } finally {
    group.child.kill('SIGKILL');
    await Promise.all(logs.map((log) => log.close()));
  }
}

class Group {
  readonly appended: string[] = [];
  child: ChildProcess;
  readonly #log: Log;
  readonly #copiers: readonly Copier[];
  readonly #spawn: () => ChildProcess;

  constructor(logs: readonly [Log, Log], spawnChild: () => ChildProcess) {
    this.#log = logs[0];
    this.#copiers = logs.map((log) => new Copier(log));
    this.#spawn = spawnChild;
    this.child = spawnChild();
  }

  async act(action: Action): Promise<void> {
    if (action.kind === 'append') await this.#append(action.count);
    else if (action.kind === 'wait') await settle(action.ms);
    else if (action.kind === 'renew') this.#copiers[action.which]?.renew(action.partition);
    else if (action.kind === 'leave') await this.#copiers[action.which]?.leave();
    else if (action.kind === 'join') await this.#copiers[action.which]?.join();
    else if (action.kind === 'crash') await this.#crash();
    else await this.#freeze(action.ms);
  }

  async settleDown(): Promise<void> {
    for (const copier of this.#copiers) await copier.join();
    assert.deepEqual(
      this.#copiers.flatMap(({ failures }) => failures),
      [],
    );
  }

  async #append(count: number): Promise<void> {
    const values = Array.from({ length: count }, (_, at) => String(this.appended.length + at));
    await this.#log.append(values.map((value) => record('in', value, value)));
    this.appended.push(...values);
  }

  async #crash(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    this.child = this.#spawn();
  }

  async #freeze(ms: number): Promise<void> {
    this.child.kill('SIGSTOP');
    await settle(ms);
    this.child.kill('SIGCONT');
  }
}

function spawnCopier(brokers: string, prefix: string): ChildProcess {
  const script = join(import.meta.dirname, 'copier-process.ts');
  return spawn(process.execPath, [script, brokers, prefix], { stdio: ['ignore', 'ignore', 'inherit'] });
}
