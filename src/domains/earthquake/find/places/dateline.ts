/** Where a newsroom's text was written: what stands before its first words is not where it shook. */
import type { Sentence } from '../../text/sentences.ts';
import type { Found } from './reading.ts';

/** So far into a sentence a dateline may begin: "NEWS.COM, Jakarta - ". */
const LEAD_CHARS = 30;
/** Behind the name: country or state, date, agency, and then a dash. */
const DASH = /^(?:,? ?[\p{L}\p{M}\d., ]{0,30})?(?:\([^()]{2,40}\))? ?(?:[–—―]|-{1,2}(?= )|\.-)/u;
const DATE = /^(?:\d{1,2}月)?\d{1,2}日?[电電]/u;
const BRACKET = /^【[^】]{0,8}$/u;
/** "(Xinhua) --" */
const AGENCY = /^[^()]{0,20}\) ?[-–—]/u;
const CAPITALS = /^[^\p{Ll}]+$/u;

/** "KABUL (Reuters) –", "KATHMANDU:", "Тбилиси.", "【サンティアゴ共同】", "新华社东京2月10日电". */
export function isDateline({ start, end }: Pick<Found, 'start' | 'end'>, sentence: Sentence): boolean {
  const { raw, source } = sentence;
  if (source !== 'text' || start > LEAD_CHARS) return false;
  const [lead, name, rest] = [raw.slice(0, start), raw.slice(start, end), raw.slice(end, end + 90)];
  if (lead.endsWith('(') && AGENCY.test(rest)) return true;
  if (BRACKET.test(lead) || DATE.test(rest)) return true;
  if (sentence.start > 0 && !(start === 0 && CAPITALS.test(name) && /\p{Lu}/u.test(name))) return false;
  if (start === 0 && /^\.?$/u.test(rest.trim())) return true;
  if (start === 0 && rest.startsWith(':') && CAPITALS.test(name)) return true;
  return (start === 0 || /^[\p{Lu}\p{N}][\p{L}\p{N}.]*, $/u.test(lead)) && DASH.test(rest);
}
