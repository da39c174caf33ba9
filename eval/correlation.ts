/**
 * Reports of simulated worlds to events: B-cubed F1 and what must not happen, by kind of world and over seeds; and what
 * becomes of it when each tolerance is halved or doubled.
 */
import { bundledKnowledge, Correlator, MemoryQuakes } from '../src/domains/earthquake/correlate/index.ts';
import { TOLERANCES, type Tolerances } from '../src/domains/earthquake/correlate/tolerances.ts';
import { mean, rounded } from './learned.ts';
import { pressScenario } from './quake-press/press.ts';
import { PRESS_WORLDS } from './quake-press/settings.ts';
import type { ScenarioLine } from './quake-world/records.ts';
import { type Score, score } from './quake-world/score.ts';
import { type Settings, WORLDS } from './quake-world/settings.ts';
import { scenario } from './quake-world/world.ts';

const SEEDS = [1, 2, 3];
/** For comparisons: seeds that no figure was looked at while the tolerances were chosen. */
const SENSITIVITY = { worlds: ['usual', 'swarm', 'rough'], seeds: [11, 12], earthquakes: 25, reports: 700 };
const KNOWLEDGE = bundledKnowledge();

export async function run(): Promise<Record<string, unknown>> {
  const worlds: Record<string, unknown> = {};
  for (const [name, settings] of Object.entries(WORLDS)) {
    worlds[name] = await overSeeds(SEEDS.map((seed) => () => scenario({ ...settings, seed })));
    console.error(name, JSON.stringify(worlds[name]));
  }
  for (const [name, settings] of Object.entries(PRESS_WORLDS)) {
    worlds[name] = await overSeeds(SEEDS.map((seed) => () => pressScenario({ ...settings, seed })));
    console.error(name, JSON.stringify(worlds[name]));
  }
  return { worlds, sensitivity: await sensitivity() };
}

interface Outcome extends Score {
  readonly lines: number;
  readonly cpuMs: number;
}

export function correlated(settings: Partial<Settings>, tolerances: Tolerances = TOLERANCES): Promise<Outcome> {
  return correlatedLines(scenario(settings), tolerances);
}

export async function correlatedLines(
  lines: readonly ScenarioLine[],
  tolerances: Tolerances = TOLERANCES,
): Promise<Outcome> {
  const correlator = new Correlator(KNOWLEDGE, tolerances);
  const quakes = new MemoryQuakes();
  const started = process.cpuUsage();
  for (const line of lines) await quakes.take(line, correlator);
  const { user, system } = process.cpuUsage(started);
  return { ...score(quakes.records, lines), lines: lines.length, cpuMs: (user + system) / 1000 };
}

async function overSeeds(worlds: readonly (() => readonly ScenarioLine[])[], tolerances?: Tolerances) {
  const outcomes: Outcome[] = [];
  for (const lines of worlds) outcomes.push(await correlatedLines(lines(), tolerances));
  const sum = (read: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + read(outcome), 0);
  return {
    f1: rounded(mean(outcomes.map(({ bcubedF1 }) => bcubedF1))),
    worstF1: Math.min(...outcomes.map(({ bcubedF1 }) => bcubedF1)),
    falseReports: sum(({ falseReports }) => falseReports),
    cancelledStillLive: sum(({ cancelledStillLive }) => cancelledStillLive),
    recordsPerSecond: Math.round((1000 * sum(({ lines }) => lines)) / sum(({ cpuMs }) => cpuMs)),
  };
}

/** F1 with each tolerance as it is, halved and doubled. */
async function sensitivity(): Promise<Record<string, unknown>> {
  const { worlds, seeds, earthquakes, reports } = SENSITIVITY;
  const small = worlds.flatMap((name) =>
    seeds.map((seed) => () => scenario({ ...WORLDS[name], seed, earthquakes, reports })),
  );
  const f1 = async (tolerances: Tolerances) => (await overSeeds(small, tolerances)).f1;
  const figures: Record<string, unknown> = { inUse: await f1(TOLERANCES) };
  for (const name of Object.keys(TOLERANCES) as (keyof Tolerances)[]) {
    const changed = (factor: number) => f1({ ...TOLERANCES, [name]: TOLERANCES[name] * factor });
    figures[name] = { halved: await changed(0.5), doubled: await changed(2) };
    console.error(name, JSON.stringify(figures[name]));
  }
  return figures;
}
