import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { withoutBrowser } from '../chromium/support.ts';
import { noEmbedder } from '../models/real.ts';
import { corpus } from '../quality/corpora.ts';
import { chaos } from './chaos.ts';
import { anyFault } from './check.ts';
import { canTorment } from './children.ts';
import { endChildrenToo } from './daemon.ts';
import { openEmbeddedPlatform } from './embedded.ts';
import { Random } from './random.ts';
import { replayKills } from './replay-kills.ts';
import { hasLoopbackHosts } from './server.ts';
import { writeWarc } from './warc.ts';

const realPages = corpus('warc/real-pages.warc.gz');
const noHosts = (await hasLoopbackHosts()) ? false : 'this machine has no address 127.0.1.40';
const noPages = realPages === null && 'QUAKEWIRE_CORPORA names no folder with warc/real-pages.warc.gz';
const absent = [noEmbedder, withoutBrowser].filter((reason) => reason !== false);
const noChildren = canTorment() ? absent.length === 2 && absent.join(', ') : 'the machine has no /proc';

endChildrenToo();

/** A seed of the day's chance, printed, so that a failure can be run again. */
function newSeed(t: TestContext): number {
  const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
  t.diagnostic(`seed ${seed} (CHAOS_SEED=${seed} runs it again)`);
  return seed;
}

function scratch(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-chaos-test-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a daemon that is killed again and again loses, doubles and mixes up nothing', { skip: noHosts }, async (t) => {
  const out = scratch(t);
  const verdict = await chaos({
    records: 120,
    kills: 3,
    patienceMs: 180_000,
    out,
    platform: await openEmbeddedPlatform(out),
    seed: newSeed(t),
    note: (text) => t.diagnostic(text),
  });
  assert.ok(verdict.ok, JSON.stringify(verdict, null, 2));
});

test('children that are killed and that hang take no document with them', {
  skip: noHosts || noChildren,
}, async (t) => {
  for (const missing of absent) t.diagnostic(`not struck: ${missing}`);
  const out = scratch(t);
  const verdict = await chaos({
    records: 72,
    kills: 2,
    children: true,
    out,
    platform: await openEmbeddedPlatform(out),
    seed: newSeed(t),
    note: (text) => t.diagnostic(text),
  });
  assert.ok(verdict.ok, JSON.stringify(verdict, null, 2));
  const { killed = {}, stopped = {} } = verdict.children ?? {};
  const struck = [...Object.values(killed), ...Object.values(stopped)].reduce((sum, count) => sum + count, 0);
  assert.ok(struck > 0, 'nobody was struck');
});

test('a replay that is killed and resumed ends as one that nobody disturbed', async (t) => {
  const out = scratch(t);
  const warc = join(out, 'pages.warc.gz');
  writeWarc(warc, 400);
  const random = new Random(newSeed(t));
  const verdict = await replayKills({ warc, kills: 8, out, random, note: (text) => t.diagnostic(text) });
  assert.ok(!anyFault(verdict.faults), JSON.stringify(verdict, null, 2));
  assert.equal(verdict.failures, 57);
});

test('a replay of real pages that is killed and resumed does so too', { skip: noPages }, async (t) => {
  const random = new Random(newSeed(t));
  const note = (text: string) => t.diagnostic(text);
  const verdict = await replayKills({ warc: realPages as string, kills: 3, out: scratch(t), random, note });
  assert.ok(!anyFault(verdict.faults), JSON.stringify(verdict, null, 2));
});
