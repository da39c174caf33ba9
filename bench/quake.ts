/** From a published document to the event that it raises, by rules alone, one after the other. */
import { type Daemon, startDaemon } from '../src/main.ts';
import { encode } from '../topics/contract.ts';
import { type Document, documents } from '../topics/documents.ts';
import { events } from '../topics/events.ts';
import { inFolder, localConfig, percentile, round } from './place.ts';

const DOCUMENTS = 200;
const WARM_UP = 30;
const LIMIT_MS = 20_000;
const START = Date.UTC(2026, 0, 1, 6, 15);
const HOUR_MS = 3_600_000;
const PLACES = ['Osh, Kyrgyzstan', 'Almaty, Kazakhstan', 'Shymkent, Kazakhstan', 'Dushanbe, Tajikistan'];
const FILLER =
  'Residents ran into the streets, and schools sent their pupils home until the buildings have been looked at. ';

export function benchQuake(): Promise<object> {
  return inFolder(async (folder) => {
    const daemon = await startDaemon(localConfig(folder), { name: 'bench' });
    try {
      const times: number[] = [];
      for (let number = 0; number < WARM_UP + DOCUMENTS; number++) times.push(await publish(daemon, number));
      const warm = times.slice(WARM_UP);
      return {
        documents: DOCUMENTS,
        p50Ms: round(percentile(warm, 50)),
        p99Ms: round(percentile(warm, 99)),
        firstMs: round(times[0] ?? 0),
        bar: 'p50 300 ms, p99 1 s',
      };
    } finally {
      await daemon.stop();
    }
  });
}

async function publish({ log }: Daemon, number: number): Promise<number> {
  const total = async () => (await log.ranges(events.topic)).reduce((sum, { end }) => sum + end, 0);
  const before = await total();
  const started = performance.now();
  await log.append([encode(documents, newsOf(number))]);
  while ((await total()) === before) {
    if (performance.now() - started > LIMIT_MS) throw new Error(`document ${number} raised no event`);
    await log.changed(events.topic, 1_000);
  }
  return performance.now() - started;
}

/** News of an earthquake that no other document speaks of, in about 2,000 characters. */
function newsOf(number: number): Document {
  const at = new Date(START + number * 40 * HOUR_MS);
  const place = PLACES[number % PLACES.length] as string;
  const clock = at.toISOString().slice(11, 16);
  const date = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const magnitude = `${4 + (number % 3)}.${number % 10}`;
  const lead = `A magnitude ${magnitude} earthquake struck ${10 + (number % 60)} km north of ${place} at ${clock} UTC on ${date}. `;
  const text = lead + FILLER.repeat(17);
  return {
    ...EMPTY,
    id: `bench-${number}`,
    url: `https://news.example/${number}`,
    finalUrl: `https://news.example/${number}`,
    title: `Magnitude ${magnitude} earthquake near ${place}`,
    publishedAt: {
      value: new Date(at.getTime() + HOUR_MS).toISOString(),
      precision: 'second',
      zone: 'UTC',
      raw: '',
      source: 'bench',
    },
    text,
    markdown: text,
  };
}

const EMPTY: Omit<Document, 'id' | 'url' | 'finalUrl' | 'title' | 'publishedAt' | 'text' | 'markdown'> = {
  revision: 1,
  status: 'published',
  canonicalUrl: null,
  site: 'news.example',
  country: null,
  language: 'en',
  authors: [],
  images: [],
  links: [],
  tables: [],
  description: null,
  keywords: [],
  fields: {},
  profile: null,
  path: 'fallback:density',
  utility: {},
  flags: { truncated: false, hiddenTextDropped: false, consentWall: false, paywall: false, injectionSuspected: false },
  audit: {
    pageHash: '',
    fetchedAt: new Date(START).toISOString(),
    rendered: false,
    modelId: null,
    promptVersion: null,
  },
};
