import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readAsGroup } from '../../src/cli/group.ts';
import { Outages } from '../../src/cli/outage.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Data, openData } from '../../src/main.ts';
import { CodedError } from '../../src/ports/errors.ts';

const away = (code: 'LOG_UNAVAILABLE' | 'STORE_UNAVAILABLE') => new CodedError(code, 'no answer');

/** What is noted on standard error. */
function notesOf(context: TestContext): string[] {
  const notes: string[] = [];
  context.mock.method(process.stderr, 'write', (text: string) => notes.push(text) > 0);
  return notes;
}

/** The method fails so often at first. */
function failing<T extends object>(target: T, method: keyof T, error: Error, times = 1): T {
  let left = times;
  return new Proxy(target, {
    get: (_, name) => {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found !== 'function') return found;
      return (...args: unknown[]) =>
        name === method && left-- > 0 ? Promise.reject(error) : found.apply(target, args);
    },
  });
}

test('who follows waits for the end of an outage, and tells of it once; who does not ends with it', async (context) => {
  const notes = notesOf(context);
  const stop = new AbortController();
  const log = failing({ read: async () => 'records' }, 'read', away('LOG_UNAVAILABLE'), 2);
  assert.equal(await new Outages(true, stop.signal).through(() => log.read()), 'records');
  const told = ['quakewire: LOG_UNAVAILABLE: no answer (waiting)\n', 'quakewire: LOG_UNAVAILABLE is over, going on\n'];
  assert.deepEqual(notes, told);
  const ending = new Outages(false, stop.signal).through(() => Promise.reject(away('LOG_UNAVAILABLE')));
  await assert.rejects(ending, { code: 'LOG_UNAVAILABLE' });
  const bug = new Outages(true, stop.signal).through(() => Promise.reject(new Error('a bug')));
  await assert.rejects(bug, { message: 'a bug' });
  const stopped = new Outages(true, stop.signal).through(() => Promise.reject(away('LOG_UNAVAILABLE')));
  stop.abort();
  await assert.rejects(stopped, { code: 'LOG_UNAVAILABLE' });
});

test('a group goes on through outages of broker and database, and its lines come once', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-outage-'));
  const data = await openData(loadConfig({}, { data: folder, 'store.minFree': '1MB' }), 'the test', true);
  const notes = notesOf(context);
  try {
    await data.log.append(['1', '2'].map((key) => ({ topic: 'urls', key, value: Buffer.from(key), headers: {} })));
    const patchy: Data = {
      ...data,
      log: failing(data.log, 'ranges', away('LOG_UNAVAILABLE')),
      store: failing(data.store, 'movePlace', away('STORE_UNAVAILABLE')),
    };
    assert.deepEqual(await linesOf(patchy), ['1', '2']);
    assert.deepEqual(notes.map((text) => text.split(' ')[1]?.replace(':', '')).sort(), [
      ...['LOG_UNAVAILABLE', 'LOG_UNAVAILABLE', 'STORE_UNAVAILABLE', 'STORE_UNAVAILABLE'],
    ]);
  } finally {
    await data.close();
    await rm(folder, { recursive: true });
  }
});

async function linesOf(data: Data): Promise<string[]> {
  const lines: string[] = [];
  const stop = new AbortController();
  const moved = async () => {
    const places = (await data.store.places('urls')).filter(({ name }) => name === 'tail.test');
    return places.reduce((sum, { next }) => sum + next, 0);
  };
  const handle = async ({ key }: { key: string | null }) => void lines.push(key ?? '');
  const reading = readAsGroup(data, { group: 'tail.test', topic: 'urls', follow: true, stop: stop.signal, handle });
  while ((await moved()) < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort();
  await reading;
  return lines.sort();
}
