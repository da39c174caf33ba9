import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { startDaemon } from '../../src/main.ts';
import { articlePage } from '../chaos/article.ts';
import { type Ended, quakewire, startRun, stopRun } from './shell.ts';

/** What the server answers, by path; a test may change it. */
const answers = new Map<string, { status: number; body: string }>();
let server: Server;
let origin: string;
let folder: string;
let daemon: ChildProcess;

before(async () => {
  server = createServer(({ url = '' }, response) => {
    const { status, body } = answers.get(url) ?? { status: 404, body: '' };
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'quakewire-cli-'));
  daemon = await startRun(folder);
});

after(async () => {
  daemon.kill('SIGKILL');
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const command = (...args: string[]): Promise<Ended> => quakewire([...args, '--data', folder]);
const page = (number: number) => ({ status: 200, body: articlePage(number) });

/** The values of a topic, once there are as many as expected. */
async function valuesOf(topic: string, expected: number): Promise<Record<string, unknown>[]> {
  for (let look = 0; look < 100; look++) {
    const { lines } = await command('tail', topic, '--from', 'start', '--no-follow');
    if (lines.length >= expected) return lines.map(({ value }) => value as Record<string, unknown>);
  }
  assert.fail(`${topic} does not get ${expected} records`);
}

test('a submitted URL becomes a document while the daemon runs', async () => {
  answers.set('/1', page(1));
  const submitted = await command('submit', `${origin}/1`, '--json');
  assert.equal(submitted.code, 0);
  const [document] = await valuesOf('documents', 1);
  assert.equal(document?.id, submitted.lines[0]?.documentId);
  assert.deepEqual([document?.revision, document?.status, document?.language], [1, 'published', 'en']);
});

test('a URL in another spelling is no new document; a refresh publishes only what changed', async () => {
  await command('submit', `${origin}/1?utm_source=again#part`);
  await command('submit', `${origin}/1`, '--refresh');
  answers.set('/1', page(2));
  await command('submit', `${origin}/1`, '--refresh');
  const documents = await valuesOf('documents', 2);
  assert.deepEqual(
    documents.map(({ revision }) => revision),
    [1, 2],
  );
});

test('a refresh that finds the page gone withdraws the document, with its text', async () => {
  answers.set('/1', { status: 410, body: '' });
  await command('submit', `${origin}/1`, '--refresh');
  const last = (await valuesOf('documents', 3)).at(-1);
  assert.deepEqual([last?.revision, last?.status, last?.text], [3, 'withdrawn', '']);
});

test('a document is withdrawn by hand; what was never published cannot be', async () => {
  answers.set('/2', page(3));
  await command('submit', `${origin}/2`);
  await valuesOf('documents', 4);
  assert.equal((await command('withdraw', `${origin}/2`)).code, 0);
  const documents = await valuesOf('documents', 5);
  assert.equal(documents.filter(({ status }) => status === 'withdrawn').length, 2);
  const never = await command('withdraw', `${origin}/never`);
  assert.equal(never.code, 2);
  assert.match(never.stderr, /USAGE.*\/never/);
});

test('a failure frees its URL, and requeue sends it back once', async () => {
  await command('submit', `${origin}/late`);
  const [failure] = await valuesOf('failures', 1);
  assert.equal(failure?.code, 'HTTP_NOT_FOUND');
  answers.set('/late', page(4));
  assert.match((await command('requeue', '--code', 'HTTP_GONE')).stderr, /^0 sent back/);
  assert.match((await command('requeue', '--code', 'HTTP_NOT_FOUND')).stderr, /^1 sent back/);
  assert.match((await command('requeue')).stderr, /^0 sent back/);
  await valuesOf('documents', 6);
});

test('a group goes on after the last line that was written for it', async () => {
  const first = await command('tail', 'documents', '--group', 'reader', '--no-follow');
  assert.equal(first.lines.length, 6);
  assert.equal((await command('tail', 'documents', '--group', 'reader', '--no-follow')).lines.length, 0);
  answers.set('/5', page(5));
  await command('submit', `${origin}/5`);
  await valuesOf('documents', 7);
  assert.equal((await command('tail', 'documents', '--group', 'reader', '--no-follow')).lines.length, 1);
});

test('a second reader takes a group over, and the first one is told', async () => {
  const first = command('tail', 'documents', '--group', 'shared');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const second = await command('tail', 'documents', '--group', 'shared', '--no-follow');
  assert.equal(second.code, 0);
  const told = await first;
  assert.equal(told.code, 1);
  assert.match(told.stderr, /ASSIGNMENT_REVOKED.*shared/);
});

test('a second daemon is refused by name', async () => {
  const second = await command('run');
  assert.equal(second.code, 1);
  assert.match(second.stderr, new RegExp(`FILE_OWNED.*quakewire run, process ${daemon.pid}`));
});

test('a daemon that cannot start yet keeps nothing locked', async () => {
  const place = join(folder, 'later');
  const config = (free: string) =>
    loadConfig(
      {},
      { data: place, 'store.minFree': free, 'log.level': 'silent', 'topics.prefix': free === '0B' ? '' : 'x.' },
    );
  await (await startDaemon(config('0B'), { name: 'first' })).stop();
  for (let time = 0; time < 2; time++) {
    await assert.rejects(startDaemon(config('900TB'), { name: 'too early' }), { code: 'DISK_FULL' });
  }
  await (await startDaemon(config('0B'), { name: 'in time' })).stop();
});

test('wrong calls say what is wrong and exit with 2', async () => {
  const refused = await command('submit', 'http://a.example/', 'ftp://a.example/');
  assert.match(refused.stderr, /^nothing was published\nquakewire: URL_SCHEME.*ftp:/);
  const { code, stderr } = await command('tail', 'nothing');
  assert.equal(code, 2);
  assert.match(stderr, /^quakewire: USAGE: no such topic \(there are urls, .*\): nothing\n$/);
  assert.match((await command('why', `${origin}/never`)).stderr, /^quakewire: USAGE: nothing is known.*submit/);
  assert.equal((await command('tail', 'documents', '--group', 'g', '--from', 'start')).code, 2);
  assert.match((await command('requeue', '--code', 'NOPE')).stderr, /USAGE.*NOPE/);
  assert.match(
    (await quakewire(['tail', 'documents', '--data', join(folder, 'typo')])).stderr,
    /FILE_UNREADABLE.*typo/,
  );
  assert.equal((await command('run', '--only', 'reed')).code, 2);
  assert.equal((await quakewire(['nonsense'])).code, 2);
  assert.equal((await quakewire(['doctor'], { QUAKEWIRE_HOSTS_GAP: 'soon' })).code, 2);
});

test('doctor finds all well', async () => {
  const { code, lines } = await command('doctor', '--json');
  assert.equal(code, 0);
  assert.equal(lines[0]?.ok, true);
});

test('SIGTERM ends the daemon in order', async () => {
  assert.equal(await stopRun(daemon), 0);
});
