/** A simulated world: earthquakes, newsrooms, and what of it arrives when. */
import { Chance } from './chance.ts';
import { listOf, noiseOf, retractionOf } from './extras.ts';
import { Newsroom } from './newsroom.ts';
import { quakesOf, START, type TrueQuake } from './quakes.ts';
import { type Draft, lineOf, type ScenarioLine } from './records.ts';
import { type Settings, USUAL } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The lines of a scenario, in order of arrival. The same settings give the same lines. */
export function scenario(settings: Partial<Settings> = {}): readonly ScenarioLine[] {
  const all = { ...USUAL, ...settings };
  const chance = new Chance(all.seed * 7_919 + 17);
  const world = { settings: all, chance, newsroom: new Newsroom(all, chance) };
  const quakes = quakesOf(all, chance);
  const shares = quakes.map((quake) => fameOf(quake, chance));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const drafts: Draft[] = [];
  for (const [at, quake] of quakes.entries()) {
    const sequence = quakes.filter(
      (one) => one !== quake && (one === quake.main || (one.main !== null && one.main === quake.main)),
    );
    const documents = Math.max(1, Math.round(((shares[at] ?? 0) / total) * all.reports));
    const covered = world.newsroom.cover(quake, documents, sequence);
    drafts.push(...(quake.alarm === null ? covered : takenBack(quake, covered, world)));
  }
  drafts.push(...others(quakes, drafts.length, world));
  return arrivals(withdrawSome(drafts, world), world);
}

/** Strong ones are written of much more. */
function fameOf({ magnitude, role, alarm }: TrueQuake, chance: Chance): number {
  return chance.skewed(Math.exp((magnitude - 4) * 0.7) * (role === 'main' ? 2 : 1) * (alarm === null ? 1 : 0.5), 0.4);
}

type World = Parameters<typeof noiseOf>[1];

/** What was published before the retraction, its copies, and the retraction; after it nobody writes of it but its copies. */
function takenBack(quake: TrueQuake, drafts: readonly Draft[], world: World): readonly Draft[] {
  // agencies come first in what is covered
  const raised = quake.alarm === 'agency' ? drafts.slice(0, 1) : drafts;
  const [first] = raised.toSorted((a, b) => a.publishedAt - b.publishedAt) as [Draft];
  const at = first.publishedAt + world.chance.skewed(120, 0.8) * MINUTE;
  const before = drafts.filter(({ publishedAt }) => publishedAt < at);
  const texts = new Set(before.map(({ textHash }) => textHash));
  const left = drafts.filter(({ publishedAt, textHash }) => publishedAt < at || texts.has(textHash));
  return [...left, retractionOf(quake, first, at, world, quake.id)];
}

function others(quakes: readonly TrueQuake[], documents: number, world: World): readonly Draft[] {
  const { settings, chance } = world;
  const real = quakes.filter(({ alarm }) => alarm === null);
  const moment = () => START + chance.fraction() * settings.days * 24 * HOUR;
  const lists = Array.from({ length: Math.round(documents * settings.lists) }, () => {
    const until = moment() + 12 * HOUR;
    const some = real.filter(({ at }) => at < until - HOUR && at > until - 30 * HOUR);
    return some.length < 2 ? null : listOf(some, until, world);
  });
  const noise = Array.from({ length: Math.round(documents * settings.noise) }, () => noiseOf(moment(), world));
  return [...lists.filter((draft) => draft !== null), ...noise];
}

/** Newsrooms that take back what was true: their report, and copies of it, are of no earthquake any more. */
function withdrawSome(drafts: readonly Draft[], world: World): readonly Draft[] {
  const { settings, chance } = world;
  const wanted = Math.round((settings.earthquakes / 10) * settings.withdrawn);
  const single = drafts.filter(
    ({ source, said }) => /paper\d/.test(source) && said.every((one) => one.length === 1 && one[0]?.truth !== null),
  );
  const fine = single.filter(({ said }) => said.at(-1)?.[0]?.originTime?.precision === 'minute');
  const chosen = chance.shuffle(fine).slice(0, wanted);
  const texts = new Set(chosen.map(({ textHash }) => textHash));
  const sources = new Set(chosen.map(({ source, said }) => `${source} ${said[0]?.[0]?.truth}`));
  const gone = (draft: Draft) =>
    texts.has(draft.textHash) || sources.has(`${draft.source} ${draft.said[0]?.[0]?.truth}`);
  const kept = drafts.filter(
    (draft) =>
      !gone(draft) ||
      chosen.includes(draft) ||
      (texts.has(draft.textHash) && !sources.has(`${draft.source} ${draft.said[0]?.[0]?.truth}`)),
  );
  const nothing = kept.map((draft) =>
    gone(draft)
      ? { ...draft, said: draft.said.map((one) => one.map((report) => ({ ...report, truth: null }))) }
      : draft,
  );
  const retractions = chosen.map((draft) => {
    const quake = {
      at: Date.parse(draft.said.at(-1)?.[0]?.originTime?.utc ?? ''),
      region: { towns: [] },
    } as unknown as TrueQuake;
    return retractionOf(quake, draft, draft.publishedAt + chance.skewed(180, 0.5) * MINUTE, world, null);
  });
  return [...nothing, ...retractions];
}

/** Each revision some time after its publication; a few arrive before the one that they replace. */
function arrivals(drafts: readonly Draft[], { settings, chance }: World): readonly ScenarioLine[] {
  const lines = drafts.flatMap((draft) => {
    let at = draft.publishedAt;
    return draft.said.map((_, index) => {
      at += chance.skewed(index === 0 ? 2 : 90, 1) * MINUTE;
      const arrival = index > 0 && chance.happens(settings.outOfOrder) ? draft.publishedAt : at;
      return { arrival, line: lineOf(draft, index) };
    });
  });
  return lines.sort((a, b) => a.arrival - b.arrival).map(({ line }) => line);
}
