/** Tables of sentences as newsrooms write them, with the values that a careful reader takes from them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Report, Retraction } from '../../src/domains/earthquake/document.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

/**
 * "language publication country"; "nothing", or "name=value ..." a report with `;;` between reports, or "retraction" and
 * what it refers to; the text, after its title where that begins with `# `. Names are those of `valuesOf`; values not named may be anything, a place and a time
 * need only begin so. `_` is a space.
 */
export type Row = readonly [string, string, string];

/** One test a row. */
export function testSentences(rows: readonly Row[]): void {
  for (const [about, expected, text] of rows) {
    test(text.slice(0, 70).replace(/\n/g, ' '), () => {
      const [language = null, publishedAt = null, country = null] = about.split(' ');
      const [, title = '', body = text] = /^# ([^\n]*)\n(.*)$/su.exec(text) ?? [];
      const { reports, retractions } = structure({ title, text: body, language, publishedAt, country, site: null });
      const takesBack = expected.startsWith('retraction');
      const got = takesBack ? retractions.map(referred) : reports.map(valuesOf);
      const wanted = expected === 'nothing' ? [] : expected.split(' ;; ').map(pairsOf);
      assert.equal(got.length, wanted.length, `reports: ${JSON.stringify(got)}`);
      assert.equal(retractions.length, takesBack ? 1 : 0);
      for (const [index, pairs] of wanted.entries()) {
        for (const [name, value] of pairs) assert.equal(cut(name, got[index]?.[name], value), value, name);
      }
    });
  }
}

function pairsOf(expected: string): readonly (readonly [string, string])[] {
  return expected
    .split(' ')
    .filter((part) => part.includes('='))
    .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1).replaceAll('_', ' ')]);
}

function cut(name: string, got: unknown, wanted: string): string {
  const text = String(got);
  return name === 'place' || name === 'time' ? text.slice(0, wanted.length) : text;
}

type Values = Readonly<Record<string, unknown>>;

function referred({ refersTo: { magnitude, originTime, place } }: Retraction): Values {
  return { magnitude, time: originTime?.utc, place };
}

function valuesOf({
  role,
  kind,
  magnitude,
  claims,
  energyClass,
  intensity,
  originTime,
  location,
  impact,
}: Report): Values {
  return {
    role,
    kind,
    magnitude: magnitude?.value ?? null,
    type: magnitude?.type,
    claims: claims.map(({ value }) => value).join('/'),
    energy: energyClass,
    intensity: intensity?.value ?? null,
    scale: intensity?.scale,
    time: originTime?.utc,
    precision: originTime?.precision,
    place: location.place,
    country: location.country,
    lat: location.latitude,
    lon: location.longitude,
    depth: location.depthKm,
    km: location.distanceKm,
    direction: location.direction,
    dead: impact.deaths,
    injured: impact.injured,
    damaged: impact.buildingsDamaged,
    tsunami: impact.tsunamiWarning,
  };
}
