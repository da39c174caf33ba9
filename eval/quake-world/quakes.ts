/** Earthquakes: main shocks by Gutenberg and Richter, aftershocks by Omori and Båth, two at once, two at one place. */
import type { Chance } from './chance.ts';
import { REGIONS, type Region } from './regions.ts';
import type { Settings } from './settings.ts';

export interface TrueQuake {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly region: Region;
  readonly latitude: number;
  readonly longitude: number;
  readonly magnitude: number;
  readonly depthKm: number;
  readonly role: 'main' | 'aftershock' | 'foreshock';
  /** Its main shock. */
  readonly main: TrueQuake | null;
  /** Nothing happened: an agency's, or a newsroom's, error. */
  readonly alarm: 'agency' | 'newsroom' | null;
}

export const START = Date.UTC(2026, 2, 1);
const MINUTE = 60_000;
const DAY = 86_400_000;

export function quakesOf(settings: Settings, chance: Chance): readonly TrueQuake[] {
  const { earthquakes, days, aftershocks, atOnce, doublets, falseAlerts, falseNews } = settings;
  const quakes: TrueQuake[] = [];
  const add = (quake: Omit<TrueQuake, 'id'>) => quakes.push({ id: `e${quakes.length + 1}`, ...quake });
  const anywhere = () => mainShock(chance, START + chance.fraction() * days * DAY);
  while (quakes.length < earthquakes) {
    const mains = quakes.filter(({ role }) => role === 'main');
    const pick = chance.fraction();
    if (mains.length > 2 && pick < aftershocks) add(aftershockOf(strongest(chance, mains), chance));
    else if (mains.length > 2 && pick < aftershocks + atOnce) add(elsewhere(chance.pick(mains), chance));
    else if (mains.length > 2 && pick < aftershocks + atOnce + doublets) add(twinOf(chance.pick(mains), chance));
    else add(anywhere());
  }
  const alarms = (perTen: number) => Math.round((earthquakes / 10) * perTen);
  for (let n = 0; n < alarms(falseAlerts); n += 1) add({ ...anywhere(), alarm: 'agency' });
  for (let n = 0; n < alarms(falseNews); n += 1) add({ ...anywhere(), alarm: 'newsroom' });
  return quakes;
}

function mainShock(chance: Chance, at: number, region = chance.pick(REGIONS)): Omit<TrueQuake, 'id'> {
  const magnitude = Math.min(7.8, 4.2 - Math.log10(1 - chance.fraction()));
  return {
    at,
    region,
    latitude: region.latitude + chance.normal(0.25),
    longitude: region.longitude + chance.normal(0.3),
    magnitude,
    depthKm: Math.round(chance.skewed(12, 0.6)),
    role: 'main',
    main: null,
    alarm: null,
  };
}

/** Of a few, the strongest: it has most aftershocks. */
function strongest(chance: Chance, mains: readonly TrueQuake[]): TrueQuake {
  const some = [chance.pick(mains), chance.pick(mains), chance.pick(mains), chance.pick(mains)];
  return some.reduce((a, b) => (a.magnitude > b.magnitude ? a : b));
}

/** Omori's law with c of 10 minutes, for three days; Båth: the largest is 1.2 below. */
function aftershockOf(main: TrueQuake, chance: Chance): Omit<TrueQuake, 'id'> {
  const c = 10 * MINUTE;
  const before = chance.happens(0.1);
  const after = c * ((1 + (3 * DAY) / c) ** chance.fraction() - 1) + 2 * MINUTE;
  return {
    ...near(main, chance, 0.12),
    at: before ? main.at - after / 3 : main.at + after,
    magnitude: Math.max(3.3, main.magnitude - 1.2 + Math.log10(1 - chance.fraction()) / 1.5 + chance.normal(0.15)),
    role: before ? 'foreshock' : 'aftershock',
    main,
  };
}

/** At the same minute in another country, about as strong. */
function elsewhere(one: TrueQuake, chance: Chance): Omit<TrueQuake, 'id'> {
  const regions = REGIONS.filter(({ country }) => country !== one.region.country);
  const other = mainShock(chance, one.at + chance.normal(4) * MINUTE, chance.pick(regions));
  return { ...other, magnitude: Math.max(4, one.magnitude + chance.normal(0.4)) };
}

/** Minutes to hours later at the same place, about as strong. */
function twinOf(one: TrueQuake, chance: Chance): Omit<TrueQuake, 'id'> {
  const at = one.at + chance.skewed(40, 1) * MINUTE + 4 * MINUTE;
  return {
    ...near(one, chance, 0.1),
    at,
    magnitude: Math.max(4, one.magnitude + chance.normal(0.5)),
    role: 'main',
    main: null,
  };
}

function near(one: TrueQuake, chance: Chance, degrees: number): Omit<TrueQuake, 'id'> {
  const { id: _, ...rest } = one;
  return {
    ...rest,
    latitude: one.latitude + chance.normal(degrees),
    longitude: one.longitude + chance.normal(degrees),
    depthKm: Math.round(chance.skewed(12, 0.6)),
  };
}
