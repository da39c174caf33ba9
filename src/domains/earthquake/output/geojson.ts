/** Events as GeoJSON (RFC 7946), with the property names of the USGS's feeds. */
import type { EventRecord } from '../../../../topics/events.ts';
import { type Epicentre, epicentreOf, placeOf, titleOf } from './summary.ts';

/** Who we are among networks. */
const NET = 'qw';

export interface Feature {
  readonly type: 'Feature';
  readonly id: string;
  /** Longitude and latitude in degrees, and the depth in km where it is known, positive downwards. */
  readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly number[] } | null;
  readonly properties: Properties;
}

/** Times are milliseconds since the epoch, UTC. What only instruments tell is null: we read texts. */
interface Properties extends Unknown {
  readonly mag: number | null;
  readonly place: string | null;
  readonly time: number | null;
  readonly updated: number;
  readonly mmi: number | null;
  readonly status: 'automatic' | 'deleted';
  readonly tsunami: 0 | 1;
  readonly net: string;
  readonly code: string;
  readonly ids: string;
  readonly sources: string;
  readonly types: string;
  readonly magType: string | null;
  readonly type: 'earthquake';
  readonly title: string;
  /** Ours, from here on. */
  readonly timePrecision: string | null;
  readonly coordinates: 'stated' | 'inferred' | null;
  readonly coordinatesRadiusKm: number | null;
  readonly depthKm: number | null;
  readonly intensity: EventRecord['intensity'];
  readonly deaths: number | null;
  readonly injured: number | null;
  readonly buildingsDamaged: number | null;
  readonly revision: number;
  readonly supersededBy: string | null;
}

const UNKNOWN = ['tz', 'url', 'detail', 'felt', 'cdi', 'alert', 'sig', 'nst', 'dmin', 'rms', 'gap'] as const;
type Unknown = Readonly<Record<(typeof UNKNOWN)[number], null>>;
const NOTHING = Object.fromEntries(UNKNOWN.map((name) => [name, null])) as Unknown;

/** One event. `updated`: of its last revision, in milliseconds since the epoch. */
export function featureOf(record: EventRecord, updated: number): Feature {
  const { eventId, magnitude, originTime, location, intensity, impact } = record;
  const epicentre = epicentreOf(record);
  const id = NET + eventId;
  return {
    type: 'Feature',
    id,
    geometry: geometryOf(epicentre, location.depthKm),
    properties: {
      mag: magnitude?.value ?? null,
      place: placeOf(record),
      time: originTime === null ? null : Date.parse(originTime.utc),
      updated,
      ...NOTHING,
      mmi: intensity?.scale === 'MMI' ? degreeOf(intensity.value) : null,
      status: record.status === 'cancel' ? 'deleted' : 'automatic',
      tsunami: impact.tsunamiWarning === true ? 1 : 0,
      net: NET,
      code: eventId,
      ids: wrapped([id]),
      sources: wrapped(sourcesOf(record)),
      types: wrapped(epicentre === null || originTime === null ? [] : ['origin']),
      magType: magnitude === null || magnitude.type === 'unknown' ? null : magnitude.type,
      type: 'earthquake',
      title: titleOf(record),
      timePrecision: originTime?.precision ?? null,
      coordinates: epicentre === null ? null : epicentre.from === null ? 'stated' : 'inferred',
      coordinatesRadiusKm: epicentre?.radiusKm ?? null,
      depthKm: location.depthKm,
      intensity,
      deaths: impact.deaths,
      injured: impact.injured,
      buildingsDamaged: impact.buildingsDamaged,
      revision: record.revision,
      supersededBy: record.supersededBy,
    },
  };
}

function geometryOf(epicentre: Epicentre | null, depthKm: number | null): Feature['geometry'] {
  if (epicentre === null) return null;
  const { longitude, latitude } = epicentre;
  return { type: 'Point', coordinates: depthKm === null ? [longitude, latitude] : [longitude, latitude, depthKm] };
}

/** Sites of the documents, each once. */
function sourcesOf({ claims }: EventRecord): readonly string[] {
  const all = Object.values(claims).flatMap((some) => some.flatMap(({ support }) => support));
  return [...new Set(all.map(({ source }) => source))].sort();
}

/** As the USGS writes lists, so that `,us123,` is found in them. */
function wrapped(items: readonly string[]): string {
  return `,${items.map((item) => `${item},`).join('')}`;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Of an intensity as written, "VI" or "6-7": its first degree; null: no degree. */
function degreeOf(value: string): number | null {
  const [first = ''] = value.split(/[^\dIVX.]/u);
  const degree = ROMAN.indexOf(first) + 1 || Number.parseFloat(first);
  return Number.isNaN(degree) ? null : degree;
}
