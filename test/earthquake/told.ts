/** What a short article tells of its main earthquake (or else its first), as a line: `m=4.3; d=7; p=Karlıova`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Report, Structured } from '../../src/domains/earthquake/document.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

export type Told = readonly [language: string, publishedAt: string, title: string, text: string, tells: string];

const COUNTRIES: Readonly<Record<string, string>> = { tr: 'TR', az: 'AZ', uz: 'UZ', kk: 'KZ' };

/** One test a row: every value that its line names, and no other, is compared. */
export function told(rows: readonly Told[]): void {
  for (const [language, publishedAt, title, text, tells] of rows) {
    test(`${language}: ${title}`, () => {
      const country = COUNTRIES[language] ?? null;
      const said = structure({ title, text, language, publishedAt, country, site: null });
      const wanted = tells.split('; ').map((value) => value.split('=') as [string, string]);
      const role = wanted.find(([key]) => key === 'role')?.[1] ?? 'main';
      const report = said.reports.find((one) => one.role === role) ?? said.reports[0] ?? null;
      const found = wanted.map(([key, value]) => `${key}=${read(key, value, said, report)}`);
      assert.equal(found.join('; '), tells);
    });
  }
}

function read(key: string, wanted: string, said: Structured, report: Report | null): string {
  if (key === 'out') return said.reports.map(outlined).join(' ');
  if (key === 'retr')
    return said.retractions
      .map(({ refersTo: { magnitude, originTime, place } }) => [magnitude, originTime?.utc, place].join('|'))
      .join(' ');
  if (report === null) return 'no report';
  const value = String(FIELDS[key]?.(report) ?? '-');
  // a district's name may bear its noun
  return key === 'p' && value.startsWith(wanted) ? wanted : value;
}

const outlined = ({ role, magnitude, energyClass }: Report) => `${role[0]}${magnitude?.value ?? energyClass ?? '-'}`;

const FIELDS: Readonly<Record<string, (report: Report) => unknown>> = {
  role: ({ role }) => role,
  m: ({ magnitude }) => magnitude?.value,
  t: ({ magnitude }) => magnitude?.type,
  c: ({ claims }) => claims.map(({ value, agency }) => (agency === null ? value : `${value}:${agency}`)).join(' '),
  K: ({ energyClass }) => energyClass,
  I: ({ intensity }) => intensity?.value,
  Is: ({ intensity }) => intensity?.scale,
  time: ({ originTime }) => originTime && `${originTime.utc} ${originTime.precision[0]}`,
  p: ({ location }) => location.place,
  cc: ({ location }) => location.country,
  lat: ({ location }) => location.latitude,
  lon: ({ location }) => location.longitude,
  d: ({ location }) => location.depthKm,
  km: ({ location }) => location.distanceKm,
  dir: ({ location }) => location.direction,
  D: ({ impact }) => impact.deaths,
  J: ({ impact }) => impact.injured,
  B: ({ impact }) => impact.buildingsDamaged,
  ts: ({ impact }) => impact.tsunamiWarning,
};
