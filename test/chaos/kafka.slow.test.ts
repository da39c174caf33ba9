import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isMissing } from '../support/missing.ts';
import { chaos } from './chaos.ts';
import { endChildrenToo } from './daemon.ts';
import { openKafkaPlatform } from './kafka.ts';
import { hasLoopbackHosts } from './server.ts';

const noHosts = (await hasLoopbackHosts()) ? false : 'this machine has no address 127.0.1.40';

endChildrenToo();

test('two daemons on Kafka and PostgreSQL, all of them killed, lose, double and mix up nothing', {
  skip: noHosts,
}, async (t) => {
  const out = mkdtempSync(join(tmpdir(), 'quakewire-chaos-test-'));
  t.after(() => rmSync(out, { recursive: true, force: true }));
  const platform = await openKafkaPlatform(out, {
    // the index longer than a group takes to do without the daemon that was killed just before
    away: { broker: 5, database: 6, index: 14 },
    late: { low: 3_000, high: 6_000 },
  });
  if (isMissing(platform)) return t.skip(platform.missing);
  const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
  t.diagnostic(`seed ${seed} (CHAOS_SEED=${seed} runs it again)`);
  const note = (text: string) => t.diagnostic(text);
  const verdict = await chaos({ records: 150, kills: 4, out, platform, seed, note, patienceMs: 180_000 });
  assert.ok(verdict.ok, JSON.stringify(verdict, null, 2));
});
