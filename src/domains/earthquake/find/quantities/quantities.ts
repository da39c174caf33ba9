/** Quantities of earthquakes in a sentence: magnitude, energy class, intensity, depth, coordinates. */
import type { Language } from '../../language.ts';
import type {
  AgencyMention,
  CoordinatesMention,
  DepthMention,
  EnergyMention,
  IntensityMention,
  MagnitudeMention,
} from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { findAgencies } from '../agencies/agencies.ts';
import { coordinatesIn } from './coordinates.ts';
import { depthsIn } from './depth.ts';
import { energyClassesIn } from './energy.ts';
import { intensitiesIn } from './intensity.ts';
import { magnitudesIn } from './magnitude.ts';
import { scan } from './scan.ts';

export type QuantityMention = MagnitudeMention | EnergyMention | IntensityMention | DepthMention | CoordinatesMention;

/** All quantities of a sentence, in their order; no figure is two of them. Agencies of the sentence name who gave a magnitude. */
export function findQuantities(
  sentence: Sentence,
  language: Language,
  agencies: readonly AgencyMention[] = findAgencies(sentence, language),
): readonly QuantityMention[] {
  const seen = scan(sentence, language);
  return [
    ...coordinatesIn(seen),
    ...energyClassesIn(seen),
    ...depthsIn(seen),
    ...intensitiesIn(seen),
    ...magnitudesIn(seen, agencies),
  ].sort((a, b) => a.start - b.start);
}
