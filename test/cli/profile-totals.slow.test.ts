/** What the command line tells of all versions of a profile, and of all profiles. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { commitAs } from '../../src/cli/records.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openData } from '../../src/main.ts';
import { schemas } from '../../topics/schemas.ts';
import { outcome, profile } from '../contract/learning-rows.ts';
import { type Ended, LOCAL, quakewire } from './shell.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quakewire-totals-'));
  const lost = { origin: { kind: 'neighbour', name: 'p', promptVersion: null }, utility: 0.2, won: false } as const;
  const won = { origin: { kind: 'model', name: 'small', promptVersion: '2' }, utility: 0.9, won: true } as const;
  const seen = { profileId: 's', site: 'c.example', documentId: 'c' };
  const data = await openData(loadConfig(LOCAL, { data: folder }), 'the test', true);
  try {
    await commitAs(data, 'test', schemas.topic, async (tx) => {
      await tx.putProfile(profile('p', 1, 'active'));
      for (const version of [1, 2]) await tx.putProfile(profile('s', version, 'retired', 'c.example'));
      await tx.putProfile({ ...profile('s', 3, 'active', 'c.example'), contenders: [won, lost] });
      await tx.putOutcomes([
        outcome({ ...seen, version: 1, utility: 1 }),
        outcome({ ...seen, version: 2, utility: 0.5 }),
        outcome({ ...seen, version: 2, pageHash: 'other', utility: 0, valid: false, chosen: false, fault: 'minor' }),
      ]);
      return [];
    });
  } finally {
    await data.close();
  }
});

after(() => rm(folder, { recursive: true, force: true }));

const command = (...args: string[]): Promise<Ended> => quakewire([...args, '--data', folder]);

test('a version that has read nothing yet does not hide what those before it read', async () => {
  const all = { uses: 3, valid: 2, chosen: 2, meanUtility: 0.5 };
  const { lines } = await command('profiles', '--site', 'c.example', '--json');
  assert.deepEqual(
    lines.map(({ version, outcomes, allOutcomes }) => [version, (outcomes as { uses: number }).uses, allOutcomes]),
    [[3, 0, all]],
  );
  assert.deepEqual((await command('profiles', 'show', 's', '--json')).lines[0]?.outcomes, all);
  const told = /all 3 versions: 3 uses, 2 valid, 2 chosen, mean utility 0\.500/;
  assert.match((await command('profiles', 'show', 's')).stdout, told);
  const { stdout } = await command('profiles', '--site', 'c.example');
  assert.match(stdout, /not used yet/);
  assert.match(stdout, told);
  const totals =
    '1 profile, 3 versions; deterministic won 2 of 2 proposals; model won 1 of 1 proposal; neighbour won 0 of';
  assert.ok(stdout.includes(totals), stdout);
});

test('profiles stats tells whose proposals won, over all profiles and versions', async () => {
  const ofSite = await command('profiles', 'stats', '--site', 'c.example', '--json');
  const origins = {
    deterministic: { proposals: 2, wins: 2 },
    model: { proposals: 1, wins: 1 },
    neighbour: { proposals: 1, wins: 0 },
  };
  assert.deepEqual(ofSite.lines, [{ profiles: 1, versions: 3, origins }]);
  const ofAll = await command('profiles', 'stats');
  assert.match(ofAll.stdout, /^2 profiles, 4 versions; deterministic won 3 of 3 proposals; model won 1 of 1 proposal;/);
  assert.match((await command('profiles', 'stats', '--site', 'none.example')).stdout, /^0 profiles, 0 versions\n$/);
});
