/** A second simulation, made of other assumptions than `quake-world`: few towns of many countries, real sites, Zipf's fame. */
import { Chance } from '../quake-world/chance.ts';
import { type Draft, lineOf, type ScenarioLine, type TrueReport, type TrueRetraction } from '../quake-world/records.ts';
import type { Press } from './settings.ts';
import { agencyReport, type Coverage, newsReport, type PressQuake, silentReport } from './tell.ts';
import { agenciesOf, PAPERS, type PressAgency, TOWNS, WIRES } from './towns.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 4, 10);

/** The lines of a scenario, in order of arrival. */
export function pressScenario(settings: Press): readonly ScenarioLine[] {
  return new PressWorld(settings).lines();
}

class PressWorld {
  readonly #settings: Press;
  readonly #chance: Chance;
  #pages = 0;

  constructor(settings: Press) {
    this.#settings = settings;
    this.#chance = new Chance(settings.seed * 31_337 + 5);
  }

  lines(): readonly ScenarioLine[] {
    const { reports, silent, lists } = this.#settings;
    const quakes = this.#quakes();
    // Zipf: the strongest is written of most
    const ranked = quakes.toSorted((a, b) => b.magnitude - a.magnitude);
    const total = ranked.reduce((sum, _, rank) => sum + 1 / (rank + 3), 0);
    const pages = ranked.flatMap((quake, rank) => {
      const some = Math.max(2, Math.round(reports / (rank + 3) / total));
      return this.#cover(quake, some, quakes);
    });
    for (let n = 0; n < reports * silent; n += 1) pages.push(this.#silent());
    for (let n = 0; n < reports * lists; n += 1) pages.push(...this.#list(quakes));
    return this.#arrivals(pages);
  }

  #quakes(): readonly PressQuake[] {
    const { earthquakes, aftershocks, pairs, falseAlarms, days, farKm } = this.#settings;
    const chance = this.#chance;
    const quakes: PressQuake[] = [];
    const somewhere = (): Omit<PressQuake, 'id' | 'at'> => {
      const town = chance.pick(TOWNS);
      const [bearing, km] = [chance.between(0, 2 * Math.PI), farKm * Math.sqrt(chance.fraction())];
      return {
        country: town.country,
        zone: town.zone,
        latitude: town.latitude + (km / 111) * Math.cos(bearing),
        longitude: town.longitude + ((km / 111) * Math.sin(bearing)) / Math.cos((town.latitude * Math.PI) / 180),
        magnitude: 3.8 + Math.min(4, -Math.log(1 - chance.fraction()) * 0.7),
        depthKm: chance.whole(3, 60),
        role: 'main',
        false: false,
      };
    };
    while (quakes.length < earthquakes) {
      const id = `quake-${quakes.length}`;
      const big = quakes.toSorted((a, b) => b.magnitude - a.magnitude)[chance.whole(0, 2)];
      const pick = chance.fraction();
      if (big !== undefined && quakes.length > 5 && pick < aftershocks) {
        const main = big.role === 'main' ? big : (quakes[0] as PressQuake);
        const later = 5 * MINUTE * (DAY / (5 * MINUTE)) ** chance.fraction() * chance.between(1, 2);
        const [latitude, longitude] = [main.latitude + chance.normal(0.15), main.longitude + chance.normal(0.15)];
        const magnitude = Math.max(3, main.magnitude - chance.between(0.6, 2));
        quakes.push({ ...main, id, at: main.at + later, latitude, longitude, magnitude, role: 'aftershock' });
      } else if (big !== undefined && pick < aftershocks + pairs) {
        quakes.push({ ...somewhere(), id, at: chance.pick(quakes).at + chance.between(-5, 5) * MINUTE });
      } else quakes.push({ ...somewhere(), id, at: START + chance.fraction() * days * DAY });
    }
    const alarms = Array.from({ length: Math.round(earthquakes * falseAlarms) }, (_, n) => ({
      ...{ ...somewhere(), id: `false-${n}`, at: START + chance.fraction() * days * DAY, false: true },
    }));
    return [...quakes, ...alarms];
  }

  #cover(quake: PressQuake, pages: number, quakes: readonly PressQuake[]): readonly Draft[] {
    const { copies, revised, delayHours } = this.#settings;
    const chance = this.#chance;
    const agencies = chance.shuffle(agenciesOf(quake.country)).slice(0, quake.false ? 1 : chance.whole(1, 4));
    const all = agencies.map((agency) => this.#agencyPage(quake, agency));
    const measured = all.map(({ said }) => (said[0] as readonly TrueReport[])[0] as TrueReport);
    const others = quakes.filter((one) => one !== quake && one.role === 'aftershock' && one.country === quake.country);
    const news: Draft[] = [];
    while (all.length + news.length < pages) {
      const original = chance.pick(news);
      if (original !== undefined && chance.happens(copies)) {
        const publishedAt = original.publishedAt - Math.log(1 - chance.fraction()) * 2 * HOUR;
        const said = original.said.slice(0, 1);
        news.push({ ...original, documentId: this.#id(), source: chance.pick(PAPERS), publishedAt, said });
        continue;
      }
      const wire = news.length < 2;
      const delay = -Math.log(1 - chance.fraction()) * (wire ? 0.4 : delayHours) * HOUR + 4 * MINUTE;
      const coverage = { quake, told: chance.pick(measured), publishedAt: quake.at + Math.min(delay, 10 * DAY) };
      const said = [this.#tell(coverage, others)];
      while (said.length < 3 && chance.happens(revised)) said.push(this.#tell(coverage, others));
      news.push(this.#page(chance.pick(wire ? WIRES : PAPERS), coverage.publishedAt, said));
    }
    return quake.false ? this.#takenBack(quake, all[0] as Draft, news) : [...all, ...news];
  }

  #tell(coverage: Coverage, others: readonly PressQuake[]): readonly TrueReport[] {
    const chance = this.#chance;
    const first = newsReport(coverage, 0, this.#settings, chance);
    const recent = (at: number) => at < coverage.publishedAt - HOUR / 2 && at > coverage.publishedAt - 3 * DAY;
    const before = others.filter(({ at }) => recent(at));
    if (before.length === 0 || !chance.happens(0.1)) return [first];
    const quake = chance.pick(before);
    const told = agencyReport(quake, chance.pick(agenciesOf(quake.country)), 0, 1, chance);
    return [first, newsReport({ ...coverage, quake, told }, 1, this.#settings, chance)];
  }

  #agencyPage(quake: PressQuake, agency: PressAgency): Draft {
    const chance = this.#chance;
    const at = quake.at + chance.between(3, 40) * MINUTE;
    const said = [3, 1.5, 1].slice(chance.whole(0, 2)).map((rough) => [agencyReport(quake, agency, 0, rough, chance)]);
    return this.#page(agency.site, at, said);
  }

  /** The agency takes back what it raised; only copies come after that. */
  #takenBack(quake: PressQuake, alarm: Draft, news: readonly Draft[]): readonly Draft[] {
    const chance = this.#chance;
    const at = alarm.publishedAt + chance.between(0.5, 5) * HOUR;
    const before = news.filter((page) => page.publishedAt < at && page.said.length === 1);
    const hashes = new Set(before.map(({ textHash }) => textHash));
    const [report] = alarm.said.at(-1) as readonly TrueReport[];
    const retraction: TrueRetraction = {
      ...{ quote: 'withdrawn', source: 'text', start: 0, end: 9, truth: quake.id },
      refersTo: {
        magnitude: chance.happens(0.8) ? (report?.magnitude?.value ?? null) : null,
        originTime: chance.happens(0.8) ? (report?.originTime ?? null) : null,
        place: chance.happens(0.8) ? (report?.location.place ?? null) : null,
      },
    };
    const copied = news.filter((page) => page.said.length === 1 && hashes.has(page.textHash));
    return [alarm, ...copied, { ...this.#page(alarm.source, at, [[]]), retractions: [retraction] }];
  }

  #list(quakes: readonly PressQuake[]): readonly Draft[] {
    const chance = this.#chance;
    const until = START + chance.fraction() * this.#settings.days * DAY;
    const day = quakes.filter((quake) => !quake.false && quake.at < until && quake.at > until - DAY);
    const agency = { site: 'emsc-csem.org', type: 'mb', bias: -0.2 };
    const reports = day.map((quake, ordinal) => agencyReport(quake, agency, ordinal, 1, chance));
    return day.length < 2 ? [] : [this.#page(agency.site, until + HOUR, [reports])];
  }

  #silent(): Draft {
    const chance = this.#chance;
    const at = START + chance.fraction() * this.#settings.days * DAY;
    return this.#page(chance.pick([...WIRES, ...PAPERS]), at, [[silentReport(chance.pick(TOWNS), at, chance)]]);
  }

  #page(source: string, at: number, said: Draft['said']): Draft {
    const id = this.#id();
    return {
      documentId: id,
      source,
      language: null,
      publishedAt: at,
      textHash: `text of ${id}`,
      said,
      retractions: [],
    };
  }

  #id(): string {
    this.#pages += 1;
    return `page-${((this.#pages * 104_729) % 1_000_003).toString(36)}`;
  }

  #arrivals(pages: readonly Draft[]): readonly ScenarioLine[] {
    const chance = this.#chance;
    const arrivals = pages.flatMap((page) =>
      page.said.map((_, index) => {
        const last = index === page.said.length - 1;
        const late = !last && chance.happens(this.#settings.late) ? chance.between(1, 40) * HOUR : 0;
        return {
          at: page.publishedAt + index * HOUR + chance.between(0, 20) * MINUTE + late,
          line: lineOf(page, index),
        };
      }),
    );
    return arrivals.sort((a, b) => a.at - b.at).map(({ line }) => line);
  }
}
