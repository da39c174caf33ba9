/** Events as QuakeML 1.2, Basic Event Description: https://quake.ethz.ch/quakeml. */
import type { Claim, EventRecord } from '../../../../topics/events.ts';
import { magnitude as magnitudeSchema, type Report } from '../../../../topics/reports.ts';
import { type Epicentre, epicentreOf, placeOf } from './summary.ts';
import { leaf, opening, parent } from './xml.ts';

const NAMESPACES = { xmlns: 'http://quakeml.org/xmlns/bed/1.2', 'xmlns:q': 'http://quakeml.org/xmlns/quakeml/1.2' };
const AUTHORITY = 'quakeml:quakewire';
const KM_PER_DEGREE = 111.195;
/** Half of the span that a stated time leaves open, in seconds. */
const UNCERTAINTY: Readonly<Record<string, number | null>> = { second: null, minute: 30, hour: 1800 };

/** What comes before the events. `id` tells this document apart from others, in characters of a file name. */
export function quakemlStart(id: string): string {
  const parameters = opening('eventParameters', { publicID: `${AUTHORITY}/events/${id}` });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${opening('q:quakeml', NAMESPACES)}>\n<${parameters}>`;
}

export const QUAKEML_END = '</eventParameters>\n</q:quakeml>';

/** One event, as one line. `updated`: of its last revision, in milliseconds since the epoch. */
export function eventElement(record: EventRecord, updated: number): string {
  const { eventId, revision, status } = record;
  const epicentre = epicentreOf(record);
  const time = isInstant(record.originTime) ? record.originTime : null;
  const origin = epicentre === null || time === null ? null : `${AUTHORITY}/origin/${eventId}`;
  const magnitudes = magnitudesOf(record, origin);
  // one that proved to be another did exist: a comment names that other
  const existed = status !== 'cancel' || record.supersededBy !== null;
  const children = [
    leaf('preferredOriginID', origin),
    leaf('preferredMagnitudeID', record.magnitude === null ? null : magnitudeId(eventId, 0)),
    leaf('type', existed ? 'earthquake' : 'not existing'),
    leaf('typeCertainty', existed ? 'suspected' : null),
    descriptionOf(record),
    ...commentsOf(record),
    parent('creationInfo', [
      leaf('agencyID', 'quakewire'),
      leaf('creationTime', iso(updated)),
      leaf('version', revision),
    ]),
    origin === null ? null : originElement(origin, record, epicentre as Epicentre, time as OriginTime),
    ...magnitudes,
  ];
  return parent('event', children, { publicID: `${AUTHORITY}/event/${eventId}` }) ?? '';
}

function descriptionOf(record: EventRecord): string | null {
  const text = placeOf(record);
  const type = record.location.place === null ? 'region name' : 'nearest cities';
  return text === null ? null : parent('description', [leaf('text', text), leaf('type', type)]);
}

type OriginTime = NonNullable<Report['originTime']>;

/** A day, month or year is no instant, and an Origin wants one. */
function isInstant(time: EventRecord['originTime']): time is OriginTime {
  return time !== null && time.precision in UNCERTAINTY;
}

/** Without coordinates an Origin means nothing: no event has one then. */
function originElement(id: string, record: EventRecord, epicentre: Epicentre, time: OriginTime): string | null {
  const { latitude, longitude, radiusKm, from } = epicentre;
  const { depthKm } = record.location;
  const degrees = radiusKm === null ? null : radiusKm / KM_PER_DEGREE;
  const shrink = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const children = [
    quantity('time', iso(Date.parse(time.utc)), UNCERTAINTY[time.precision] ?? null),
    quantity('latitude', latitude, degrees),
    quantity('longitude', longitude, degrees === null ? null : Math.min(180, degrees / shrink)),
    depthKm === null ? null : quantity('depth', Math.round(depthKm * 1e6) / 1e3, null),
    depthKm === null ? null : leaf('depthType', 'other'),
    leaf('region', placeOf(record)),
    leaf('evaluationMode', 'automatic'),
    leaf('evaluationStatus', record.status === 'cancel' ? 'rejected' : 'preliminary'),
    from === null ? null : comment(`coordinates inferred from: ${from}`),
  ];
  return parent('origin', children, { publicID: id });
}

/** The preferred one first, then whatever else was reported, each under whoever says it. */
function magnitudesOf({ eventId, claims, magnitude }: EventRecord, origin: string | null): readonly (string | null)[] {
  if (magnitude === null) return [];
  return (claims.magnitude ?? []).flatMap((claim, index) => {
    const said = magnitudeSchema.safeParse(claim.value).data;
    if (said === undefined) return [];
    const children = [
      quantity('mag', said.value, null),
      said.type === 'unknown' ? null : leaf('type', said.type),
      leaf('originID', origin),
      leaf('evaluationMode', 'automatic'),
      parent('creationInfo', [leaf('agencyID', agencyOf(claim)), leaf('author', claim.support[0]?.source ?? null)]),
    ];
    return [parent('magnitude', children, { publicID: magnitudeId(eventId, index) })];
  });
}

function agencyOf({ support }: Claim): string | null {
  return support.find(({ agency }) => agency !== null)?.agency ?? null;
}

function magnitudeId(eventId: string, index: number): string {
  return `${AUTHORITY}/magnitude/${eventId}/${index}`;
}

function commentsOf({ impact, intensity, supersededBy, cause }: EventRecord): readonly (string | null)[] {
  const { deaths, injured, buildingsDamaged, tsunamiWarning } = impact;
  const facts = Object.entries({ deaths, injured, buildingsDamaged, tsunamiWarning, cause, supersededBy });
  const said = facts.flatMap(([name, value]) => (value === null ? [] : [comment(`${name}: ${value}`)]));
  return intensity === null ? said : [...said, comment(`intensity: ${intensity.value} (${intensity.scale})`)];
}

function comment(text: string): string | null {
  return parent('comment', [leaf('text', text)]);
}

function quantity(name: string, value: string | number, uncertainty: number | null): string | null {
  return parent(name, [leaf('value', value), leaf('uncertainty', uncertainty === null ? null : rounded(uncertainty))]);
}

/** Of a radius that is a guess more digits than these tell nothing. */
function rounded(uncertainty: number): number {
  return Math.round(uncertainty * 1e4) / 1e4;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
