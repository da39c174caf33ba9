// Builds src/domains/earthquake/places/gazetteer.zst. `node scripts/gazetteer/index.ts [FOLDER with wheels that are there already]`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { readFeatures } from './features.ts';
import { readSources } from './sources.ts';
import { write } from './write.ts';

const target = join(import.meta.dirname, '../../src/domains/earthquake/places/gazetteer.zst');
const entries = assemble(readSources(process.argv[2] ?? null), readFeatures());
const bytes = write(entries);
writeFileSync(target, bytes);
console.error(
  `${entries.length} places, ${entries.reduce((sum, { names }) => sum + names.length, 0)} names, ${bytes.length} bytes`,
);
