/** Whose page it is: registrable domain, canonical address, country, language label. */
import { getDomain, parse } from 'tldts';
import type { Country, PageInput } from '../reading.ts';
import type { Evidence } from './evidence.ts';

/** Registrable domain, private suffixes (github.io) included; where there is none the host, with its port. */
export function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? URL.parse(url)?.host ?? '';
}

/** rel=canonical or og:url, believed only within one registrable domain. */
export function canonicalOf(evidence: Evidence, url: string): string | null {
  for (const claimed of [evidence.canonical, evidence.metas.get('og:url')?.[0]]) {
    const resolved = claimed === null || claimed === undefined ? null : URL.parse(claimed.trim(), url);
    if (resolved === null || !/^https?:$/.test(resolved.protocol)) continue;
    if (siteOf(resolved.href) === siteOf(url)) return resolved.href;
  }
  return null;
}

/** Country-code domains that are sold to everybody say nothing. */
const GENERIC = new Set([
  'ai',
  'co',
  'io',
  'me',
  'tv',
  'fm',
  'ly',
  'gg',
  'cc',
  'to',
  'ws',
  'sh',
  'ac',
  'eu',
  'su',
  'am',
  'la',
  'vc',
  'im',
  'gl',
  'so',
  'st',
  'nu',
  'tk',
  'ml',
  'ga',
  'cf',
  'gq',
  'pw',
  'biz',
]);
const RENAMED: Readonly<Record<string, string>> = { UK: 'GB' };

/** What the publisher of the URL said, else the country-code top-level domain. */
export function countryOf(page: PageInput): Country | null {
  const hint = page.hints.country?.trim().toUpperCase();
  if (hint !== undefined && /^[A-Z]{2}$/.test(hint)) return { value: RENAMED[hint] ?? hint, source: 'hint' };
  const suffix = parse(page.url).publicSuffix?.split('.').at(-1) ?? '';
  if (!/^[a-z]{2}$/.test(suffix) || GENERIC.has(suffix)) return null;
  const value = suffix.toUpperCase();
  return { value: RENAMED[value] ?? value, source: 'ccTLD' };
}

/** The language that the page says it is in, as a BCP 47 tag; null where it says none. */
export function languageLabel(evidence: Evidence, structured: string | null, hint: string | undefined): string | null {
  const { metas, language } = evidence;
  const labels = [
    language,
    metas.get('content-language')?.[0],
    metas.get('og:locale')?.[0],
    metas.get('dc.language')?.[0],
    structured,
    hint,
  ];
  for (const label of labels) {
    const tag =
      label
        ?.trim()
        .replaceAll('_', '-')
        .split(/[,;\s]/)[0] ?? '';
    if (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag)) return tag;
  }
  return null;
}
