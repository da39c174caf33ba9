/** Finds dates, clock times and zones in a sentence: atoms first, then those that stand together as one mention. */
import type { Language } from '../../language.ts';
import type { TimeMention } from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { atomsOf } from './atoms.ts';
import { FIELDS, type Group, groupsOf } from './groups.ts';
import { roles } from './role.ts';
import { timeRules } from './rules.ts';

export type { TimeWords } from './words.ts';

/** Times of a sentence, in their order. A mention with neither date nor clock states the zone of others. */
export function findTimes(sentence: Sentence, language: Language): readonly TimeMention[] {
  const rules = timeRules(language);
  const atoms = atomsOf(sentence, rules);
  if (atoms.length === 0) return [];
  const roleOf = roles(sentence.folded, rules);
  return groupsOf(atoms, sentence.folded, rules).filter(tellsSomething).map(toMention);

  function toMention(group: Group): TimeMention {
    const { start, end, date, clock, zone, part, restates } = group;
    return {
      kind: 'time',
      source: sentence.source,
      start: sentence.start + start,
      end: sentence.start + end,
      sentence: sentence.index,
      rule: `${language.code}/time/${[date && 'date', clock && 'clock', zone && 'zone'].filter(Boolean).join('+')}`,
      raw: sentence.raw.slice(start, end),
      date,
      clock,
      zone,
      part,
      restates,
      ...roleOf(start, end),
    };
  }
}

/** A part of the day alone tells nothing; neither does "in the night to" without its day. */
function tellsSomething({ date, clock, zone, short }: Group): boolean {
  return (
    (date !== null && FIELDS.some((field) => date[field] !== null)) ||
    clock !== null ||
    (zone !== null && zone !== 'local' && !short)
  );
}
