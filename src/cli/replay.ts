import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decode, encode } from '../../topics/contract.ts';
import { documents } from '../../topics/documents.ts';
import { failures } from '../../topics/failures.ts';
import { urls } from '../../topics/urls.ts';
import type { Archive, Daemon } from '../main.ts';
import { canonicalUrl, documentId } from '../page/url.ts';
import { LIVE } from '../schema/profile.ts';
import {
  action,
  dataOption,
  embeddedConfigFor,
  jsonOption,
  note,
  print,
  printJson,
  type Register,
  stopSignal,
  wholeNumber,
} from './common.ts';
import { appendOnce, everything } from './records.ts';

interface Options {
  readonly data?: string;
  readonly passes: string;
  readonly json?: boolean;
}

export const registerReplay: Register = (program) => {
  program
    .command('replay')
    .description('the same flow over the pages of a WARC file; goes on where it was when it is run again')
    .argument('<file>', 'WARC file, compressed or not')
    .option('--passes <n>', 'read all pages this many times', '1')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(action(replay));
};

async function replay(file: string, options: Options): Promise<void> {
  const started = performance.now();
  const stop = stopSignal();
  const passes = wholeNumber('--passes', options.passes, 1);
  const config = embeddedConfigFor({ data: options.data ?? (await mkdtemp(join(tmpdir(), 'quakewire-replay-'))) });
  const { openArchive, startDaemon } = await import('../main.ts');
  const archive = await openArchive(file);
  const daemon = await startDaemon(config, { name: `quakewire replay ${file}`, fetcher: archive.fetcher });
  try {
    const digest = await sha256(file);
    for (let pass = 1; pass <= passes && !stop.aborted; pass++) {
      const again = pass > 1 ? { refresh: true } : {};
      const records = archive.urls.map((url) => encode(urls, { url, ...again }));
      await appendOnce(daemon, `replay.${digest}.${pass}`, urls.topic, records);
      await untilIdle(daemon, archive.urls.length, stop);
    }
    if (stop.aborted) {
      note('interrupted; the same command goes on from here');
      process.exitCode = 130;
      return;
    }
    const figures = { ...(await count(daemon, archive)), seconds: Math.round(performance.now() - started) / 1000 };
    await (options.json
      ? printJson(figures)
      : print(
          `${Object.entries(figures)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}; data in ${config.data}`,
        ));
  } finally {
    await daemon.stop();
    await archive.close();
  }
}

const LOOK_MS = 100;
const NOTE_MS = 1_000;

async function untilIdle({ engine, meter }: Daemon, pages: number, stop: AbortSignal): Promise<void> {
  let noted = performance.now();
  while (!stop.aborted && !(await engine.idle())) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (performance.now() - noted < NOTE_MS) continue;
    noted = performance.now();
    const [done, failed] = (['done', 'reject'] as const).map((outcome) =>
      meter.value('records', { processor: 'read', outcome }),
    );
    note(`${done} of ${pages} pages read, ${failed} failed`);
  }
}

async function count({ log, store }: Daemon, archive: Archive) {
  const ids = new Set(archive.urls.flatMap((url) => idOf(url) ?? []));
  const last = new Map<string, { revision: number; reused: boolean }>();
  for await (const record of everything(log, documents.topic)) {
    const { id, revision, profile } = decode(documents, record);
    if (ids.has(id) && revision > (last.get(id)?.revision ?? 0)) last.set(id, { revision, reused: profile !== null });
  }
  const failed = new Set<string>();
  for await (const record of everything(log, failures.topic)) {
    const { documentId: id } = decode(failures, record);
    if (id !== undefined && ids.has(id) && !last.has(id)) failed.add(id);
  }
  const reused = [...last.values()].filter((document) => document.reused).length;
  return {
    pages: archive.urls.length,
    documents: last.size,
    failures: failed.size,
    ...(await learned(store)),
    reused,
    fallback: last.size - reused,
  };
}

/** Profiles that pages are read with now, and versions that were ever made. */
async function learned(store: Daemon['store']): Promise<{ profiles: number; induced: number }> {
  const live = await store.profiles({ status: LIVE });
  const all = await store.profiles({});
  return { profiles: new Set(live.map(({ id }) => id)).size, induced: all.length };
}

function idOf(url: string): string | null {
  try {
    return documentId(canonicalUrl(url));
  } catch {
    return null;
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}
