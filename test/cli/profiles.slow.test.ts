import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { commitAs } from '../../src/cli/records.ts';
import { loadConfig } from '../../src/config/load.ts';
import { titleOf } from '../../src/domains/earthquake/output/summary.ts';
import { type Data, openData } from '../../src/main.ts';
import { documentId } from '../../src/page/url.ts';
import type { Effects } from '../../src/ports/store.ts';
import { encode } from '../../topics/contract.ts';
import type { Document } from '../../topics/documents.ts';
import { failures } from '../../topics/failures.ts';
import { fetch } from '../../topics/fetch.ts';
import { learn } from '../../topics/learn.ts';
import { park } from '../../topics/parked.ts';
import { schemas } from '../../topics/schemas.ts';
import { outcome, profile } from '../contract/learning-rows.ts';
import { event } from '../contract/quakes.ts';
import { document, NOW, page } from '../contract/store-rows.ts';
import { STATED } from '../earthquake/event-records.ts';
import { type Ended, LOCAL, quakewire } from './shell.ts';

const URL_OF_DOCUMENT = 'https://a.example/news/1';
const ID = documentId(URL_OF_DOCUMENT);
const LONG_IDS = ['abcdef01', 'abcdef02', 'abcdff03'];
const ANSWER = {
  model: 'small@1',
  promptVersion: 'depthKm.v1',
  inputHash: 'ab',
  field: 'depthKm',
  output: ' {"quote": null, "value": "unknown"}',
  promptTokens: 400,
  tokens: 12,
  ms: 900,
  verdict: 'unknown',
  documentId: ID,
  updated: Date.now(),
};
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quakewire-profiles-'));
  await change(async (tx) => {
    const origin = { kind: 'model', name: 'small', promptVersion: '2' } as const;
    await tx.putProfile(profile('p', 1, 'retired'));
    await tx.putProfile({ ...profile('p', 2, 'active'), origin });
    await tx.putProfile(profile('q', 1, 'candidate', 'b.example'));
    for (const id of LONG_IDS) await tx.putProfile(profile(id, 1, 'active', 'c.example'));
    await tx.putDocument(document(2, { id: ID, url: URL_OF_DOCUMENT, pageHash: 'h', parsed: JSON.stringify(parsed) }));
    await tx.putPage(page({ hash: 'h', documentId: ID }));
    const seen = { documentId: ID, pageHash: 'h' };
    await tx.putOutcomes([
      outcome({ ...seen, profileId: null, version: 0, valid: false, chosen: false, utility: 0.7 }),
      outcome({ ...seen, version: 1, valid: false, chosen: false, utility: 0.25, fault: 'excessive-noise' }),
    ]);
    await tx.putOutcomes([outcome({ ...seen, version: 2, utility: 0.9 })]);
    await tx.quakes.putAnswer(ANSWER);
    const founder = { documentId: ID, ordinal: 0 };
    await tx.quakes.putEvent(event('e1', { founder, record: JSON.stringify(STATED) }), [founder]);
    return [];
  });
});

after(() => rm(folder, { recursive: true, force: true }));

const command = (...args: string[]): Promise<Ended> => quakewire([...args, '--data', folder]);

test('profiles lists what was learned, by site', async () => {
  const { code, lines } = await command('profiles', '--json');
  assert.equal(code, 0);
  assert.deepEqual(
    lines
      .filter(({ site }) => site !== 'c.example')
      .map(({ id, version, status, versions }) => [id, version, status, versions]),
    [
      ['p', 2, 'active', 2],
      ['q', 1, 'candidate', 1],
    ],
  );
  assert.deepEqual(lines.find(({ id }) => id === 'p')?.outcomes, { uses: 1, valid: 1, chosen: 1, meanUtility: 0.9 });
  const ofSite = await command('profiles', 'list', '--site', 'b.example');
  assert.match(ofSite.stdout, /^b\.example {2}q {2}version 1, candidate\n.*deterministic density/);
  assert.doesNotMatch(ofSite.stdout, /a\.example/);
  const ofNone = await command('profiles', '--site', 'none.example');
  assert.deepEqual([ofNone.code, ofNone.stdout, ofNone.stderr], [0, '', 'there is no profile of none.example\n']);
});

test('the beginning of an id stands for it, from six characters on and where it fits one alone', async () => {
  const { lines } = await command('profiles', 'show', 'abcdff', '--json');
  assert.equal(lines[0]?.id, 'abcdff03');
  const pinned = await command('profiles', 'pin', 'abcdff', '--json');
  assert.deepEqual([pinned.lines[0]?.id, pinned.lines[0]?.site], ['abcdff03', 'c.example']);
  const several = await command('profiles', 'retire', 'abcdef');
  assert.equal(several.code, 1);
  assert.match(several.stderr, /PROFILE_UNKNOWN: several profiles begin so \(abcdef01, abcdef02\): abcdef/);
  const short = await command('profiles', 'show', 'abcdf');
  assert.equal(short.code, 1);
  assert.match(short.stderr, /PROFILE_UNKNOWN: there is no such profile \(`quakewire profiles list`/);
});

test('profiles show tells selectors, contenders, times and faults of every version', async () => {
  const { lines } = await command('profiles', 'show', 'p', '--json');
  const versions = lines[0]?.versions as Record<string, unknown>[];
  assert.deepEqual(
    versions.map(({ version, faults }) => [version, faults]),
    [
      [1, { 'excessive-noise': 1 }],
      [2, {}],
    ],
  );
  const { stdout } = await command('profiles', 'show', 'p');
  for (const part of [
    '[class^="мәтін-"] > p',
    'xpath //aside',
    'Read “more”',
    'won  0.300',
    'model small (prompt 2)',
  ]) {
    assert.ok(stdout.includes(part), `${part} in ${stdout}`);
  }
});

test('a wish about a profile is a record for learn', async () => {
  for (const action of ['pin', 'unpin', 'retire', 'roll-back']) {
    assert.equal((await command('profiles', action, 'p')).code, 0);
  }
  await command('profiles', 'pin', 'p', '1', '--json');
  const asked = await command('profiles', 'learn', 'a.example', '--json');
  assert.equal(asked.lines[0]?.waiting, 0);
  const { lines: all } = await command('tail', learn.topic, '--from', 'start', '--no-follow');
  const lines = all.filter(({ value }) => (value as { site: string }).site === 'a.example');
  const common = { kind: 'request', site: 'a.example', profile: 'p', version: null };
  assert.deepEqual(
    lines.map(({ value }) => value),
    [
      ...['pin', 'unpin', 'retire', 'roll-back'].map((action) => ({ ...common, action })),
      { ...common, action: 'pin', version: 1 },
      { ...common, action: 'learn', profile: null },
    ],
  );
});

test('what is unknown is refused', async () => {
  for (const args of [
    ['show', 'r'],
    ['pin', 'r'],
    ['retire', 'p', '3'],
    ['roll-back', 'r'],
  ]) {
    const { code, stderr } = await command('profiles', ...args);
    assert.equal(code, 1);
    assert.match(stderr, /PROFILE_UNKNOWN.*[r3]/);
  }
  assert.equal((await command('profiles', 'pin', 'p', 'first')).code, 2);
  const unknown = await command('profiles', 'delete', 'p');
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /^error: unknown command 'delete'; there are list, stats, show, /);
  const excess = await command('profiles', 'list', 'p');
  assert.equal(excess.code, 2);
  assert.match(excess.stderr, /^error: 'list' takes no arguments/);
  assert.equal((await command('why', 'https://a.example/unknown')).code, 2);
  const bare = await command('why', 'a.example/news/1');
  assert.equal(bare.code, 2);
  assert.match(bare.stderr, /begins with http:\/\/ or https:\/\/: a\.example\/news\/1/);
});

test('what cannot be done is said at once, and is no record', async () => {
  const back = await command('profiles', 'roll-back', 'abcdef01');
  assert.equal(back.code, 1);
  assert.match(back.stderr, /PROFILE_UNKNOWN: there is no former version to go back to: abcdef01/);
  const nowhere = await command('profiles', 'learn', 'none.example');
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.stderr, /PROFILE_UNKNOWN: nothing is known of this site.*: none\.example/);
  const { lines } = await command('tail', learn.topic, '--from', 'start', '--no-follow');
  const told = lines.map(({ value }) => value as { site: string; action: string });
  assert.ok(!told.some(({ site, action }) => site === 'none.example' || (site === 'c.example' && action !== 'pin')));
  const none = await command('profiles', 'learn', 'b.example');
  assert.equal(none.code, 0);
  assert.match(none.stdout, /^nothing can be learned until pages wait.*\n.*profiles pin ID`, and then `unpin ID`\n$/);
});

test('why tells which profiles were considered, and what each scored', async () => {
  const { lines } = await command('why', `${URL_OF_DOCUMENT}?utm_source=x`, '--json');
  const { considered, ...rest } = lines[0] as {
    considered: Record<string, unknown>[];
    asked: unknown;
    earthquakes: unknown;
  };
  assert.deepEqual(
    considered.map(({ id, version, utility, chosen, fault, status }) => [id, version, utility, chosen, fault, status]),
    [
      ['p', 2, 0.9, true, null, 'active'],
      ['p', 1, 0.25, false, 'excessive-noise', 'retired'],
    ],
  );
  const { model, promptVersion, inputHash, verdict } = ANSWER;
  const output = ANSWER.output.trim();
  assert.deepEqual(rest.earthquakes, [
    { eventId: 'e1', status: 'create', title: titleOf(STATED), originTime: '2026-03-01T09:58:12Z' },
  ]);
  assert.deepEqual(rest.asked, [{ model, promptVersion, inputHash, output, verdict }]);
  const { documentId: id, status, revision, path, stored, reread } = rest as Record<string, unknown>;
  assert.deepEqual([id, status, revision, path, stored, reread], [ID, 'published', 2, 'schema', true, true]);
  const { stdout } = await command('why', URL_OF_DOCUMENT);
  assert.match(
    stdout,
    /as published, read on the path schema by profile p version 2 \(read again after it was learned\)/,
  );
  assert.match(stdout, /0\.250 p version 1 of a\.example, now retired: not valid: excessive-noise/);
  assert.match(stdout, /profiles considered, by the mean utility of the fields that each has selectors for:\n/);
  assert.match(stdout, /language models were asked about its earthquakes:\n {4}unknown: small@1 depthKm\.v1 \{/);
  assert.match(stdout, /\n {2}event e1: create, M 5\.3 - .*, 2026-03-01T09:58:12Z\n/);
  const byId = await command('why', ID.toUpperCase(), '--json');
  assert.deepEqual([byId.lines[0]?.documentId, byId.lines[0]?.url], [ID, URL_OF_DOCUMENT]);
});

test('why tells of a failure where there is no document', async () => {
  const url = 'https://a.example/gone';
  await append(encode(failures, parked(fetch.topic, documentId(url), 'HTTP_GONE', {})));
  const { code, lines } = await command('why', url, '--json');
  assert.deepEqual([code, lines[0]?.status, lines[0]?.code], [0, 'failed', 'HTTP_GONE']);
  const { stdout } = await command('why', documentId(url));
  assert.equal(stdout, `${documentId(url)}  failed: HTTP_GONE: a test\n`);
});

test('reindex makes the fingerprints that are missing', async () => {
  assert.deepEqual((await command('reindex', '--json')).lines, [{ profiles: 4, made: 1, missing: 3 }]);
  assert.deepEqual((await command('reindex', '--json')).lines, [{ profiles: 4, made: 0, missing: 3 }]);
  const found = await inData(({ store }) => store.vectors(null));
  assert.deepEqual(
    found.map(({ profileId, version, pages }) => [profileId, version, pages]),
    [['p', 2, 1]],
  );
});

test('requeue sends failures of learning, and pages to be read again, back as they were', async () => {
  const request = encode(learn, {
    kind: 'request',
    site: 'a.example',
    action: 'pin',
    profile: 'p',
    version: null,
  });
  const again = encode(fetch, {
    documentId: ID,
    url: URL_OF_DOCUMENT,
    location: URL_OF_DOCUMENT,
    hops: 0,
    reread: { pageHash: 'h', profile: 'p', version: 2 },
  });
  for (const { topic, key, value } of [request, again]) {
    await append(encode(failures, parked(topic, ID, 'CRASHED_WORKER', { key, value })));
  }
  const { lines } = await command('requeue', '--code', 'CRASHED_WORKER', '--json');
  assert.deepEqual(lines.map(({ topic }) => topic).sort(), ['fetch', 'learn']);
  const back = await command('tail', fetch.topic, '--from', 'start', '--no-follow');
  assert.deepEqual(back.lines[0]?.value, JSON.parse(Buffer.from(again.value).toString()));
});

async function inData<T>(work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData(loadConfig(LOCAL, { data: folder }), 'the test', true);
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

const change = (effects: Effects) => inData((data) => commitAs(data, 'test', schemas.topic, effects));
const append = (record: ReturnType<typeof encode>) => inData(({ log }) => log.append([record]));

function parked(topic: string, id: string, code: string, changes: { key?: string | null; value?: Uint8Array }) {
  const record = { topic, partition: 0, offset: 0, key: null, value: Buffer.from('{}'), headers: {}, timestamp: NOW };
  return park({ ...record, ...changes }, 'test', { code, message: `${code}: a test` }, { documentId: id });
}

const utility = { length: 1, structure: 0.8, semantics: 0.9, total: 0.9 };
const parsed: Document = {
  id: ID,
  revision: 2,
  status: 'published',
  url: URL_OF_DOCUMENT,
  finalUrl: URL_OF_DOCUMENT,
  canonicalUrl: null,
  site: 'a.example',
  country: null,
  language: 'en',
  title: 'A title',
  authors: [],
  publishedAt: null,
  text: 'main',
  markdown: 'main',
  images: [],
  links: [],
  tables: [],
  description: null,
  keywords: [],
  fields: {},
  profile: { id: 'p', version: 2 },
  path: 'schema',
  utility: { text: utility },
  flags: {
    truncated: false,
    hiddenTextDropped: false,
    consentWall: false,
    paywall: false,
    injectionSuspected: false,
  },
  audit: {
    pageHash: 'h',
    fetchedAt: new Date(NOW).toISOString(),
    rendered: false,
    modelId: null,
    promptVersion: null,
  },
};
