/** Earthquakes of a text that has no clock to tell them by: by their days, sizes and places. */
import type { TimeMention } from '../mentions.ts';
import { currentMagnitude, hasMagnitude, hasOtherMagnitude, isAtPlaceOf } from './beside.ts';
import { type Growing, mentionsOf } from './draft.ts';
import { nounOf } from './nouns.ts';
import { type DaysAgo, isAsOf, isOld, type Part } from './parts.ts';
import { ofKind } from './reading.ts';

/** Among those told of, the one of a part's day and magnitude; null where none is. */
export function ofSameDay(drafts: readonly Growing[], part: Part, daysAgo: DaysAgo): Growing | null {
  const magnitude = currentMagnitude(part);
  const day = daysOf(part, daysAgo)[0];
  if (magnitude === undefined || day === undefined) return null;
  const known = drafts.filter(
    (draft) => hasMagnitude(draft, magnitude.value) && daysOf(draftAsPart(draft), daysAgo).includes(day),
  );
  return known[0] ?? null;
}

/**
 * Days from a draft to what a part tells happened on another day, with another magnitude; null where it may be the same:
 * what an agency found later is its opinion, unless it is elsewhere.
 */
export function daysApart(draft: Growing, part: Part, daysAgo: DaysAgo): number | null {
  const magnitude = currentMagnitude(part);
  if (magnitude === undefined || !hasOtherMagnitude(draft, magnitude.value)) return null;
  if (!part.cues.has('quake') || !part.cues.has('occurred')) return null;
  if (magnitude.agency !== null && isAtPlaceOf(draft, part)) return null;
  const [own, known] = [daysOf(part, daysAgo), daysOf(draftAsPart(draft), daysAgo)];
  const [day, first] = [own[0], known[0]];
  return day === undefined || first === undefined || known.includes(day) ? null : first - day;
}

/** "It was the fifth aftershock of the earthquake of 22 August", in a text of the 27th: what was told so far is that. */
export function isAftershockOfOther(told: Growing | null, part: Part, daysAgo: DaysAgo): boolean {
  if (told === null || !part.cues.has('aftershock') || currentMagnitude(part) !== undefined) return false;
  const date = ofKind(part.mentions, 'time').find(
    (time) => time.date?.day != null && nounOf(time, part.mentions) === 'quake' && !isAsOf(time, part.mentions),
  );
  const ago = date === undefined ? null : daysAgo(date);
  const own = told.parts.flatMap(({ mentions }) => ofKind(mentions, 'time').filter((time) => time.date !== null));
  return ago !== null && own.length > 0 && own.every((time) => (daysAgo(time) ?? ago) < ago);
}

/** "That Sunday", where an anniversary is told of. */
export function recalls(drafts: readonly Growing[], { date }: TimeMention): boolean {
  if (date?.weekday == null || date.day !== null || date.daysAgo !== null) return false;
  return drafts.some(({ parts }) => parts.some(({ cues }) => cues.has('historical')));
}

function draftAsPart(draft: Growing): Pick<Part, 'mentions'> {
  return { mentions: mentionsOf(draft) };
}

/** How many days ago each of its days was that may be the earthquake's. */
function daysOf({ mentions }: Pick<Part, 'mentions'>, daysAgo: DaysAgo): readonly number[] {
  const isOwn = (time: TimeMention) => time.date !== null && !isAsOf(time, mentions) && !isOld(time, daysAgo);
  return ofKind(mentions, 'time').flatMap((time) => (isOwn(time) && isDay(time) ? (daysAgo(time) ?? []) : []));
}

function isDay({ date }: TimeMention): boolean {
  return date !== null && (date.day !== null || date.weekday !== null || date.daysAgo !== null);
}
