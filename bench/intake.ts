/** Records a second through the embedded log and intake, all in this one thread; every one durable before it counts. */

import { startDaemon } from '../src/main.ts';
import { encode } from '../topics/contract.ts';
import { urls } from '../topics/urls.ts';
import { inFolder, localConfig, round } from './place.ts';

const RECORDS = 30_000;
const PER_APPEND = 500;

export async function benchIntake(): Promise<object> {
  const full = await run('full');
  const normal = await run('normal');
  return { records: RECORDS, ...full, withoutPowerCutSafety: normal };
}

/** Publishes everything, then lets intake run until nothing is left: both parts, and both together. */
function run(synchronous: string): Promise<object> {
  return inFolder(async (folder) => {
    const config = localConfig(folder, { 'sqlite.synchronous': synchronous, 'engine.records': '2000' });
    const idle = await startDaemon(config, { name: 'bench', only: [] });
    const appendSeconds = await seconds(async () => {
      for (let first = 0; first < RECORDS; first += PER_APPEND) {
        await idle.log.append(
          Array.from({ length: PER_APPEND }, (_, index) => encode(urls, { url: urlOf(first + index) })),
        );
      }
    });
    await idle.stop();
    const daemon = await startDaemon(config, { name: 'bench', only: ['intake'] });
    const intakeSeconds = await seconds(async () => {
      while (!(await daemon.engine.idle())) await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await daemon.stop();
    return {
      appendedPerSecond: Math.round(RECORDS / appendSeconds),
      acceptedPerSecond: Math.round(RECORDS / intakeSeconds),
      throughPerSecond: Math.round(RECORDS / (appendSeconds + intakeSeconds)),
      seconds: round(appendSeconds + intakeSeconds),
    };
  });
}

const urlOf = (number: number) =>
  `https://www.site-${number % 500}.example/2026/11/30/story-${number}?utm_source=feed&page=${number % 7}`;

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
