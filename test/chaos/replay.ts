/** node test/chaos/replay.ts --warc FILE --kills K [--out DIR] [--seed S] [--json] */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endChildrenToo } from './daemon.ts';
import { Random } from './random.ts';
import { replayKills } from './replay-kills.ts';

const { values } = parseArgs({
  options: {
    warc: { type: 'string' },
    kills: { type: 'string', default: '30' },
    out: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

if (values.warc === undefined) {
  console.error('usage: node test/chaos/replay.ts --warc FILE [--kills K] [--out DIR] [--seed S] [--json]');
  process.exit(2);
}
endChildrenToo();
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const out = values.out ?? mkdtempSync(join(tmpdir(), 'quakewire-replay-kills-'));
console.error(`replay kills: seed ${seed}, files in ${out}`);
const note = (text: string) => console.error(`replay kills: ${text}`);
const verdict = await replayKills({
  warc: values.warc,
  kills: Number(values.kills),
  out,
  random: new Random(seed),
  note,
});
if (values.json) console.log(JSON.stringify({ seed, ...verdict }));
else console.dir({ seed, ...verdict }, { depth: null });
process.exitCode = verdict.ok ? 0 : 1;
