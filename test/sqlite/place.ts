import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedOptions, openEmbedded } from '../../src/drivers/sqlite/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { Place } from '../contract/harness.ts';

export const DAY = 86_400_000;

/** Options that suit most tests. */
export const optionsFor = (folder: string, changes: Partial<EmbeddedOptions> = {}): EmbeddedOptions => ({
  folder,
  name: 'the test',
  own: true,
  clock: systemClock,
  synchronous: 'normal',
  minFreeBytes: 0,
  maxRetentionMs: null,
  compactionLagMs: 0,
  limits: { pageAgeMs: 7 * DAY, documentAgeMs: 30 * DAY, pagesPerProfile: 20, outcomeAgeMs: 90 * DAY },
  onError: (error) => {
    throw error;
  },
  ...changes,
});

export async function makeSqlitePlace(changes: Partial<EmbeddedOptions> = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-'));
  return {
    open: () => openEmbedded(optionsFor(folder, changes)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs the test with a new folder, and removes it. */
export async function withFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-'));
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
