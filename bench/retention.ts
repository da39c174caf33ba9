/** Ten times as many records as retention keeps: the file ends no larger than it was after a few times. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAME } from '../src/drivers/sqlite/file.ts';
import { openEmbedded } from '../src/drivers/sqlite/index.ts';
import type { Clock } from '../src/ports/clock.ts';
import type { TopicSettings } from '../src/ports/log.ts';
import { inFolder, round } from './place.ts';

const RETENTION_MS = 60_000;
const PER_RETENTION = 5_000;
const TIMES = 12;
const STEPS = 20;

const topic: TopicSettings = {
  topic: 'bench',
  partitions: 4,
  retentionMs: RETENTION_MS,
  compact: false,
  maxBytes: 10_000,
};

export function benchRetention(): Promise<object> {
  return inFolder(async (folder) => {
    let now = 1_700_000_000_000;
    const clock: Clock = { now: () => now, after: () => () => {} };
    const ages = {
      pageAgeMs: RETENTION_MS,
      documentAgeMs: RETENTION_MS,
      outcomeAgeMs: RETENTION_MS,
      eventAgeMs: RETENTION_MS,
    };
    const limits = { ...ages, pagesPerProfile: 20 };
    const common = { folder, name: 'bench', own: true, clock, synchronous: 'normal' as const, minFreeBytes: 0 };
    const embedded = await openEmbedded({ ...common, maxRetentionMs: RETENTION_MS, compactionLagMs: 0, limits });
    await embedded.log.ensureTopics([topic]);
    const megabytes: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      for (let step = 0; step < STEPS; step++) {
        now += RETENTION_MS / STEPS;
        await embedded.log.append(Array.from({ length: PER_RETENTION / STEPS }, (_, index) => record(index)));
        while ((await embedded.sweep(500)) > 0);
      }
      megabytes.push(round(size(folder)));
    }
    await embedded.close();
    return {
      retentions: TIMES,
      recordsPerRetention: PER_RETENTION,
      megabytesAfterEach: megabytes,
      growthFromThirdToLast: round((megabytes.at(-1) ?? 0) / (megabytes[2] ?? 1)),
    };
  });
}

const record = (index: number) => ({
  topic: topic.topic,
  key: String(index),
  value: Buffer.alloc(1_000, index % 256),
  headers: {},
});

function size(folder: string): number {
  return statSync(join(folder, FILE_NAME)).size / 1024 ** 2;
}
