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
import type { TimeMention } from '../mentions.ts';
import {
  clocksOf,
  countsAftershocks,
  currentMagnitude,
  DAY_MS,
  hasMagnitude,
  isAtPlaceOf,
  isBeyond,
  isFarWeaker,
  isMeasured,
  isOutcome,
  isUndated,
  isWeaker,
  roleBeside,
  tellsOfAnother,
  valueBefore,
} from './beside.ts';
import { clockOf, type Instant, isOf } from './clocks.ts';
import { daysApart, isAftershockOfOther, ofSameDay, recalls } from './days.ts';
import type { Growing, Role } from './draft.ts';
import { nounOf } from './nouns.ts';
import { type DaysAgo, isAsOf, isOld, isSeismic, type Part, sameDate } from './parts.ts';
import { ofKind } from './reading.ts';

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
  /** Told before any earthquake. */
  readonly #early: Part[] = [];
  /** The paragraph that announced another earthquake. */
  #announced: number | null = null;

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
    if (this.drafts.length === 0 && part.sentence.source === 'title' && countsAftershocks(part)) {
      // "Aftershocks go on": of what, the text says
      this.#early.push(part);
      this.#counted = part.sentence.paragraph;
      return;
    }
    if (this.#holdsOfAll(part)) return;
    const known = this.drafts.length;
    const draft = this.#draftOf(part);
    if (draft === null && this.drafts.length === 0 && part.mentions.some(isOutcome)) this.#early.push(part);
    if (draft !== null) {
      draft.parts.push(part);
      this.#current = draft;
      this.#last = part;
    }
    if (countsAftershocks(part) && !(draft?.role === 'main' && this.drafts.length > Math.max(1, known)))
      this.#counted = part.sentence.paragraph;
  }

  /** What the text spoke of, when all of it was added. */
  finish(): readonly Growing[] {
    this.#subject?.parts.push(...this.#early);
    return this.drafts;
  }

  /** "Nobody was hurt in either": of every earthquake but those of history. */
  #holdsOfAll(part: Part): boolean {
    const recent = this.drafts.filter(({ role }) => role !== 'historical');
    if (!part.cues.has('every') || recent.length < 2) return false;
    const shared = part.mentions.filter(({ kind }) => kind === 'count' || kind === 'tsunami');
    if (shared.length === 0 || currentMagnitude(part) !== undefined) return false;
    for (const draft of recent) draft.parts.push({ ...part, mentions: shared });
    return true;
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
    const tells =
      this.main === null ||
      isSeismic(part) ||
      part.cues.has('historical') ||
      part.mentions.some(({ kind }) => kind === 'count');
    return tells ? this.#new('historical') : null;
  }

  /** Of an aftershock or foreshock that has a magnitude or a time of its own. */
  #shock(part: Part): Growing | null {
    const magnitude = currentMagnitude(part);
    const own = magnitude ?? clocksOf(part)[0];
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
    if (part.cues.has('mainshock')) return false;
    const soon = this.#counted !== null && part.sentence.paragraph - this.#counted <= 1;
    if (part.cues.has('strongest')) return soon || isFarWeaker(part, this.main);
    return part.cues.has('aftershock') ? isFarWeaker(part, this.main) : soon && !part.cues.has('quake');
  }

  #named(part: Part): Growing | null {
    if (isAftershockOfOther(this.main ?? this.#current, part, this.#daysAgo)) {
      if (this.main !== null) this.main.role = 'aftershock';
      return this.#new('main');
    }
    if (part.cues.has('mainshock') && this.#early.some(countsAftershocks) && isWeaker(this.main, part)) {
      // what the headline called an aftershock
      if (this.main !== null) this.main.role = 'aftershock';
      return this.#new('main');
    }
    const before = valueBefore(this.main, part);
    if (before !== null) return this.drafts.find((draft) => hasMagnitude(draft, before)) ?? this.#new('other');
    if (part.cues.has('mainshock') || this.#tellsOfMain(part)) return this.main ?? this.#new('main');
    return part.cues.has('another') && this.drafts.length > 0 ? this.#another(part) : null;
  }

  /** The second one, the third, or that another came, of which nothing is told yet. */
  #another(part: Part): Growing | null {
    const magnitude = currentMagnitude(part);
    const own = magnitude !== undefined || clocksOf(part).length > 0;
    const last = this.#current;
    if (last?.role === 'historical' && part.sentence.paragraph === this.#last?.sentence.paragraph && isUndated(part))
      return magnitude === undefined || hasMagnitude(last, magnitude.value) ? last : this.#new('historical');
    const [, ...others] = this.drafts.filter(({ role }) => !ASIDES.has(role));
    const known = others.find((draft) => !isBeyond(draft, part));
    if (known !== undefined) return known;
    if (!own) this.#announced = part.sentence.paragraph;
    return own ? this.#new('other') : null;
  }

  /** In a text about an aftershock, another magnitude of an earthquake: the one before it. */
  #tellsOfMain(part: Part): boolean {
    if (this.#current?.role !== 'aftershock' || this.main !== null) return false;
    const magnitude = currentMagnitude(part);
    if (magnitude === undefined || magnitude.agency !== null) return false;
    return nounOf(magnitude, part.mentions) === 'quake' && !hasMagnitude(this.#current, magnitude.value);
  }

  /** Another earthquake by its time, where its place or magnitude is another too. */
  #elsewhere(part: Part): Growing | null {
    const [time] = clocksOf(part);
    if (this.#current === null) return null;
    if (time === undefined) return this.#onAnotherDay(part);
    const magnitude = currentMagnitude(part);
    const known = this.drafts.find(
      (draft) => draft.role !== 'historical' && isOf(draft, part, this.#instant, this.#strict),
    );
    if (known !== undefined) return known;
    const main = this.main;
    if (main === null) {
      const recent = time.date !== null && this.drafts.every(({ role }) => role === 'historical');
      return recent && !recalls(this.drafts, time) ? this.#new('main') : null;
    }
    const [own, at] = [clockOf(main, this.#instant), this.#instant(time, main)];
    if (own === null || at === null) return this.#onAnotherDay(part);
    if (magnitude === undefined && (this.#strict || !tellsOfAnother(part, main))) return null;
    // of an earthquake that nothing is known of yet, another time is only a better one
    if (!isMeasured(main)) return main;
    const announced = this.#announced === part.sentence.paragraph;
    return this.#new(this.#strict || announced ? 'other' : roleBeside(main, part, own.at - at));
  }

  /** Another earthquake by its day and magnitude, where not both have a clock. */
  #onAnotherDay(part: Part): Growing | null {
    const { main } = this;
    if (main === null || this.#strict) return null;
    const known = ofSameDay(this.drafts, part, this.#daysAgo);
    const days = daysApart(main, part, this.#daysAgo);
    if (known !== null || days === null) return known;
    return this.#new(isAtPlaceOf(main, part) ? roleBeside(main, part, days * DAY_MS) : 'other');
  }

  #flow(part: Part): Growing | null {
    const current = this.#current;
    if (current === null) return this.#new('main');
    const isAside = ASIDES.has(current.role);
    if (part.sentence.paragraph === this.#last?.sentence.paragraph)
      return isAside && this.#tallies(part, current) ? this.#subject : current;
    const returns = current.role === 'main' && this.#subject !== current && isSeismic(part);
    return isAside || returns ? this.#subject : current;
  }

  /** What is counted after a mere "the largest aftershock was of 4.1" was done by the main earthquake. */
  #tallies({ mentions }: Part, current: Growing): boolean {
    return current.role !== 'historical' && clockOf(current, this.#instant) === null && mentions.some(isOutcome);
  }

  #new(role: Role): Growing {
    const draft: Growing = { role, kind: 'earthquake', parts: [] };
    this.drafts.push(draft);
    return draft;
  }
}
