/** Heads in two rows: "Epicentre" over "Lat." and "Long.", "Magnitude" over "value" and "type". */
import { kindsOfHead } from './header.ts';

interface Head {
  readonly text: string;
}

/** What may stand over latitude and longitude. */
const POINT = /epi[ck]|эпиц|[ck]oord|коорд|hipo|hypo|гипо|lo[ck]a[tcs]|ubica|merkez|positi|震央|震中|震源/iu;

/**
 * One row of both: the heads that others stand under give way to these. Null where that makes not as many as a row of
 * the list has cells.
 */
export function joinedHeads<H extends Head>(
  heads: readonly H[],
  under: readonly H[],
  width: number,
): readonly H[] | null {
  if (under.length < 2 || under.length > heads.length + 2 || under.some(({ text }) => /\d/.test(text))) return null;
  const isOfPoint = ({ text }: Head): boolean =>
    kindsOfHead(text).some((kind) => kind === 'latitude' || kind === 'longitude');
  const points = under.filter(isOfPoint);
  const sizes = under.filter((head) => !isOfPoint(head));
  const joined = heads.flatMap((head): readonly H[] => {
    if (POINT.test(head.text) && points.length > 0) return points.splice(0);
    if (sizes.length === 0 || !kindsOfHead(head.text).includes('magnitude')) return [head];
    return sizes.splice(0).map((sub) => ({ ...sub, text: `${head.text} ${sub.text}` }));
  });
  return points.length + sizes.length === 0 && joined.length === width ? joined : null;
}
