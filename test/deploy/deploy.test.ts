import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { settings } from '../../src/config/load.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const [dockerfile, compose] = [read('Dockerfile'), read('docker-compose.yml')];

test('every variable that the images and the composition set is a setting', () => {
  const known = new Set(
    settings().flatMap(({ env, alias, secret }) =>
      [env, alias].flatMap((name) => (name === null ? [] : secret ? [name, `${name}_FILE`] : [name])),
    ),
  );
  const own = compose.slice(compose.indexOf('x-quakewire:'), compose.indexOf('\n  kafka:\n'));
  const composed = [...own.matchAll(/^ {4,}([A-Z][A-Z_]+):/gm)].map(([, name]) => name as string);
  const built = [...dockerfile.matchAll(/\b(QUAKEWIRE_[A-Z_]+)=/g)].map(([, name]) => name as string);
  assert.ok(composed.includes('KAFKA_BROKERS') && built.length > 0);
  for (const name of [...composed, ...built]) assert.ok(known.has(name), name);
});

test('the composition builds stages that there are', () => {
  for (const [, target] of compose.matchAll(/target: (\w+) }/g))
    assert.match(dockerfile, new RegExp(` AS ${target}$`, 'm'));
});

test('the images are built of files that there are, and that Docker is given', () => {
  const given = read('.dockerignore');
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    (files as string).split(' '),
  );
  assert.ok(copies.length > 5);
  for (const file of copies) {
    assert.ok(existsSync(new URL(file, ROOT)), file);
    const parts = file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
    assert.ok(
      parts.some((part) => given.split('\n').includes(`!${part}`)),
      `${file} is kept from Docker`,
    );
  }
});

for (const profile of [[], ['--profile', 'gpu']]) {
  test(`docker compose ${profile.join(' ')} takes the composition`, (t) => {
    const run = (...args: string[]) => spawnSync('docker', ['compose', ...args], { cwd: ROOT, encoding: 'utf8' });
    if (run('version').status !== 0) return t.skip('docker compose is not installed');
    const { status, stderr } = run(...profile, 'config', '--quiet');
    assert.equal(status, 0, stderr);
  });
}
