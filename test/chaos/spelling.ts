/** Other spellings of one URL, which intake must recognise. */
import { canonicalUrl } from '../../src/page/url.ts';
import type { Random } from './random.ts';

const RESPELLINGS: readonly ((url: string) => string)[] = [
  (url) => url.replace(/^http:/, 'HTTP:'),
  // hosts here are addresses, which know no upper case, but other ways to write a number
  (url) => url.replace('//127.', '//0X7F.'),
  (url) => url.replace('/news/', '/news/./drafts/../'),
  (url) => url.replace('story-', 'story%2d'),
  (url) => url.replace('~', '%7E'),
  (url) => url.replace(/\?(.+)&(.+)$/, '?$2&$1'),
  (url) => `${url}&utm_source=letter&utm_medium=email`,
  (url) => url.replace('?', '?fbclid=IwAR0&'),
  (url) => `${url}&`,
];

/** A spelling that differs from `url`, which is canonical, and means the same. */
export function respell(url: string, random: Random): string {
  const some = random.shuffle(RESPELLINGS).slice(0, 1 + Math.floor(random.between(0, 3)));
  const respelled = some.reduce((spelling, change) => change(spelling), url);
  const fragment = random.fraction() < 0.5 ? '#comments' : '';
  if (canonicalUrl(respelled + fragment) !== url) throw new Error(`${respelled} should be a spelling of ${url}`);
  return respelled + fragment;
}
