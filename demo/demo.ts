/** `npm run demo`: three small sites, the daemon on its embedded default, and what comes out of it. */
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config/load.ts';
import type { Config } from '../src/config/schema.ts';
import { type Daemon, startDaemon } from '../src/main.ts';
import { canonicalUrl } from '../src/page/url.ts';
import { CodedError } from '../src/ports/errors.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { type Outcomes, readOutcomes } from './outcomes.ts';
import { heading, Progress, pretty, stages, tallies } from './screen.ts';
import { type Sites, startSites } from './server.ts';

const DATA = fileURLToPath(new URL('../.quakewire/demo', import.meta.url));
const LOOK_MS = 200;

const NEXT = `
what to try next
  npm run demo                                    again: it goes on where it is, and fetches nothing twice
  npx quakewire tail documents --data .quakewire/demo --from start --no-follow
  npx quakewire tail failures --data .quakewire/demo --from start --no-follow
  npm start                                       the daemon; then, in a second terminal:
  npx quakewire submit https://example.org/       publish a URL of your own
  npx quakewire tail documents                    and see the documents as they come`;

async function demo(): Promise<void> {
  const sites = await startSites();
  try {
    const daemon = await startDaemon(demoConfig(), { name: 'npm run demo' });
    try {
      await run(daemon, sites);
    } finally {
      await daemon.stop();
    }
  } finally {
    await sites.close();
  }
}

/** The sites are our own and on this machine: loopback is allowed, and a short gap disturbs nobody. */
function demoConfig(): Config {
  const overrides = { data: DATA, 'http.allow': '127.0.0.1', 'hosts.gap': '300ms', 'log.level': 'error' };
  return loadConfig(process.env, overrides);
}

async function run(daemon: Daemon, sites: Sites): Promise<void> {
  const started = performance.now();
  const listed = sites.urls.map(canonicalUrl);
  const before = await readOutcomes(daemon.log, listed);
  const fresh = listed.filter((url) => !before.submitted.has(url));
  await daemon.log.append(fresh.map((url) => encode(urls, { url })));
  say(`${listed.length} addresses of three sites; ${fresh.length} published to the topic "urls"${goOn(fresh, listed)}`);
  await untilIdle(daemon, listed);
  const after = await readOutcomes(daemon.log, listed);
  say(tallies(after));
  say(stages(daemon.meter.timings));
  showOne(after, listed);
  say(heading(summary(before, after, sites, performance.now() - started)));
  say(NEXT);
}

function goOn(fresh: readonly string[], listed: readonly string[]): string {
  if (fresh.length === listed.length) return '';
  return `, as an earlier run published ${fresh.length === 0 ? 'all of them' : 'the others'}`;
}

async function untilIdle({ engine, log }: Daemon, listed: readonly string[]): Promise<void> {
  const progress = new Progress(process.stdout);
  const line = async () => {
    const { documents, failures } = await readOutcomes(log, listed);
    const ended = documents.size + failures.size;
    return `  ${ended} of ${listed.length} done: ${documents.size} documents, ${failures.size} failures`;
  };
  while (!(await engine.idle())) {
    progress.show(await line());
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  progress.end(await line());
}

/** The page that shows most: another charset than UTF-8, a table with spans, a picture, a date in words. */
function showOne({ documents }: Outcomes, listed: readonly string[]): void {
  const url = listed.find((each) => documents.get(each)?.tables.length);
  const document = url === undefined ? undefined : documents.get(url);
  if (document) say(`${heading('one document in full')}\n${pretty(document)}`);
}

function summary(before: Outcomes, after: Outcomes, sites: Sites, ms: number): string {
  const requests = [...sites.requests.values()].reduce((sum, count) => sum + count, 0);
  const documents = after.documents.size - before.documents.size;
  const failures = after.failures.size - before.failures.size;
  const nothing = requests === 0 && documents === 0 && failures === 0;
  const first = nothing ? 'nothing fetched again, nothing published twice: ' : '';
  const asked = `the sites' server saw ${requests} requests (robots.txt included)`;
  return `${first}${asked}; new in this run: ${documents} documents, ${failures} failures; ${(ms / 1000).toFixed(1)} s`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await demo();
} catch (error) {
  if (!(error instanceof CodedError)) throw error;
  process.stderr.write(`demo: ${error.message}\n`);
  process.exitCode = 1;
}
