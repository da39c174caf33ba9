/** One daemon on one embedded file. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load.ts';
import { openData } from '../../src/main.ts';
import { Command } from './daemon.ts';
import { EmbeddedFile, lookInto } from './embedded-file.ts';
import type { Platform } from './platform.ts';

/** Keeps the file and the daemon's log in `out`. */
export async function openEmbeddedPlatform(out: string): Promise<Platform> {
  const [folder, log] = [join(out, 'data'), join(out, 'daemon.log')];
  mkdirSync(out, { recursive: true });
  for (const old of [folder, log]) rmSync(old, { recursive: true, force: true });
  const config = loadConfig({}, { data: folder, 'store.minFree': '50MB' });
  const data = await openData(config, 'chaos', true);
  const file = new EmbeddedFile(folder);
  return {
    slots: 1,
    early: { low: 0, high: 2_000 },
    late: { low: 2_000, high: 5_000 },
    outages: [],
    logs: [log],
    start: (_slot, settings) => new Command(['run', '--data', folder], settings, log),
    ask: async () => null,
    send: async (values) => {
      await data.log.append(
        values.map((value) => ({ topic: 'urls', key: null, value: Buffer.from(value), headers: {} })),
      );
    },
    finishedEnds: async () => file.finishedEnds(),
    contents: async () => lookInto(folder, (fresh) => fresh.contents()),
    close: async () => {
      file.close();
      await data.close();
    },
  };
}
