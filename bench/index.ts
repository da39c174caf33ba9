/** `npm run bench [-- --json] [names...]`: figures of this machine, now; ratios are between things of one run. */
import { benchMemory, benchStartup } from './daemon.ts';
import { benchIntake } from './intake.ts';
import { benchKafka } from './kafka.ts';
import { benchLatency } from './latency.ts';
import { benchLookup } from './lookup.ts';
import { benchQuake } from './quake.ts';
import { benchRetention } from './retention.ts';
import { benchRules } from './rules.ts';
import { benchScale } from './scale.ts';
import { benchThroughput } from './throughput.ts';
import { benchWarmPage } from './warm-page.ts';

const BENCHES: Readonly<Record<string, () => Promise<object>>> = {
  startup: benchStartup,
  'warm-page': benchWarmPage,
  intake: benchIntake,
  latency: benchLatency,
  quake: benchQuake,
  rules: benchRules,
  throughput: benchThroughput,
  kafka: benchKafka,
  scale: benchScale,
  memory: benchMemory,
  retention: benchRetention,
  lookup: benchLookup,
};

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const figures: Record<string, object> = {};
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  figures[name] = await bench();
  console.error(name, figures[name]);
}
if (args.includes('--json')) console.log(JSON.stringify(figures));
