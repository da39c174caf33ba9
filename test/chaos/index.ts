/** npm run chaos -- --log sqlite|kafka --records N --kills K --out DIR [--children] [--seed S] [--json] */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMissing, type Missing } from '../support/missing.ts';
import { chaos } from './chaos.ts';
import { canTorment } from './children.ts';
import { endChildrenToo } from './daemon.ts';
import { openEmbeddedPlatform } from './embedded.ts';
import { openKafkaPlatform } from './kafka.ts';
import type { Platform } from './platform.ts';
import { hasLoopbackHosts } from './server.ts';

const { values } = parseArgs({
  options: {
    log: { type: 'string', default: 'sqlite' },
    records: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    out: { type: 'string' },
    seed: { type: 'string' },
    children: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const platforms: Readonly<Record<string, (out: string) => Promise<Platform | Missing>>> = {
  sqlite: openEmbeddedPlatform,
  kafka: openKafkaPlatform,
};
const open = platforms[values.log] ?? refuse(`there is no Log named ${values.log} (there are: sqlite, kafka)`);
const records = number('records', values.records);
const kills = number('kills', values.kills);
const seed = number('seed', values.seed ?? String(Date.now() % 1_000_000));
if (!(await hasLoopbackHosts())) refuse('this machine has no addresses 127.0.1.1 to 127.0.1.40');
if (values.children && !canTorment()) refuse('--children needs /proc, to find the children');
endChildrenToo();
const out = values.out ?? mkdtempSync(join(tmpdir(), 'quakewire-chaos-'));
console.error(`chaos: seed ${seed}, files in ${out}`);
const platform = await open(out);
if (isMissing(platform)) refuse(platform.missing);
const verdict = await chaos({
  records,
  kills,
  out,
  platform,
  seed,
  children: values.children,
  note: (text) => console.error(`chaos: ${text}`),
});
if (values.json) console.log(JSON.stringify(verdict));
else console.dir(verdict, { depth: null });
process.exitCode = verdict.ok ? 0 : 1;

function number(name: string, value: string): number {
  return /^\d+$/.test(value) ? Number(value) : refuse(`--${name} takes a whole number: ${value}`);
}

function refuse(reason: string): never {
  console.error(`chaos: ${reason}`);
  process.exit(2);
}
