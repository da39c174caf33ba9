/**
 * The Nepali calendar: its months are as long as its almanacs say. Lengths of 1970 to 2090 BS as the npm package
 * bikram-sambat (Apache-2.0) has them: two bits a month, the first one lowest, for its days above 29.
 */
const FIRST_YEAR = 1970;
/** 13 April 1913. */
const EPOCH_MS = Date.UTC(1913, 3, 13);
const DAY_MS = 86_400_000;

const LENGTHS = `
  5315258 5314490 9459438 8673005 5315258 5315066 9459438 8673005 5315258 5314298 9459438 5327594 5315258 5314298
  9459438 5327594 5315258 5314286 9459438 5315306 5315258 5314286 8673006 5315306 5315258 5265134 8673006 5315258
  5315258 9459438 8673005 5315258 5314298 9459438 8673005 5315258 5314298 9459438 8473322 5315258 5314298 9459438
  5327594 5315258 5314298 9459438 5327594 5315258 5314286 8673006 5315306 5315258 5265134 8673006 5315306 5315258
  9459438 8673005 5315258 5314490 9459438 8673005 5315258 5314298 9459438 8473325 5315258 5314298 9459438 5327594
  5315258 5314298 9459438 5327594 5315258 5314286 9459438 5315306 5315258 5265134 8673006 5315306 5315258 5265134
  8673006 5315258 5314490 9459438 8673005 5315258 5314298 9459438 8669933 5315258 5314298 9459438 8473322 5315258
  5314298 9459438 5327594 5315258 5314286 9459438 5315306 5315258 5265134 8673006 5315306 5315258 5265134 8673006
  5315258 5315258 5527226 5528046 5527277 5528250 5528057 5527277 5527277
`;

let starts: { readonly days: readonly number[]; readonly lengths: readonly number[] } | undefined;

/** Midnight UTC of a day of Bikram Sambat; null where there is none or the table does not reach. */
export function bikramSambatMs(year: number, month: number, day: number): number | null {
  starts ??= read();
  const at = (year - FIRST_YEAR) * 12 + month - 1;
  const [before, length] = [starts.days[at], starts.lengths[at]];
  if (month < 1 || month > 12 || before === undefined || length === undefined || day < 1 || day > length) return null;
  return EPOCH_MS + (before + day - 1) * DAY_MS;
}

/** Days before each month since the table's first day, and the lengths of months. */
function read(): { days: number[]; lengths: number[] } {
  const lengths = LENGTHS.trim()
    .split(/\s+/)
    .flatMap((bits) => Array.from({ length: 12 }, (_, month) => 29 + ((Number(bits) >> (month * 2)) & 3)));
  let before = 0;
  const days = lengths.map((length) => {
    before += length;
    return before - length;
  });
  return { days, lengths };
}
