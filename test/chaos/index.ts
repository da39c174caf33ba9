/** npm run chaos -- --log sqlite --records N --kills K --out DIR [--seed S] [--json] */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    log: { type: 'string', default: 'sqlite' },
    records: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    out: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

if (values.log !== 'sqlite') {
  console.error(`chaos: there is no Log named ${values.log} (there is: sqlite)`);
  process.exit(2);
}
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const out = values.out ?? mkdtempSync(join(tmpdir(), 'quakewire-chaos-'));
console.error(`chaos: seed ${seed}, files in ${out}`);
const verdict = await chaos({
  records: Number(values.records),
  kills: Number(values.kills),
  out,
  seed,
  note: (text) => console.error(`chaos: ${text}`),
});
if (values.json) console.log(JSON.stringify(verdict));
else console.dir(verdict, { depth: null });
process.exitCode = verdict.ok ? 0 : 1;
