/** The prompts in use: one a field. */
import { buildingsDamagedV1 } from './buildingsDamaged.v1.ts';
import { deathsV1 } from './deaths.v1.ts';
import { depthKmV1 } from './depthKm.v1.ts';
import { injuredV1 } from './injured.v1.ts';
import { intensityV1 } from './intensity.v1.ts';
import { magnitudeV1 } from './magnitude.v1.ts';
import { originTimeV1 } from './originTime.v1.ts';
import { placeV1 } from './place.v1.ts';
import type { AskedField, FieldPrompt } from './prompt.ts';

export const PROMPTS: Readonly<Record<AskedField, FieldPrompt>> = {
  magnitude: magnitudeV1,
  depthKm: depthKmV1,
  intensity: intensityV1,
  originTime: originTimeV1,
  place: placeV1,
  deaths: deathsV1,
  injured: injuredV1,
  buildingsDamaged: buildingsDamagedV1,
};

export function isAsked(field: string): field is AskedField {
  return Object.hasOwn(PROMPTS, field);
}
