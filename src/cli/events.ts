import type { EventRecord } from '../../topics/events.ts';
import { CodedError } from '../ports/errors.ts';
import type { Bounds, EventFilter, QuakeReads, StoredEvent } from '../ports/quake-store.ts';
import { action, configFor, dataOption, print, type Register } from './common.ts';

interface Options {
  readonly data?: string;
  readonly since?: string;
  readonly bbox?: string;
  readonly minMagnitude?: string;
  readonly status?: string;
  readonly format: string;
}

type Row = readonly [record: EventRecord, updated: number];

/** How a list of events is written: what comes before it, each one, and what comes behind it. */
interface Format {
  readonly start: string | null;
  event(row: Row, first: boolean): string;
  readonly end: string | null;
}

const FORMATS = ['geojson', 'quakeml', 'ndjson'] as const;
const STATUSES = ['create', 'update', 'cancel'] as const;
const AT_ONCE = 200;

export const registerEvents: Register = (program) => {
  program
    .command('events')
    .description('print the earthquakes that the Store holds, by origin time; cancelled ones too')
    .option('--since <time>', 'origin time from then on: 2026-03-01, 2026-03-01T10:00Z')
    .option('--bbox <west,south,east,north>', 'epicentre within these degrees; west above east: across the date line')
    .option('--min-magnitude <magnitude>', 'this or more; those without a magnitude are left out')
    .option('--status <list>', `${STATUSES.join(', ')}: several apart by commas`)
    .option('--format <format>', FORMATS.join(', '), 'geojson')
    .addOption(dataOption())
    .action(action(events));
};

async function events(options: Options): Promise<void> {
  const filter = filterOf(options);
  const name = oneOf('--format', FORMATS, options.format);
  const { openData } = await import('../main.ts');
  const data = await openData(configFor({ data: options.data }), 'quakewire events');
  try {
    const { start, event, end } = await formatOf(name);
    if (start !== null) await print(start);
    let first = true;
    for await (const { record, updated } of found(data.store.quakes, filter)) {
      await print(event([JSON.parse(record), updated], first));
      first = false;
    }
    if (end !== null) await print(end);
  } finally {
    await data.close();
  }
}

async function formatOf(name: (typeof FORMATS)[number]): Promise<Format> {
  if (name === 'ndjson') return { start: null, event: ([record]) => JSON.stringify(record), end: null };
  if (name === 'geojson') {
    const { featureOf } = await import('../domains/earthquake/output/geojson.ts');
    const event = (row: Row, first: boolean) => `${first ? '' : ','}${JSON.stringify(featureOf(...row))}`;
    return { start: '{"type":"FeatureCollection","features":[', event, end: ']}' };
  }
  const { eventElement, QUAKEML_END, quakemlStart } = await import('../domains/earthquake/output/quakeml.ts');
  return { start: quakemlStart(String(Date.now())), event: (row) => eventElement(...row), end: QUAKEML_END };
}

/** All of them, a page at a time. */
async function* found(quakes: QuakeReads, filter: Omit<EventFilter, 'limit' | 'after'>): AsyncIterable<StoredEvent> {
  let after: StoredEvent | undefined;
  do {
    const page = await quakes.events({ ...filter, ...(after && { after }), limit: AT_ONCE });
    yield* page;
    after = page.length === AT_ONCE ? page.at(-1) : undefined;
  } while (after !== undefined);
}

function filterOf({ since, bbox, minMagnitude, status }: Options): Omit<EventFilter, 'limit' | 'after'> {
  return {
    ...(since !== undefined && { since: timeOf(since) }),
    ...(bbox !== undefined && { bounds: boundsOf(bbox) }),
    ...(minMagnitude !== undefined && { minMagnitude: numberOf('--min-magnitude', minMagnitude) }),
    ...(status !== undefined && { status: status.split(',').map((one) => oneOf('--status', STATUSES, one.trim())) }),
  };
}

/** Without a zone: UTC. Throws USAGE. */
function timeOf(text: string): number {
  const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(text);
  const ms = isIso
    ? Date.parse(/T.*(Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`)
    : Number.NaN;
  if (Number.isNaN(ms)) throw new CodedError('USAGE', '--since takes a date or time of ISO 8601', { value: text });
  return ms;
}

/** Throws USAGE. */
function boundsOf(text: string): Bounds {
  const sides = text.split(',').map((side) => numberOf('--bbox', side.trim()));
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  const fits = [west, east].every((x) => Math.abs(x) <= 180) && [south, north].every((y) => Math.abs(y) <= 90);
  if (sides.length === 4 && fits && south <= north) return [west, south, east, north];
  throw new CodedError('USAGE', '--bbox takes west,south,east,north in degrees, south below north', { value: text });
}

/** Throws USAGE. */
function numberOf(name: string, text: string): number {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  throw new CodedError('USAGE', `${name} takes numbers`, { value: text });
}

/** Throws USAGE. */
function oneOf<const T extends string>(name: string, known: readonly T[], text: string): T {
  const one = known.find((each) => each === text);
  if (one !== undefined) return one;
  throw new CodedError('USAGE', `${name} takes ${known.join(', ')}`, { value: text });
}
