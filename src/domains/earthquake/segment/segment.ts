/**
 * Which earthquake does each sentence speak of? A walk over the sentences as a reader takes it:
 *
 *   an old date            -> the historical earthquake of that date
 *   aftershock, foreshock  -> that one, where it has a magnitude or a time of its own; a mere count stays with the main
 *   "the main quake"       -> back to the main one
 *   "the second", another  -> the next one
 *   another time and place -> another one, or the one that has them already
 *   anything else          -> the one that was spoken of last; a new paragraph leaves asides for the main one
 */
import type { MagnitudeMention, TimeMention } from '../mentions.ts';
import type { Growing, Role } from './draft.ts';
import { nounOf } from './nouns.ts';
import { type DaysAgo, isAsOf, isOld, isSeismic, type Part } from './parts.ts';
import { ofKind } from './reading.ts';

/** When a time mention is, in milliseconds since the epoch and how exactly; null: the text does not say it. */
export type Instant = (mention: TimeMention, draft: Growing | null) => number | null;

const ASIDES: ReadonlySet<Role> = new Set(['historical', 'aftershock', 'foreshock'] as const);

export class Segmenter {
  readonly drafts: Growing[] = [];
  readonly #daysAgo: DaysAgo;
  readonly #instant: Instant;
  readonly #strict: boolean;
  #current: Growing | null = null;
  #last: Part | null = null;
  /** The paragraph in which aftershocks were counted, until one of them is told of. */
  #counted: number | null = null;

  /** `strict`: only a magnitude opens another earthquake, as in texts full of the times of messages. */
  constructor(daysAgo: DaysAgo, instant: Instant, strict: boolean) {
    this.#daysAgo = daysAgo;
    this.#instant = instant;
    this.#strict = strict;
  }

  /** The main earthquake: the first one that is no aside, or else the first. */
  get main(): Growing | null {
    return this.drafts.find(({ role }) => !ASIDES.has(role)) ?? null;
  }

  /** What the text is about: its aftershock, where it begins with one, or else the main earthquake. */
  get #subject(): Growing | null {
    const [first] = this.drafts;
    return first?.role === 'aftershock' ? first : (this.main ?? first ?? null);
  }

  add(part: Part): void {
    const draft = this.#draftOf(part);
    if (draft !== null) {
      draft.parts.push(part);
      this.#current = draft;
      this.#last = part;
    }
    if (this.#countsAftershocks(part)) this.#counted = part.sentence.paragraph;
  }

  /** Opens an earthquake, whatever the part says: a line of a list. */
  open(role: Role, part: Part, kind: Growing['kind'] = 'earthquake'): Growing {
    const draft: Growing = { role, kind, parts: [part] };
    this.drafts.push(draft);
    this.#current = draft;
    this.#last = part;
    return draft;
  }

  #draftOf(part: Part): Growing | null {
    const seismic = isSeismic(part);
    if (this.#oldDates(part).length > 0) return this.#historical(part);
    if (!seismic) return this.#current === null ? null : this.#flow(part);
    return this.#shock(part) ?? this.#named(part) ?? this.#elsewhere(part) ?? this.#flow(part);
  }

  #oldDates(part: Part): readonly TimeMention[] {
    return ofKind(part.mentions, 'time').filter((time) => isOld(time, this.#daysAgo) && !isAsOf(time, part.mentions));
  }

  /** Of the earthquake of an old date; nothing where the date is of a school or a law. */
  #historical(part: Part): Growing | null {
    const dates = this.#oldDates(part);
    const known = this.drafts.find(
      (draft) =>
        draft.role === 'historical' &&
        draft.parts.some((other) => this.#oldDates(other).some((date) => dates.some((own) => sameDate(own, date)))),
    );
    if (known !== undefined) return known;
    const tells = isSeismic(part) || part.cues.has('historical') || part.mentions.some(({ kind }) => kind === 'count');
    return tells ? this.#new('historical') : null;
  }

  /** Of an aftershock or foreshock that has a magnitude or a time of its own. */
  #shock(part: Part): Growing | null {
    const magnitude = currentMagnitude(part);
    const own = magnitude ?? this.#times(part)[0];
    if (own === undefined) return null;
    const noun = nounOf(own, part.mentions);
    const role = noun === 'aftershock' || noun === 'foreshock' ? noun : this.#follows(part) ? 'aftershock' : null;
    if (role === null) return null;
    this.#counted = null;
    const known = this.drafts.find(
      (draft) => draft.role === role && (magnitude === undefined || hasMagnitude(draft, magnitude.value)),
    );
    return known ?? this.#new(role);
  }

  /** "The strongest, of 5.0, came at night", after aftershocks were counted. */
  #follows(part: Part): boolean {
    if (this.#counted === null || part.sentence.paragraph - this.#counted > 1) return false;
    if (part.cues.has('mainshock')) return false;
    return part.cues.has('strongest') || !part.cues.has('quake');
  }

  #named(part: Part): Growing | null {
    if (part.cues.has('mainshock') || this.#tellsOfMain(part)) return this.main ?? this.#new('main');
    if (!part.cues.has('another') || this.drafts.length === 0) return null;
    const [, known] = this.drafts.filter(({ role }) => !ASIDES.has(role));
    if (known !== undefined) return known;
    const own = currentMagnitude(part) !== undefined || this.#times(part).length > 0;
    return own ? this.#new('other') : null;
  }

  /** In a text about an aftershock, another magnitude of an earthquake: the one before it. */
  #tellsOfMain(part: Part): boolean {
    if (this.#current?.role !== 'aftershock' || this.main !== null) return false;
    const magnitude = currentMagnitude(part);
    if (magnitude === undefined || magnitude.agency !== null || nounOf(magnitude, part.mentions) !== 'quake')
      return false;
    return !hasMagnitude(this.#current, magnitude.value);
  }

  /** Another earthquake by its time, where its place or magnitude is another too. */
  #elsewhere(part: Part): Growing | null {
    const [time] = this.#times(part);
    if (time === undefined || this.#current === null) return null;
    const rivals = this.drafts.filter((draft) => draft.role !== 'historical');
    const at = (draft: Growing | null) => this.#instant(time, draft);
    const known = rivals.find((draft) => {
      const own = this.#clockOf(draft);
      return own !== null && near(own, at(draft));
    });
    if (known !== undefined) return known;
    const main = this.main;
    if (main === null) return this.drafts.every(({ role }) => role === 'historical') ? null : this.#new('main');
    if (time.clock === null || this.#clockOf(main) === null) return null;
    if ((this.#strict || !part.cues.has('quake')) && currentMagnitude(part) === undefined) return null;
    return this.#new('other');
  }

  #flow(part: Part): Growing | null {
    const current = this.#current;
    if (current === null) return this.#new('main');
    const paragraph = this.#last?.sentence.paragraph ?? 0;
    const leaves = ASIDES.has(current.role) && part.sentence.paragraph !== paragraph;
    return leaves ? this.#subject : current;
  }

  /** Times that may be an origin time. */
  #times(part: Part): readonly TimeMention[] {
    return ofKind(part.mentions, 'time').filter((time) => time.clock !== null && !isAsOf(time, part.mentions));
  }

  #clockOf(draft: Growing): number | null {
    for (const part of draft.parts) {
      for (const time of this.#times(part)) {
        const instant = this.#instant(time, draft);
        if (instant !== null) return instant;
      }
    }
    return null;
  }

  #countsAftershocks(part: Part): boolean {
    return (
      part.cues.has('aftershock') && !ofKind(part.mentions, 'magnitude').some(({ standing }) => standing === 'current')
    );
  }

  #new(role: Role): Growing {
    const draft: Growing = { role, kind: 'earthquake', parts: [] };
    this.drafts.push(draft);
    return draft;
  }
}

/** The first magnitude that the part presents as current. */
function currentMagnitude({ mentions }: Part): MagnitudeMention | undefined {
  return ofKind(mentions, 'magnitude').find(({ standing }) => standing === 'current');
}

function hasMagnitude(draft: Growing, value: number): boolean {
  return draft.parts.some(({ mentions }) =>
    ofKind(mentions, 'magnitude').some((magnitude) => Math.abs(magnitude.value - value) < 0.001),
  );
}

const NEAR_MS = 3 * 60_000;

function near(a: number, b: number | null): boolean {
  return b !== null && Math.abs(a - b) <= NEAR_MS;
}

/** Whether two dates may be one: what one of them leaves open, the other may say. */
function sameDate({ date: a }: TimeMention, { date: b }: TimeMention): boolean {
  if (a === null || b === null || a.calendar !== b.calendar) return false;
  const agree = (one: number | null, other: number | null) => one === null || other === null || one === other;
  return agree(a.year, b.year) && agree(a.month, b.month) && agree(a.day, b.day);
}
