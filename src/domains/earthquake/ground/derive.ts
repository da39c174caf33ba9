/** Whether a value follows from its quotes: the finders that found it must find it again in the quotes alone. */
import type { Evidence } from '../../../../topics/reports.ts';
import type { Field } from '../fields.ts';
import type { AnyMention } from '../mentions.ts';
import { fold } from '../text/fold.ts';
import type { Sentence } from '../text/sentences.ts';

/** Finds what one field's value may come from, in one sentence. */
export type Find = (field: Field, sentence: Sentence) => readonly AnyMention[];

/** Whether any of the quotes alone gives the value of the field again, as the finders see it. */
export function derivable(field: Field, value: unknown, quotes: readonly Evidence[], find: Find): boolean {
  return quotes.some((quote) => find(field, asSentence(quote)).some((mention) => gives(field, value, mention)));
}

/** A quote as a sentence of its own, at its place in the document. */
export function asSentence({ quote, source, start }: Evidence): Sentence {
  return { index: 0, paragraph: 0, source, start, raw: quote, folded: fold(quote) };
}

function gives(field: Field, value: unknown, mention: AnyMention): boolean {
  switch (mention.kind) {
    case 'magnitude':
      return field === 'magnitude' && mention.value === value;
    case 'energyClass':
      return field === 'energyClass' && mention.value === value;
    case 'intensity':
      return field === 'intensity' && mention.value === value;
    case 'depth':
      return field === 'depthKm' && mention.km === value;
    case 'coordinates':
      return (
        (field === 'latitude' && mention.latitude === value) || (field === 'longitude' && mention.longitude === value)
      );
    case 'place':
      return field === 'place' && mention.name === value;
    case 'offset':
      return (
        (field === 'distanceKm' && mention.distanceKm === value) ||
        (field === 'direction' && mention.direction === value) ||
        (field === 'place' && mention.place.name === value)
      );
    case 'count':
      return field === mention.what && mention.value === value;
    case 'tsunami':
      return field === 'tsunamiWarning' && mention.warning === value;
    default:
      return false;
  }
}
