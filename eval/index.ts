/** Figures of quality on real pages: `npm run eval -- --set NAME [--json]`. One file a set. */
import { parseArgs } from 'node:util';

/** A set answers with its figures; progress goes to standard error. */
export type EvalSet = () => Promise<Readonly<Record<string, unknown>>>;

const SETS: Readonly<Record<string, () => Promise<{ run: EvalSet }>>> = {
  'profile-first': () => import('./profile-first.ts'),
};

const { values } = parseArgs({ options: { set: { type: 'string' }, json: { type: 'boolean', default: false } } });
const load = SETS[values.set ?? ''];
if (load === undefined) {
  console.error(`npm run eval -- --set NAME [--json]; there are: ${Object.keys(SETS).join(', ')}`);
  process.exit(2);
}
const { run } = await load();
const figures = { set: values.set, ...(await run()) };
console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
