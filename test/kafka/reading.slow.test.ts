/** Back-pressure: whoever pauses while being told of records gets the others later, each once, in order. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openKafka } from '../../src/drivers/kafka/index.ts';
import type { Assignment, LogRecord, Membership } from '../../src/ports/log.ts';
import { Recorder, record, settle, topic } from '../contract/harness.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await sharedBroker();
const COUNT = 3_000;

/** Pauses whenever records come, and resumes some time later. */
class Hesitant extends Recorder {
  membership: Membership | null = null;
  readonly pauseMs: number;
  largest = 0;
  strays = 0;
  readonly #paused = new Set<Assignment>();

  constructor(pauseMs: number) {
    super(30_000);
    this.pauseMs = pauseMs;
  }

  override records(assignment: Assignment, records: readonly LogRecord[]): void {
    this.largest = Math.max(this.largest, records.length);
    if (this.#paused.has(assignment)) this.strays++;
    this.#paused.add(assignment);
    this.membership?.pause(assignment);
    super.records(assignment, records);
    setTimeout(() => {
      this.#paused.delete(assignment);
      this.membership?.resume(assignment);
    }, this.pauseMs);
  }
}

describe('Kafka: reading', { concurrency: false, ...needs(broker) }, () => {
  for (const pauseMs of [0, 15]) {
    test(`who pauses for ${pauseMs} ms at every portion gets small ones, and each record once`, () =>
      hesitate(pauseMs));
  }
});

async function hesitate(pauseMs: number): Promise<void> {
  const log = await openKafka(optionsFor(present(broker).brokers, newPrefix()));
  try {
    await log.ensureTopics([topic('t', { partitions: 2 })]);
    const values = Array.from({ length: COUNT }, (_, n) => String(n));
    await log.append(values.map((value) => record('t', value, `k${Number(value) % 5}`)));
    const hesitant = new Hesitant(pauseMs);
    hesitant.membership = await log.join('g', 't', hesitant);
    await hesitant.count(COUNT);
    await settle(300);
    assert.deepEqual(
      hesitant.texts.map(Number).toSorted((one, other) => one - other),
      values.map(Number),
    );
    for (const partition of [0, 1]) {
      const offsets = hesitant.got.map((one) => one.record).filter((one) => one.partition === partition);
      assert.ok(offsets.every(({ offset }, at) => at === 0 || offset > (offsets[at - 1]?.offset ?? 0)));
    }
    assert.ok(hesitant.largest <= 100);
    assert.equal(hesitant.strays, 0);
  } finally {
    await log.close();
  }
}
