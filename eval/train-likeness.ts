/**
 * Trains h_f for every field: `node eval/train-likeness.ts [--readings FILE]`. Writes the forests beside the code that
 * uses them, and prints what cross-validation by site says. The same corpora give the same forests.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Forest } from '../src/page/likeness/forest.ts';
import { BOOST, type BoostOptions, boost } from './likeness/boost.ts';
import { cardOf, type FieldReport } from './likeness/card.ts';
import { allReadings, allValues } from './likeness/collect.ts';
import { forestsOf, type SiteRow, scoreRows, textRows, valueRows } from './likeness/folds.ts';
import { areaUnderCurve, refusals, round, thresholdFor } from './likeness/measure.ts';

const FOLDER = join(import.meta.dirname, '../src/page/likeness');
/** A short value has less to learn from. */
const VALUE_BOOST: BoostOptions = { ...BOOST, trees: 40, depth: 2 };

const { values } = parseArgs({ options: { readings: { type: 'string' } } });
const short = allValues();
const reports = [
  train('text', textRows(await allReadings(values.readings)), BOOST),
  ...(['title', 'date', 'authors'] as const).map((field) =>
    train(field, valueRows(short.filter((example) => example.field === field)), VALUE_BOOST),
  ),
];
writeFileSync(join(FOLDER, 'README.md'), cardOf(reports));
execFileSync('npx', ['biome', 'format', '--write', FOLDER], { stdio: 'ignore' });
console.log(JSON.stringify(reports, null, 2));

function train(field: string, rows: readonly SiteRow[], options: BoostOptions): FieldReport {
  write(field, boost(rows, options));
  const scored = scoreRows(rows, forestsOf(rows, options));
  const kinds = [...new Set(scored.map(({ kind }) => kind))];
  const part = (kind: string, some: typeof scored) => {
    const { good, bad, badRefused } = refusals(some, thresholdFor(some, 0.05));
    return { kind, good, bad, area: round(areaUnderCurve(some)), badRefused };
  };
  const sites = new Map<string, number>();
  for (const { site } of rows) sites.set(site, (sites.get(site) ?? 0) + 1);
  return {
    field,
    sites: [...sites.values()].sort((one, other) => one - other),
    parts: [
      part('all', scored),
      ...kinds.map((kind) =>
        part(
          kind,
          scored.filter((each) => each.kind === kind),
        ),
      ),
    ],
  };
}

function write(field: string, forest: Forest): void {
  const trees = forest.trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n');
  const { bias, depth } = forest;
  writeFileSync(
    join(FOLDER, `${field}.json`),
    `{\n  "bias": ${bias},\n  "depth": ${depth},\n  "trees": [\n${trees}\n  ]\n}\n`,
  );
}
