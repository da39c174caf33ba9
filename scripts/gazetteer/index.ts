// Builds src/domains/earthquake/places/gazetteer.zst. `node scripts/gazetteer/index.ts [FOLDER with wheels that are there already [TARGET]]`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { readFeatures } from './features.ts';
import { readHandMade } from './handmade.ts';
import { merge } from './merge.ts';
import { readSources } from './sources.ts';
import { write } from './write.ts';

const target = process.argv[3] ?? join(import.meta.dirname, '../../src/domains/earthquake/places/gazetteer.zst');
const entries = merge(assemble(readSources(process.argv[2] ?? null), readFeatures()), readHandMade());
const bytes = write(entries);
writeFileSync(target, bytes);
console.error(
  `${entries.length} places, ${entries.reduce((sum, { names }) => sum + names.length, 0)} names, ${bytes.length} bytes`,
);
