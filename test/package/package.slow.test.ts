import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { before, describe, type TestContext, test } from 'node:test';
import { execute, install, startDaemon } from './installed.ts';

const SENTENCE =
  'The station on the northern slope recorded a tremor of magnitude four at dawn, and people in two villages felt it. ';
const PAGE = `<!doctype html><html lang="en"><head><title>A tremor at dawn</title></head><body><article>
<h1>A tremor at dawn</h1>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(6)}</article></body></html>`;

describe('the npm package, installed into an empty folder', () => {
  let folder = '';
  let unreachable = '';
  before(async () => {
    const installed = await install();
    if ('folder' in installed) folder = installed.folder;
    else unreachable = `packages cannot be fetched: ${installed.unreachable}`;
  });

  const check = (name: string, run: (t: TestContext) => Promise<void>) =>
    test(name, async (t) => (unreachable === '' ? run(t) : t.skip(unreachable)));
  const quakewire = (...args: string[]) => execute(folder, 'npx', ['--no-install', 'quakewire', ...args]);

  check('holds JavaScript, and neither sources nor tests', async () => {
    const root = join(folder, 'node_modules', 'quakewire');
    const files = globSync('**/*', { cwd: root, withFileTypes: true }).filter((file) => file.isFile());
    assert.deepEqual(
      files.map(({ name }) => name).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts')),
      [],
    );
    assert.deepEqual(globSync(['src', 'test', 'bench', 'eval', 'demo'], { cwd: root }), []);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { asyncapi, info } = JSON.parse(readFileSync(join(root, 'topics', 'asyncapi.json'), 'utf8'));
    assert.deepEqual([asyncapi, info.version], ['3.0.0', version]);
  });

  check('answers --version, --help and doctor', async () => {
    assert.match((await quakewire('--version')).stdout, /^\d+\.\d+\.\d+\n$/);
    assert.match((await quakewire('--help')).stdout, /submit .*URL|submit/);
    const { findings } = JSON.parse((await quakewire('doctor', '--json', '--data', 'none')).stdout);
    const found = new Map(findings.map((finding: { part: string }) => [finding.part, finding]));
    assert.equal((found.get('pages') as { ok: boolean }).ok, true);
    assert.match((found.get('embedder') as { detail: string }).detail, /quakewire models/);
  });

  check('lends its contracts to other programs', async () => {
    const script = "import('quakewire/topics/documents').then(({ documents }) => console.log(documents.topic))";
    assert.equal((await execute(folder, 'node', ['-e', script])).stdout, 'documents\n');
  });

  check('extracts a page', async () => {
    writeFileSync(join(folder, 'page.html'), PAGE);
    const { code, stdout, stderr } = await quakewire('extract', 'page.html');
    assert.equal(code, 0, stderr);
    const read = JSON.parse(stdout);
    assert.equal(read.title, 'A tremor at dawn');
    assert.match(read.text, /magnitude four at dawn/);
  });

  check('runs, publishes a document, and ends in order on SIGTERM', async (t) => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/news' ? 200 : 404, { 'content-type': 'text/html' });
      response.end(request.url === '/news' ? PAGE : '');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    t.after(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`;
    const daemon = await startDaemon(folder);
    t.after(() => daemon.kill('SIGKILL'));
    assert.equal((await quakewire('submit', url, '--data', 'data')).code, 0);
    const tail = () => quakewire('tail', 'documents', '--from', 'start', '--no-follow', '--data', 'data');
    let read = await tail();
    while (read.stdout === '' && daemon.exitCode === null) read = await tail();
    const { value } = JSON.parse(read.stdout.split('\n')[0] as string);
    assert.deepEqual([value.url, value.title], [url, 'A tremor at dawn']);
    daemon.kill('SIGTERM');
    const [code] = await once(daemon, 'exit');
    assert.equal(code, 0);
  });
});
