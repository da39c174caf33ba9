/** Compass points in the words of a language: from its four (or eight) beginnings, joined as texts join them. */
import { COMPASS, type CompassPoint } from '../../places/geodesy.ts';
import type { Words } from '../places/words.ts';

export interface Compass {
  /** A rule's slot; captures `direction`. */
  readonly slot: string;
  /** The same without abbreviations, which are too short to begin with. */
  readonly words: string;
  /** The point that a match means; null: it is none ("north-south"), or small letters that look like an abbreviation. */
  readonly pointOf: (folded: string, raw: string) => CompassPoint | null;
}

const LATIN = 'NESW';

/** Compiles the compass of a language. */
export function compassOf(words: Words, unspaced: boolean): Compass {
  const beginnings = Object.entries(words.compass).sort(([, a], [, b]) => longest(b) - longest(a));
  const unit = `(?:${beginnings.map(([, rule]) => rule).join('|')})`;
  const letters = [...new Set([words.compassLetters ?? LATIN, LATIN])];
  const short = letters.map((set) => `[${set.toLowerCase()}](?:-?[${set.toLowerCase()}]{1,2})?`).join('|');
  const rest = unspaced ? '' : "[\\p{L}\\p{M}']*";
  const border = unspaced ? '' : '(?![\\p{L}\\p{M}])';
  const lettered = letters.map((set) => ({ set, whole: new RegExp(`^[${set}](?:-?[${set}]{1,2})?$`, 'u') }));
  const lower = new RegExp(`^(?:${short})$`, 'u');
  const units = new RegExp(beginnings.map(([, rule]) => `(${rule})`).join('|'), 'gu');
  // "δυτικά-νοτιοδυτικά": each half may have an ending of its own
  const said = `${unit}(?:(?:[- ]|[\\p{L}\\p{M}]{1,2}-)?${unit}){0,2}${rest}`;
  return {
    words: `(?<directionB>${said})`,
    slot: `(?<direction>${BEARING}|${said}|(?<![\\p{L}\\p{M}])(?:${short})${border})`,
    pointOf(folded, raw) {
      const bearing = pointOfBearing(folded);
      if (bearing !== null) return bearing;
      for (const { set, whole } of lettered) {
        if (whole.test(raw)) return joined([...raw.replace('-', '')].map((letter) => LATIN[set.indexOf(letter)] ?? ''));
      }
      if (lower.test(folded)) return null;
      const parts = [...folded.matchAll(units)].map(
        (match) => beginnings[match.findIndex((group, at) => at > 0 && group !== undefined) - 1]?.[0] ?? '',
      );
      return joined(parts);
    },
  };
}

/** "S 48° E": so many degrees from south towards east, as surveyors give it. */
const BEARING = '(?<![\\p{L}\\p{M}])[ns] ?\\d{1,2} ?° ?[ew](?![\\p{L}\\p{M}])';

function pointOfBearing(folded: string): CompassPoint | null {
  const [, from, degrees, to] = /^([ns]) ?(\d{1,2}) ?° ?([ew])$/u.exec(folded) ?? [];
  if (from === undefined || Number(degrees) > 90) return null;
  const turned = from === 'n' ? Number(degrees) : 180 - Number(degrees);
  return COMPASS[Math.round((to === 'e' ? turned : 360 - turned) / 22.5) % COMPASS.length] ?? null;
}

const longest = (rule: string): number => Math.max(...rule.split('|').map((part) => part.length));

/** Letters in any order: north and east are NE, as are east and north; a third one stands out. */
function joined(parts: readonly string[]): CompassPoint | null {
  const letters = [...parts.join('')];
  const count = (letter: string): number => letters.filter((other) => other === letter).length;
  const vertical = count('N') > 0 ? 'N' : 'S';
  const horizontal = count('E') > 0 ? 'E' : 'W';
  if ((count('N') > 0 && count('S') > 0) || (count('E') > 0 && count('W') > 0) || letters.length > 3) return null;
  const [v, h] = [count(vertical), count(horizontal)];
  const point = v > h && v > 1 && h > 0 ? 'v' : h > v && h > 1 && v > 0 ? 'h' : '';
  const base = `${v > 0 ? vertical : ''}${h > 0 ? horizontal : ''}`;
  const full = point === 'v' ? vertical + base : point === 'h' ? horizontal + base : base;
  return COMPASS.find((other) => other === full) ?? null;
}
