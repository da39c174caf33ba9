import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { openJournal } from '../../src/drivers/system/journal.ts';
import { Exposure, suspectsOf } from '../../src/engine/exposure.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Journal } from '../../src/ports/journal.ts';
import { ManualClock } from './world.ts';

/** A journal in memory; `lines` of it are what the next process finds. */
function paper(lines: readonly string[] = []): Journal & { now: string[] } {
  const now = [...lines];
  return {
    lines: [...lines],
    now,
    write: (line) => void now.push(line),
    rewrite: (kept) => void now.splice(0, now.length, ...kept),
    close: () => {},
  };
}

/** Work that ends when it is told to. */
function held() {
  let end: (error?: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve() : reject(error));
  });
  return { work: () => ended, end };
}

const overrun = () => new CodedError('PAGE_DEADLINE', 'too long');
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('whoever was in flight when the process crashed is a suspect, and only who was alone has a crash against it', () => {
  assert.deepEqual(
    suspectsOf(['+ a', '+ b', '- a', '+ c']),
    new Map([
      ['b', 0],
      ['c', 0],
    ]),
  );
  assert.deepEqual(suspectsOf(['+ a', '- a', '+ b']), new Map([['b', 1]]));
  assert.deepEqual(
    suspectsOf(['? a 1', '? b 0', '+ a']),
    new Map([
      ['a', 2],
      ['b', 0],
    ]),
  );
  assert.deepEqual(suspectsOf(['? a 1', '+ a', '- a']), new Map());
});

test('suspects run one at a time, with nothing else beside them; whoever waits goes before the next one', async () => {
  const exposure = new Exposure(paper(['+ a', '+ b']));
  const [a, b, other] = [held(), held(), held()];
  const begun: string[] = [];
  const run = (name: string, { work }: { work: () => Promise<void> }) =>
    exposure.run(name, () => {
      begun.push(name);
      return work();
    });
  const all = [run('a', a), run('b', b), run('other', other), run('more', other)];
  await settle();
  assert.deepEqual(begun, ['a']);
  a.end();
  await settle();
  assert.deepEqual(begun, ['a', 'other', 'more']);
  const late = run('late', other);
  other.end();
  await settle();
  assert.deepEqual(begun, ['a', 'other', 'more', 'b']);
  b.end();
  await Promise.all([...all, late]);
  assert.equal(begun.at(-1), 'late');
  assert.equal(exposure.suspects.size, 0);
});

test('the third crash alone rejects a record, and the innocent are spared', async () => {
  let lines: readonly string[] = [];
  // each process begins with what may be begun, and crashes while `bad` is being worked on
  const crashWith = (inputs: readonly string[]) => {
    const journal = paper(lines);
    const exposure = new Exposure(journal);
    const runs = inputs.map((input) =>
      exposure.run(input, () => (input === 'bad' ? new Promise(() => {}) : Promise.resolve())),
    );
    return { journal, runs };
  };
  for (let crash = 0; crash < 3; crash += 1) {
    const { journal } = crashWith(['good', 'bad', 'fine']);
    await settle();
    lines = journal.now;
  }
  const { runs } = crashWith(['bad', 'good']);
  await assert.rejects(runs[0] as Promise<unknown>, { code: 'CRASHED_WORKER', disposition: 'reject', value: 'bad' });
  await runs[1];
});

test('who has a crash against it waits until the process has lived for a while; others go on', async () => {
  const clock = new ManualClock();
  const exposure = new Exposure(paper(['? once 1', '? twice 2']), clock);
  const begun: string[] = [];
  const all = ['twice', 'once', 'other'].map((name) => exposure.run(name, async () => void begun.push(name)));
  await settle();
  assert.deepEqual(begun, ['other']);
  clock.advance(5_000);
  await settle();
  assert.deepEqual(begun, ['other', 'once']);
  clock.advance(5_000);
  await Promise.all(all);
  assert.deepEqual(begun, ['other', 'once', 'twice']);
});

test('an overrun among others is tried again alone; the second overrun alone is the record’s own', async () => {
  const exposure = new Exposure(null);
  let runs = 0;
  const slow = exposure.run('slow', async () => {
    runs += 1;
    throw overrun();
  });
  await assert.rejects(slow, { code: 'PAGE_DEADLINE' });
  assert.equal(runs, 3);
  let tries = 0;
  const answer = await exposure.run('crowded', async () => {
    tries += 1;
    if (tries === 1) throw overrun();
    return 'read';
  });
  assert.equal(answer, 'read');
});

test('other errors are passed on at once', async () => {
  const exposure = new Exposure(null);
  let runs = 0;
  const bug = async () => {
    runs += 1;
    throw new TypeError('a bug');
  };
  await assert.rejects(exposure.run('a', bug), TypeError);
  assert.equal(runs, 1);
});

test('a long journal is written anew with what it still says', async () => {
  const journal = paper(['? later 1']);
  const exposure = new Exposure(journal);
  const open = held();
  const running = exposure.run('open', open.work);
  for (let at = 0; at < 10_001; at += 1) await exposure.run(`input/${at}`, async () => {});
  assert.ok(journal.now.length < 1_000);
  assert.deepEqual(
    suspectsOf(journal.now),
    new Map([
      ['later', 1],
      ['open', 1],
    ]),
  );
  open.end();
  await running;
});

test('nobody is lost or runs twice at once, whatever the order in which work ends', async () => {
  const input = fc.record({ suspect: fc.boolean(), fails: fc.boolean(), turns: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(input, { maxLength: 12 }), async (inputs) => {
      const exposure = new Exposure(paper(inputs.flatMap(({ suspect }, at) => (suspect ? [`? ${at} 0`] : []))));
      let running = 0;
      let alone = 0;
      const results = await Promise.allSettled(
        inputs.map(({ suspect, fails, turns }, at) =>
          exposure.run(String(at), async () => {
            running += 1;
            if (suspect) alone += 1;
            for (let turn = 0; turn < turns; turn += 1) {
              assert.ok(alone === 0 || running === 1);
              await settle();
            }
            running -= 1;
            if (suspect) alone -= 1;
            if (fails) throw new Error('fails');
          }),
        ),
      );
      const failed = results.map(({ status }) => status === 'rejected');
      assert.deepEqual(
        failed,
        inputs.map(({ fails }) => fails),
      );
      assert.equal(exposure.suspects.size, 0);
    }),
    { numRuns: 100 },
  );
});

test('a file keeps the lines of a process that ended without closing it, but for one that was cut off', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'quakewire-journal-')), 'journal');
  const first = openJournal(path);
  assert.deepEqual(first.lines, []);
  first.write('+ a');
  first.write('+ b');
  assert.deepEqual(openJournal(path).lines, ['+ a', '+ b']);
  writeFileSync(path, '+ c\n+ cut o');
  const second = openJournal(path);
  assert.deepEqual(second.lines, ['+ c']);
  second.rewrite(['? c 1']);
  second.write('+ d');
  assert.equal(readFileSync(path, 'utf8'), '? c 1\n+ d\n');
});

test('a journal that cannot be written costs nothing but itself', async () => {
  const full = () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  const exposure = new Exposure({ lines: ['? suspect 0'], write: full, rewrite: full, close: () => {} });
  assert.equal(await exposure.run('a', async () => 'read'), 'read');
  // one that must run alone would wait for ever for a turn that was not given back
  assert.equal(await exposure.run('suspect', async () => 'read alone'), 'read alone');
  exposure.close();
});

test('a clock that is set back makes no suspect wait for longer', async () => {
  const clock = new ManualClock();
  let now = clock.now();
  const exposure = new Exposure(paper(['? a 1']), { now: () => now, after: (ms, done) => clock.after(ms, done) });
  now -= 86_400_000;
  const read = exposure.run('a', async () => 'read');
  await settle();
  clock.advance(5_000);
  assert.equal(await read, 'read');
});

test('nothing is written to a journal that was closed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'quakewire-journal-')), 'journal');
  const journal = openJournal(path);
  journal.write('+ a');
  journal.close();
  journal.close();
  const other = openJournal(`${path}.other`);
  journal.write('- a');
  journal.rewrite([]);
  assert.equal(readFileSync(path, 'utf8'), '+ a\n');
  assert.equal(readFileSync(`${path}.other`, 'utf8'), '');
  other.close();
});

test('a suspect whose record does not come any more is forgotten', () => {
  const clock = new ManualClock();
  const first = paper(['+ a']);
  new Exposure(first, clock);
  clock.advance(47 * 3_600_000);
  const second = paper(first.now);
  assert.deepEqual(new Exposure(second, clock).suspects, new Map([['a', 1]]));
  clock.advance(2 * 3_600_000);
  assert.deepEqual(new Exposure(paper(second.now), clock).suspects, new Map());
});
