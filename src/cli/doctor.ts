import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../config/schema.ts';
import { CodedError } from '../ports/errors.ts';
import { action, configFor, dataOption, jsonOption, print, printJson, type Register } from './common.ts';

interface Finding {
  readonly part: string;
  readonly ok: boolean;
  readonly detail: string;
}

const LEAST_NODE_MAJOR = 24;
const SAMPLE =
  '<html><title>sample</title><body><article><h1>Sample</h1><p>One sentence that is long enough to be a text, and another clause.</p></article></body></html>';
const SAMPLE_QUAKE = 'An earthquake of magnitude 5.2 struck 30 km south of Almaty.';

export const registerDoctor: Register = (program) => {
  program
    .command('doctor')
    .description('check what is installed, reachable, loadable')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async ({ data, json }: { data?: string; json?: boolean }) => {
        const config = configFor({ data });
        const findings = [
          runtime(),
          await check('broker', async () => (await import('../main.ts')).examineBroker(config)),
          await check('database', async () => (await import('../main.ts')).examineStore(config)),
          await check('index', async () => (await import('../main.ts')).examineIndex(config)),
          await check('disk', () => disk(config)),
          await check('pages', () => pages(config)),
          await check('earthquakes', () => earthquakes(config)),
          await check('browser', () => browser(config)),
          await check('embedder', async () => (await import('../main.ts')).examineEmbedder(config)),
          await check('language model', async () => (await import('../main.ts')).examineModel(config)),
        ];
        if (json) await printJson({ ok: findings.every(({ ok }) => ok), findings });
        else for (const { part, ok, detail } of findings) await print(`${ok ? 'ok  ' : 'FAIL'} ${part}: ${detail}`);
        if (!findings.every(({ ok }) => ok)) process.exitCode = 1;
      }),
    );
};

async function check(part: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { part, ok: true, detail: await look() };
  } catch (error) {
    return { part, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function runtime(): Finding {
  const ok = Number(process.versions.node.split('.')[0]) >= LEAST_NODE_MAJOR;
  return { part: 'node', ok, detail: `${process.versions.node}, SQLite ${process.versions.sqlite}` };
}

async function disk(config: Config): Promise<string> {
  const { bavail, bsize } = await statfs(existingPart(config.data));
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`;
  if (bavail * bsize < config.store.minFree)
    throw new CodedError('DISK_FULL', `less than store.minFree is free`, { value: free });
  return free;
}

async function pages(config: Config): Promise<string> {
  const { createPages } = await import('../main.ts');
  const reader = await createPages(config);
  try {
    const page = {
      bytes: Buffer.from(SAMPLE),
      url: 'https://page.invalid/',
      contentType: 'text/html',
      hints: {},
      now: Date.now(),
    };
    const { ms } = await reader.read(
      { page, profiles: [], skeleton: false },
      AbortSignal.timeout(config.pages.deadline),
    );
    return `a sample page was read by a worker thread in ${ms.toFixed(0)} ms`;
  } finally {
    await reader.close();
  }
}

/** Rules and gazetteer; without its file no document would be read. */
async function earthquakes(config: Config): Promise<string> {
  const { createPages } = await import('../main.ts');
  const reader = await createPages(config);
  try {
    const asked = { title: '', text: SAMPLE_QUAKE, language: 'en', publishedAt: null, country: null, site: null };
    const { reports } = await reader.structure(asked, AbortSignal.timeout(config.pages.deadline));
    const place = reports[0]?.location.place ?? null;
    if (place === null) throw new CodedError('BUG', 'a sample report was not understood', { value: SAMPLE_QUAKE });
    return `a sample report was read: ${place}`;
  } finally {
    await reader.close();
  }
}

async function browser(config: Config): Promise<string> {
  const { tryBrowser } = await import('../main.ts');
  return tryBrowser(config);
}

/** The folder itself, or the nearest one around it that exists. */
function existingPart(folder: string): string {
  let path = resolve(folder);
  while (!existsSync(path)) path = dirname(path);
  return path;
}
