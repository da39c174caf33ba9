/**
 * How much less likely it is that two descriptions differ as they do if they are of one earthquake, than that they
 * agree: a logarithm, 0 where nothing tells them apart.
 */
import { distanceKm } from '../places/geodesy.ts';
import type { Area, Knowledge } from './knowledge.ts';
import type { Features } from './sighting.ts';
import type { Tolerances } from './tolerances.ts';

/** Of two earthquakes, whatever else is alike. */
export const FAR = -40;

const MINUTE = 60_000;
/** A publication may be this much earlier than the time that others give. */
const EARLY = 5 * MINUTE;
/** Coarse spans of two reports are the same if they share this much of the shorter one. */
const SHARED = 0.6;

/** Zones are taken for one another that lie so far apart at most. */
export const SLIPPED_HOURS = 6;

export type Likeness = (a: Features, b: Features) => number;

export interface Comparing {
  readonly tolerances: Tolerances;
  readonly likeness: Likeness;
}

export function likenessOf(tolerances: Tolerances, knowledge: Pick<Knowledge, 'areaOf'>): Likeness {
  const ofMinutes = minutesLikeness(tolerances);
  return (a, b) => {
    const time = ofTimes(a, b, tolerances, ofMinutes);
    if (time <= FAR) return FAR;
    const place = ofPlaces(a, b, tolerances, knowledge);
    if (place <= FAR) return FAR;
    return Math.max(FAR, time + place + ofMagnitudes(a, b, tolerances) + ofRoles(a, b, tolerances));
  };
}

function ofTimes(
  a: Features,
  b: Features,
  { hourSlip, farMinutes }: Tolerances,
  ofMinutes: (apart: number) => number,
): number {
  if (a.span.at !== null && b.span.at !== null) {
    const minutes = Math.abs(a.span.at - b.span.at) / MINUTE;
    // cheap first: most pairs are further apart than anything explains
    if (minutes > SLIPPED_HOURS * 60 + 2) return FAR;
    if (minutes <= farMinutes) return ofMinutes(minutes);
    return isHourSlip(minutes, a, b) ? -hourSlip : FAR;
  }
  const shared = Math.min(a.span.to, b.span.to) - Math.max(a.span.from, b.span.from);
  const shorter = Math.min(a.span.to - a.span.from, b.span.to - b.span.from);
  if (shared < 0 || (a.span.at === null && b.span.at === null && shared < SHARED * shorter)) return FAR;
  // nobody writes of an earthquake before it
  return a.publishedTo + EARLY < b.span.from || b.publishedTo + EARLY < a.span.from ? FAR : 0;
}

/** Whole hours apart, all else alike: one of two newsrooms took one zone for another. Agencies do not. */
function isHourSlip(minutes: number, a: Features, b: Features): boolean {
  const hours = Math.round(minutes / 60);
  if (hours < 1 || hours > SLIPPED_HOURS || Math.abs(minutes - 60 * hours) > 1.5) return false;
  const [x, y] = [a.magnitudes[0], b.magnitudes[0]];
  return !(a.official && b.official) && x !== undefined && y !== undefined && Math.abs(x - y) <= 0.5;
}

function minutesLikeness({ minutes, slipMinutes, slips }: Tolerances): (apart: number) => number {
  const likelihood = (x: number) => (1 - slips) * normal(x, minutes) + slips * normal(x, slipMinutes) + 1e-4;
  const none = likelihood(0);
  return (apart) => Math.log(likelihood(apart) / none);
}

function normal(x: number, deviation: number): number {
  return Math.exp(-0.5 * (x / deviation) ** 2) / deviation;
}

/** The part of magnitudes in a likeness. */
export function ofMagnitudes(a: Features, b: Features, tolerances: Tolerances): number {
  let apart = Number.POSITIVE_INFINITY;
  for (const x of a.magnitudes) for (const y of b.magnitudes) apart = Math.min(apart, Math.abs(x - y));
  if (apart === Number.POSITIVE_INFINITY) return 0;
  const { magnitude, magnitudeSlips, magnitudeSlipScale, energyFactor } = tolerances;
  const deviation = magnitude * (a.fromEnergy !== b.fromEnergy ? energyFactor : 1);
  const usual = (1 - magnitudeSlips) * Math.exp(-0.5 * (apart / deviation) ** 2);
  return Math.log(usual + magnitudeSlips * Math.exp(-apart / magnitudeSlipScale));
}

function ofPlaces(a: Features, b: Features, tolerances: Tolerances, knowledge: Pick<Knowledge, 'areaOf'>): number {
  const differ = a.country !== null && b.country !== null && a.country !== b.country;
  if (a.areas.length > 0 && b.areas.length > 0) {
    let best = FAR;
    for (const x of a.areas) for (const y of b.areas) best = Math.max(best, ofAreas(x, y, tolerances));
    return differ ? best - tolerances.countryLocated : best;
  }
  if (differ) return apart(a.country as string, b.country as string, knowledge) ? FAR : -tolerances.country;
  return 0;
}

function ofAreas(a: Area, b: Area, { sourcesKm, farRadii }: Tolerances): number {
  const radius = Math.hypot(a.radiusKm, b.radiusKm, sourcesKm);
  // cheap: a degree of latitude has 111 km
  if (Math.abs(a.latitude - b.latitude) * 111 > farRadii * radius + 100) return FAR;
  const km = distanceKm(a, b);
  if (km > farRadii * radius + 100) return FAR;
  return Math.log(0.95 * Math.exp(-0.5 * (km / radius) ** 2) + 0.05 * Math.exp(-km / (3 * radius)));
}

/** Whether two countries have no border in common, as far as circles tell. */
function apart(one: string, other: string, { areaOf }: Pick<Knowledge, 'areaOf'>): boolean {
  const a = areaOf(one);
  const b = areaOf(other);
  return a !== null && b !== null && distanceKm(a, b) > a.radiusKm + b.radiusKm + 200;
}

/** An aftershock is not its main shock: in doubt about the time, the role decides. */
function ofRoles(a: Features, b: Features, { role }: Tolerances): number {
  if (a.role === b.role || a.role === 'other' || b.role === 'other') return 0;
  return a.span.at === null || b.span.at === null ? -2 * role : -role;
}
