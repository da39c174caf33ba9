/** Figures of quality on real pages: `npm run eval -- --set NAME [--json]`. One file a set. */
import { parseArgs } from 'node:util';

export interface EvalOptions {
  /** A file that keeps readings which take minutes, where a set has some. */
  readonly readings?: string | undefined;
}

/** A set answers with its figures; progress goes to standard error. */
export type EvalSet = (options: EvalOptions) => Promise<Readonly<Record<string, unknown>>>;

const SETS: Readonly<Record<string, () => Promise<{ run: EvalSet }>>> = {
  llm: () => import('./llm.ts'),
  calibration: () => import('./calibration.ts'),
  correlation: () => import('./correlation.ts'),
  drift: () => import('./drift.ts'),
  fundus: () => import('./fundus.ts'),
  generated: () => import('./generated.ts'),
  msvcode: () => import('./msvcode.ts'),
  'quake-cases': () => import('./quake-cases.ts'),
  'quake-pages': () => import('./quake-pages.ts'),
  'profile-first': () => import('./profile-first.ts'),
  refine: () => import('./refine.ts'),
};

const { values } = parseArgs({
  options: { set: { type: 'string' }, json: { type: 'boolean', default: false }, readings: { type: 'string' } },
});
const load = SETS[values.set ?? ''];
if (load === undefined) {
  console.error(`npm run eval -- --set NAME [--json]; there are: ${Object.keys(SETS).join(', ')}`);
  process.exit(2);
}
const { run } = await load();
const figures = { set: values.set, ...(await run(values)) };
console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
