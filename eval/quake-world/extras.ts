/** Documents of more than one earthquake, of none, and retractions. */
import type { Chance } from './chance.ts';
import { measure } from './measure.ts';
import type { Newsroom } from './newsroom.ts';
import type { TrueQuake } from './quakes.ts';
import type { Draft, TrueReport, TrueRetraction } from './records.ts';
import { REGIONS } from './regions.ts';
import type { Settings } from './settings.ts';
import { agencyReport, iso, newsReport } from './writing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface World {
  readonly settings: Settings;
  readonly chance: Chance;
  readonly newsroom: Newsroom;
}

/** An agency's list of a day: every line is an earthquake of its own. */
export function listOf(
  quakes: readonly TrueQuake[],
  publishedAt: number,
  { settings, chance, newsroom }: World,
): Draft {
  const [agency] = chance.pick(REGIONS).agencies;
  const site = agency?.[0] ?? 'usgs.gov';
  const strongest = Math.max(...quakes.map(({ magnitude }) => magnitude));
  const said = quakes.map((quake, ordinal) => {
    const own = quake.region.agencies.find(([one]) => one === site) ?? ([site, 'mb', 0.1] as const);
    const measured = measure(quake, own, 1, settings, chance);
    const report = agencyReport({ quake, measured, language: 'en', publishedAt }, ordinal, chance);
    return { ...report, role: quake.magnitude === strongest ? ('main' as const) : ('other' as const) };
  });
  return draft(newsroom, site, publishedAt, [said], []);
}

/** Blasts, drills and what is long over, which must raise nothing. */
export function noiseOf(at: number, { settings, chance, newsroom }: World): Draft {
  const region = chance.pick(REGIONS);
  const kind = chance.pick(['blast', 'old', 'undated'] as const);
  const then = kind === 'old' ? at - chance.between(20, 400) * 24 * HOUR : at - HOUR;
  const quake: TrueQuake = {
    ...{ id: 'none', at: then, region, latitude: region.latitude, longitude: region.longitude, magnitude: 4 },
    ...{ depthKm: 5, role: 'main', main: null, alarm: null },
  };
  const measured = measure(quake, ['x.example', 'unknown', 0], 1, settings, chance);
  const telling = { quake, measured, language: chance.pick(region.languages), publishedAt: at };
  const report = newsReport(telling, 0, null, { ...settings, hourSlips: 0, dates: kind === 'old' ? 0.5 : 0 }, chance);
  const said: TrueReport = {
    ...report,
    kind: kind === 'blast' ? 'blast' : 'earthquake',
    originTime: kind === 'undated' ? null : report.originTime,
    truth: null,
  };
  return draft(newsroom, `${region.country.toLowerCase()}-paper1.example`, at, [[said]], []);
}

/** Who raised the alarm takes it back, and says of which earthquake, more or less exactly. */
export function retractionOf(
  quake: TrueQuake,
  reported: Draft,
  publishedAt: number,
  { chance, newsroom }: World,
  truth: string | null,
): Draft {
  const [report] = (reported.said.at(-1) ?? []).filter((one) => one.truth !== null);
  const full = chance.happens(0.7);
  const at = Date.parse(report?.originTime?.utc ?? iso(quake.at));
  const fine = report?.originTime?.precision === 'second' || report?.originTime?.precision === 'minute';
  const retraction: TrueRetraction = {
    ...{ quote: 'withdrawn', source: 'text', start: 0, end: 9, truth },
    refersTo: {
      magnitude: chance.happens(0.9) ? (report?.magnitude?.value ?? null) : null,
      originTime:
        full && fine ? { utc: iso(Math.floor(at / MINUTE) * MINUTE), precision: 'minute', zone: null, raw: '' } : null,
      place: report?.location.place ?? quake.region.towns[0]?.names.en ?? null,
    },
  };
  return draft(newsroom, reported.source, publishedAt, [[]], [retraction]);
}

function draft(
  newsroom: Newsroom,
  source: string,
  publishedAt: number,
  said: Draft['said'],
  retractions: Draft['retractions'],
): Draft {
  const documentId = newsroom.nextId();
  return { documentId, source, language: 'en', publishedAt, textHash: `h-${documentId}`, said, retractions };
}
