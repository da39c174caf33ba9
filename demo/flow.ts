/** The demo: five small sites, the daemon on its embedded default, and what comes out of it. */
import { counted } from '../src/cli/profile-totals.ts';
import { loadConfig } from '../src/config/load.ts';
import type { Config } from '../src/config/schema.ts';
import { type Daemon, startDaemon } from '../src/main.ts';
import { canonicalUrl } from '../src/page/url.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { countProfiles, readLearned } from './learned.ts';
import { type Outcomes, readOutcomes } from './outcomes.ts';
import { earthquakes } from './quakes.ts';
import { heading, pretty, type Screen, showUntil, stages, tallies } from './screen.ts';
import { type Sites, startSites } from './server.ts';
import { beforeAndAfter, models, profiles, readings, withoutBrowser } from './story.ts';

const NEXT = `
what to try next
  npm run demo                                    again: it goes on where it is, and fetches nothing twice
  npx quakewire profiles --data .quakewire/demo   what was learned; profiles show ID tells all of one
  npx quakewire why URL --data .quakewire/demo    how a page was read: the profiles considered, and what each scored
  npx quakewire tail documents --data .quakewire/demo --from start --no-follow
  npx quakewire events --data .quakewire/demo     the earthquakes, as GeoJSON or QuakeML
  npx quakewire why EVENT --data .quakewire/demo  what an event says, who says so, and in which words
  npx quakewire tail events --data .quakewire/demo --from start --no-follow
  npx quakewire tail failures --data .quakewire/demo --from start --no-follow
  npm start                                       the daemon; then, in a second terminal:
  npx quakewire submit https://example.org/       publish a URL of your own
  npx quakewire tail documents                    and see the documents as they come; tail events, the earthquakes
  npx quakewire structure FILE.jsonl | npx quakewire correlate -
                                                  earthquakes of documents of your own, without a daemon: structure --help`;

export interface DemoOptions {
  /** Folder of the embedded database. */
  readonly data: string;
  /** Of the first site. */
  readonly port?: number;
  readonly out: Screen;
}

/** Runs the demo; in the same folder and with the same ports it goes on where it was. Throws PORT_TAKEN, FILE_OWNED. */
export async function runDemo({ data, out, ...options }: DemoOptions): Promise<void> {
  const sites = await startSites(options);
  try {
    const config = demoConfig(data);
    const daemon = await startDaemon(config, { name: 'npm run demo' });
    try {
      await run(daemon, sites, { out, browser: config.browser.use });
    } finally {
      await daemon.stop();
    }
  } finally {
    await sites.close();
  }
}

/**
 * The sites are our own and on this machine: loopback is allowed, and a short gap disturbs nobody. The small language
 * model takes part, where it is there, to be seen at work; by default only large ones do.
 */
function demoConfig(data: string): Config {
  const overrides = { data, 'http.allow': '127.0.0.1', 'hosts.gap': '300ms', 'log.level': 'error' };
  return loadConfig({ QUAKEWIRE_LLM_PROPOSE: 'choose', ...process.env }, overrides);
}

interface Telling {
  readonly out: Screen;
  readonly browser: Config['browser']['use'];
}

async function run(daemon: Daemon, sites: Sites, { out, browser }: Telling): Promise<void> {
  const say = (text: string) => out.write(`${text}\n`);
  const started = performance.now();
  const listed = sites.urls.map(canonicalUrl);
  const before = await readOutcomes(daemon.log, listed);
  const fresh = listed.filter((url) => !before.submitted.has(url));
  const late = new Set(sites.late.map(canonicalUrl));
  const publish = (some: readonly string[]) => daemon.log.append(some.map((url) => encode(urls, { url })));
  await publish(fresh.filter((url) => !late.has(url)));
  say(
    `${listed.length} addresses of ${sites.names.size} sites; ${fresh.length} published to the topic "urls"${goOn(fresh, listed)}`,
  );
  const withdrawals = fresh.filter((url) => late.has(url));
  if (withdrawals.length > 0) await untilEnded(daemon, listed.length - withdrawals.length, listed, out);
  await publish(withdrawals);
  await untilIdle(daemon, listed, out);
  const after = await readOutcomes(daemon.log, listed);
  say(tallies(after));
  say(stages(daemon.meter.timed('stage')));
  say(oneDocument(after, listed));
  for (const part of await storyOf(daemon, sites, after, browser)) say(part);
  say(heading(summary(before, after, sites, performance.now() - started)));
  say(NEXT);
}

async function storyOf(
  daemon: Daemon,
  sites: Sites,
  after: Outcomes,
  browser: Telling['browser'],
): Promise<readonly string[]> {
  const learned = await readLearned(daemon.store, [...sites.names.keys()]);
  const parts = [
    profiles(learned, sites.names),
    readings(after),
    beforeAndAfter(after),
    models(daemon.models, learned),
    withoutBrowser(after, sites.scripted, browser),
    await earthquakes(daemon.store.quakes, after.documents, sites.names),
  ];
  return parts.filter(Boolean);
}

function goOn(fresh: readonly string[], listed: readonly string[]): string {
  if (fresh.length === listed.length) return '';
  return `, as an earlier run published ${fresh.length === 0 ? 'all of them' : 'the others'}`;
}

/** Says what becomes of the addresses; and when all have ended, what is learned of their pages until nothing is to do. */
async function untilIdle(daemon: Daemon, listed: readonly string[], out: Screen): Promise<void> {
  const { engine, log, store } = daemon;
  await untilEnded(daemon, listed.length, listed, out);
  await showUntil(
    () => engine.idle(),
    async () => {
      const { documents } = await readOutcomes(log, listed);
      const again = [...documents.values()].filter(({ revision }) => revision > 1).length;
      return `  learning: ${counted(await countProfiles(store), 'profile')} so far, ${counted(again, 'page')} read again`;
    },
    out,
  );
}

/** Says what becomes of the addresses until so many of them have ended. */
async function untilEnded(
  { engine, log }: Daemon,
  many: number,
  listed: readonly string[],
  out: Screen,
): Promise<void> {
  const endedOf = ({ documents, failures }: Outcomes) => documents.size + failures.size;
  await showUntil(
    async () => endedOf(await readOutcomes(log, listed)) >= many || engine.idle(),
    async () => {
      const found = await readOutcomes(log, listed);
      const { documents, failures } = found;
      return `  ${endedOf(found)} of ${listed.length} done: ${documents.size} documents, ${failures.size} failures`;
    },
    out,
  );
}

/** The first page with a table: the Russian site's, in windows-1251. */
function oneDocument({ documents }: Outcomes, listed: readonly string[]): string {
  const url = listed.find((each) => documents.get(each)?.tables.length);
  const document = documents.get(url ?? '');
  return document ? `${heading('one document, its long texts cut')}\n${pretty(document)}` : '';
}

function summary(before: Outcomes, after: Outcomes, sites: Sites, ms: number): string {
  const requests = [...sites.requests.values()].reduce((sum, count) => sum + count, 0);
  const documents = after.documents.size - before.documents.size;
  const failures = [...after.failures.keys()].filter((url) => !before.failures.has(url)).length;
  const nothing = requests === 0 && documents === 0 && failures === 0;
  const first = nothing ? 'nothing fetched again, nothing published twice: ' : '';
  const asked = `the sites' server saw ${requests} requests (robots.txt included)`;
  return `${first}${asked}; new in this run: ${documents} documents, ${failures} failures; ${(ms / 1000).toFixed(1)} s`;
}
