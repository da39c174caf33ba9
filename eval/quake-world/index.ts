/** A scenario with known truth on standard output: `node eval/quake-world/index.ts [WORLD] [SEED]`. */
import { lineText } from './records.ts';
import { WORLDS } from './settings.ts';
import { scenario } from './world.ts';

const [world = 'usual', seed = '1'] = process.argv.slice(2);
const settings = WORLDS[world];
if (settings === undefined) {
  console.error(`there are the worlds ${Object.keys(WORLDS).join(', ')}`);
  process.exit(2);
}
for (const line of scenario({ ...settings, seed: Number(seed) })) process.stdout.write(lineText(line));
