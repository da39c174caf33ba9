/** What an agency measures of an earthquake: near the truth, with a bias of its own. */
import type { Chance } from './chance.ts';
import type { TrueQuake } from './quakes.ts';
import type { Settings } from './settings.ts';

export interface Measured {
  readonly site: string;
  readonly at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly depthKm: number;
  readonly magnitude: number;
  readonly type: string;
}

type Agency = TrueQuake['region']['agencies'][number];

/** `rough`: automatic, a few times further off than what people have looked at. */
export function measure(
  quake: TrueQuake,
  [site, type, bias]: Agency,
  rough: number,
  settings: Settings,
  chance: Chance,
): Measured {
  const degrees = (settings.agencyKm / 111) * rough;
  const magnitude = quake.magnitude + bias + chance.normal(settings.agencyMagnitude * rough);
  return {
    site,
    at: Math.round((quake.at + chance.normal(settings.agencySeconds * 1000 * rough)) / 1000) * 1000,
    latitude: round(quake.latitude + chance.normal(degrees), 2),
    longitude: round(quake.longitude + chance.normal(degrees), 2),
    depthKm: Math.max(1, quake.depthKm + Math.round(chance.normal(4 * rough))),
    magnitude: round(magnitude, 1),
    type,
  };
}

export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
