import type { QuakeDocument, Report } from '../document.ts';
import type { TimeMention } from '../mentions.ts';

export function resolveTime(m: TimeMention, document: QuakeDocument): Report['originTime'] {
  if (document.publishedAt === null) return null;
  const pub = Date.parse(document.publishedAt);
  const sign = /([+-])(\d\d):(\d\d)$/.exec(document.publishedAt);
  const off = m.zone === 'UTC' ? 0 : sign ? (sign[1] === '-' ? -1 : 1) * (Number(sign[2]) * 60 + Number(sign[3])) : 0;
  const local = new Date(pub + off * 60_000);
  let [y, mo, d] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  const date = m.date;
  let precision: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year' = 'day';
  if (date !== null) {
    if (date.daysAgo !== null) {
      const t = new Date(local.getTime() + date.daysAgo * 86_400_000);
      [y, mo, d] = [t.getUTCFullYear(), t.getUTCMonth() + 1, t.getUTCDate()];
    } else if (date.weekday !== null && date.month === null) {
      const today = local.getUTCDay() || 7;
      const t = new Date(local.getTime() - ((today - date.weekday + 7) % 7) * 86_400_000);
      [y, mo, d] = [t.getUTCFullYear(), t.getUTCMonth() + 1, t.getUTCDate()];
    } else {
      if (date.day === null) precision = date.month === null ? 'year' : 'month';
      const month = date.month ?? 1;
      y = date.year ?? (month > mo ? y - 1 : y);
      mo = month;
      d = date.day ?? 1;
    }
  }
  const c = m.clock;
  if (c === null) {
    if (date === null) return null;
    return {
      utc: new Date(Date.UTC(y, mo - 1, d)).toISOString().replace('.000', ''),
      precision,
      zone: null,
      raw: m.raw,
    };
  }
  precision = c.second !== null ? 'second' : c.minute !== null ? 'minute' : 'hour';
  const utc = Date.UTC(y, mo - 1, d, c.hour, c.minute ?? 0, c.second ?? 0) - off * 60_000;
  return { utc: new Date(utc).toISOString().replace('.000', ''), precision, zone: m.zone, raw: m.raw };
}
