/** Documents of one earthquake: agencies' pages, wires, copies and rewritings, each with its delay and its revisions. */
import type { Chance } from './chance.ts';
import { type Measured, measure } from './measure.ts';
import type { TrueQuake } from './quakes.ts';
import type { Draft, TrueReport } from './records.ts';
import type { Settings } from './settings.ts';
import { agencyReport, newsReport, type Telling } from './writing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export class Newsroom {
  readonly #settings: Settings;
  readonly #chance: Chance;
  #documents = 0;

  constructor(settings: Settings, chance: Chance) {
    this.#settings = settings;
    this.#chance = chance;
  }

  /** About as many documents as asked for. */
  cover(quake: TrueQuake, documents: number, others: readonly TrueQuake[]): readonly Draft[] {
    const agencies = quake.alarm === 'newsroom' ? [] : this.#agencies(quake, Math.max(1, Math.ceil(documents / 6)));
    const sources = agencies.map(({ measured }) => measured);
    if (sources.length === 0) sources.push(measure(quake, ['local', 'unknown', 0.3], 3, this.#settings, this.#chance));
    const drafts = agencies.map(({ draft }) => draft);
    const news: Draft[] = [];
    while (drafts.length + news.length < documents) {
      const copied = news.length > 0 && this.#chance.happens(this.#settings.copies);
      news.push(copied ? this.#copy(this.#chance.pick(news)) : this.#news(quake, sources, others, news.length < 3));
    }
    return [...drafts, ...news];
  }

  nextId(): string {
    this.#documents += 1;
    // ids in no order of time
    return `d${((this.#documents * 7919) % 100_003).toString().padStart(6, '0')}`;
  }

  #agencies(quake: TrueQuake, most: number): { readonly draft: Draft; readonly measured: Measured }[] {
    const chance = this.#chance;
    return chance
      .shuffle(quake.region.agencies)
      .slice(0, most)
      .map((agency) => {
        const rough = measure(quake, agency, 2.5, this.#settings, chance);
        const measured = measure(quake, agency, 1, this.#settings, chance);
        const publishedAt = quake.at + chance.skewed(8, 0.6) * MINUTE;
        const telling = { quake, language: chance.pick(quake.region.languages), publishedAt };
        const first = agencyReport({ ...telling, measured: rough }, 0, chance);
        const reviewed = agencyReport({ ...telling, measured }, 0, chance);
        const said = chance.happens(0.6) ? [[first], [reviewed]] : [[reviewed]];
        return { draft: this.#draft(agency[0], telling.language, publishedAt, said), measured };
      });
  }

  #news(quake: TrueQuake, sources: readonly Measured[], others: readonly TrueQuake[], wire: boolean): Draft {
    const chance = this.#chance;
    const { region } = quake;
    const source = wire && quake.alarm !== 'newsroom' ? chance.pick(region.wires) : this.#site(quake);
    const language = chance.pick(region.languages);
    const delay = chance.skewed(wire ? 15 : this.#settings.delayMinutes, 1) * MINUTE + 3 * MINUTE;
    const publishedAt = quake.at + Math.min(delay, 8 * 24 * HOUR);
    const telling = { quake, measured: chance.pick(sources), language, publishedAt };
    const said = [this.#reports(telling, others)];
    while (chance.happens(this.#settings.revised) && said.length < 4) said.push(this.#reports(telling, others));
    return this.#draft(source, language, publishedAt, said);
  }

  #site(quake: TrueQuake): string {
    const { country } = quake.region;
    if (quake.alarm === 'newsroom') return `${country.toLowerCase()}-rumour.example`;
    return `${country.toLowerCase()}-paper${this.#chance.whole(1, 30)}.example`;
  }

  /** The earthquake, and perhaps another one of the sequence, or one of old. */
  #reports(telling: Telling, others: readonly TrueQuake[]): readonly TrueReport[] {
    const chance = this.#chance;
    const { quake, publishedAt } = telling;
    const toll = quake.magnitude > 5.8 ? Math.round(((publishedAt - quake.at) / HOUR) * (quake.magnitude - 5)) : null;
    const reports = [newsReport(telling, 0, toll, this.#settings, chance)];
    const known = others.filter(({ at }) => at < publishedAt - 10 * MINUTE);
    if (known.length > 0 && chance.happens(this.#settings.second)) {
      const other = chance.pick(known);
      const measured = measure(other, chance.pick(other.region.agencies), 1, this.#settings, chance);
      reports.push(newsReport({ ...telling, quake: other, measured }, reports.length, null, this.#settings, chance));
    }
    if (chance.happens(this.#settings.histories))
      reports.push(historical(telling, reports.length, this.#settings, chance));
    return reports;
  }

  /** The same text on another site, later. */
  #copy(original: Draft): Draft {
    const { said, language, publishedAt, textHash, source } = original;
    const later = publishedAt + this.#chance.skewed(30, 1) * MINUTE;
    const country = source.slice(0, 2);
    const site = `${country}-copy${this.#chance.whole(1, 20)}.example`;
    return { ...this.#draft(site, language, later, said.slice(0, 1)), textHash };
  }

  #draft(source: string, language: Draft['language'], publishedAt: number, said: Draft['said']): Draft {
    const documentId = this.nextId();
    return { documentId, source, language, publishedAt, textHash: `h-${documentId}`, said, retractions: [] };
  }
}

/** Of years ago. */
function historical(telling: Telling, ordinal: number, settings: Settings, chance: Chance): TrueReport {
  const at = telling.quake.at - chance.between(300, 20_000) * 24 * HOUR;
  const measured = { ...telling.measured, at, magnitude: Math.round(chance.between(55, 85)) / 10 };
  const report = newsReport({ ...telling, measured }, ordinal, chance.whole(0, 1000), settings, chance);
  return { ...report, role: 'historical', truth: null };
}
