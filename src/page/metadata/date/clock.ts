/** The time of day beside a date, and its zone. */
import type { DateContext } from './found.ts';
import { type Zone, zoneAfter } from './zones.ts';

export interface TimeOfDay {
  /** hh:mm or hh:mm:ss. */
  readonly value: string;
  readonly precision: 'minute' | 'second';
  readonly zone: Zone | null;
  readonly start: number;
  readonly end: number;
}

/** A time stands this close to its date. */
const AFTER = 48;
const BEFORE = 40;

const HALF = '(?:(?<half>[AaPp]\\.?[Mm]\\.?)(?!\\p{L}))?';
const COLON = new RegExp(
  `(?<![\\d:.,])(?<prefix>上午|下午|午前|午後|오전|오후)?\\s?(?<hour>[01]?\\d|2[0-4])(?::|\\s?h\\s?|\\s?[時时点點시]\\s?|\\s?Uhr\\s)(?<minute>[0-5]\\d)(?:(?::|[分분]\\s?)(?<second>[0-5]\\d)(?:[.,]\\d+)?)?(?:[分秒분초]|Uhr)?\\s?${HALF}`,
  'u',
);
/** With a dot only beside a word for the hour, or a zone of where it is written so. */
const DOTTED =
  /(?:(?:kl\.?|klo|pukul|pkl\.?|jam|um|ore|alle|o godz\.|godz\.)\s?(?<hour>[01]?\d|2[0-4])\.(?<minute>[0-5]\d)|(?<![\d.])(?<hour2>[01]?\d|2[0-4])\.(?<minute2>[0-5]\d)(?=\s?(?:Uhr|WIB|WITA|WIT|น\.)))(?!\.?\d)/iu;
const HOUR_ONLY = /(?<![\d:.])(?<hour>1[0-2]|0?[1-9])\s?(?<half>a\.?m\.?|p\.?m\.?)(?![\p{L}])/iu;
const SHORT_ISO = /^T?(?<hour>[01]\d|2[0-4])(?<minute>[0-5]\d)(?<second>[0-5]\d)?(?!\d)/;

/** The time that belongs to the date at [index, end) of a text. */
export function timeNear(
  text: string,
  index: number,
  end: number,
  day: { year: number; month: number; day: number },
  context: DateContext,
): TimeOfDay | null {
  const after = text.slice(end, end + AFTER);
  const from = Math.max(0, index - BEFORE);
  // another date in between ends the search
  const stop = /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d/.exec(after.replace(/[+-]\d{4}/g, '     '))?.index ?? AFTER;
  const within = text.slice(index, end);
  return (
    read(SHORT_ISO.exec(text[end - 1] === 'T' ? after : ''), end) ??
    read(first(after.slice(0, Math.max(stop, 0)) === '' ? after : after.slice(0, AFTER), stop), end) ??
    read(first(within, within.length), index) ??
    read(first(text.slice(from, index), BEFORE), from)
  );

  function read(match: RegExpExecArray | null, offset: number): TimeOfDay | null {
    if (match === null) return null;
    const time = clock(match.groups ?? {});
    if (time === null) return null;
    const start = offset + match.index;
    const stopAt = start + match[0].length;
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const zone = zoneAfter(text.slice(stopAt), [day.year, day.month, day.day, hour, minute], context.country);
    return { value: time, precision: time.length > 5 ? 'second' : 'minute', zone, start, end: stopAt };
  }
}

function first(text: string, before: number): RegExpExecArray | null {
  for (const pattern of [COLON, DOTTED, HOUR_ONLY]) {
    const match = pattern.exec(text);
    if (match !== null && match.index <= before) return match;
  }
  return null;
}

function clock(groups: Record<string, string | undefined>): string | null {
  const half = `${groups.half ?? ''}${groups.prefix ?? ''}`.toLowerCase().replaceAll('.', '');
  let hour = Number(groups.hour ?? groups.hour2);
  if (/pm|下午|午後|오후/.test(half) && hour < 12) hour += 12;
  if (/am|上午|午前|오전/.test(half) && hour === 12) hour = 0;
  if (hour > 23) return null;
  const two = (value: string | number) => String(value).padStart(2, '0');
  const minute = groups.minute ?? groups.minute2 ?? '00';
  return `${two(hour)}:${minute}${groups.second === undefined ? '' : `:${groups.second}`}`;
}
