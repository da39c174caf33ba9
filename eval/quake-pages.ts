/**
 * Real pages of earthquakes through extraction and rules: which of the earthquakes that a person reads in them come out,
 * and per field what is right, by kind of page.
 */
import type { QuakeDocument } from '../src/domains/earthquake/document.ts';
import { structure } from '../src/domains/earthquake/structure.ts';
import type { Reading } from '../src/page/reading.ts';
import { jobs } from '../src/worker.ts';
import { pagesOf } from './pages.ts';
import { COMPARISONS, type Expected, paired, type Tally, verdict } from './quake/score.ts';

/** What the manifest has of an earthquake. */
interface Truth {
  readonly time_utc?: string | null;
  readonly date?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly depth_km?: number;
  readonly magnitude?: number | null;
  readonly magnitude_type?: string;
  readonly place: string;
  readonly country: string;
  readonly intensity?: string;
  readonly deaths?: number;
  readonly injured?: number;
}

const COUNTRIES: Readonly<Record<string, string>> = {
  Chile: 'CL',
  Iceland: 'IS',
  Turkey: 'TR',
  Nepal: 'NP',
  Guatemala: 'GT',
};
const NOTHING = { energyClass: null, intensity: null };
const ROLES = new Set(['main', 'aftershock', 'foreshock', 'other']);

interface Figures {
  pages: number;
  events: number;
  found: number;
  invented: number;
  readonly fields: Record<string, Tally>;
}

export async function run(): Promise<Record<string, unknown>> {
  const kinds: Record<string, Figures> = {};
  for (const page of pagesOf('quake')) {
    const wants = (page.line.events as readonly Truth[]).map(expectedOf);
    const { reading } = await jobs.read({ page: page.page, profiles: [], skeleton: false });
    const gots = structure(documentOf(reading)).reports.filter(({ role }) => ROLES.has(role));
    const pairs = paired(wants, gots).filter(([want, got]) => got === null || isSame(want, got));
    const found = pairs.filter(([, got]) => got !== null).length;
    const kind = wants.length > 1 ? `${page.line.kind} ${page.line.domain}` : String(page.line.kind);
    const sum = kinds[kind] ?? { pages: 0, events: 0, found: 0, invented: 0, fields: {} };
    kinds[kind] = sum;
    sum.pages += 1;
    sum.events += wants.length;
    sum.found += found;
    sum.invented += gots.length - found;
    for (const [want, got] of pairs) if (got !== null) count(sum.fields, want, got);
    console.error(
      page.id,
      `${found} of ${wants.length}, ${gots.length - found} others; ${reading.path}, ${reading.text.length} characters`,
    );
  }
  return { kinds };
}

/** Two at one place and of one magnitude are told apart by their times. */
function isSame(want: Expected, got: Parameters<typeof verdict>[2]): boolean {
  const fits = (name: string) => verdict(COMPARISONS[name] as (typeof COMPARISONS)[string], want, got);
  const time = fits('origin time');
  return (
    time === 'right' ||
    (fits('magnitude') === 'right' && time !== 'wrong') ||
    (time !== 'wrong' && want.originTime?.precision === 'day')
  );
}

/** Only what the manifest tells of: it leaves out what nobody asked for. */
function count(fields: Record<string, Tally>, want: Expected, got: Parameters<typeof verdict>[2]): void {
  for (const [name, comparison] of Object.entries(COMPARISONS)) {
    const result = verdict(comparison, want, got);
    if (result === null || result === 'invented') continue;
    const tally = fields[name] ?? { right: 0, wrong: 0, missing: 0, invented: 0 };
    fields[name] = tally;
    tally[result] += 1;
  }
}

function documentOf({ title, text, language, publishedAt, country, site }: Reading): QuakeDocument {
  const [publication, from] = [publishedAt?.value ?? null, country?.value ?? null];
  return { title: title ?? '', text, language, publishedAt: publication, country: from, site };
}

function expectedOf(truth: Truth): Expected {
  const { magnitude = null, magnitude_type: type = 'unknown', place, country } = truth;
  const [, distance, name] = /([\d.,]+) km .*?(?:de|af) (.+)$/u.exec(place) ?? [];
  return {
    ...NOTHING,
    role: 'main',
    magnitude: magnitude === null ? null : { value: magnitude, type },
    originTime: timeOf(truth),
    location: {
      placeMustContain: name === undefined ? [] : [name],
      country: COUNTRIES[country] ?? null,
      latitude: truth.latitude ?? null,
      longitude: truth.longitude ?? null,
      depthKm: truth.depth_km ?? null,
      distanceKm: distance === undefined ? null : Number(distance.replace(',', '.')),
      direction: null,
    },
    impact: {
      deaths: truth.deaths ?? null,
      injured: truth.injured ?? null,
      buildingsDamaged: null,
      tsunamiWarning: null,
    },
  };
}

function timeOf({ time_utc: utc, date }: Truth): Expected['originTime'] {
  if (typeof utc === 'string') return { utc, precision: 'second' };
  return date === undefined ? null : { utc: `${date}T00:00:00Z`, precision: 'day' };
}
