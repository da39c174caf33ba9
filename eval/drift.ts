/** Generated sites that change: how many documents are wrong before it is noticed, and how many in the end. */
import { isLive } from '../src/schema/life.ts';
import { wordsF1 } from '../src/schema/words.ts';
import { generatedPage } from '../test/generated/site.ts';
import { CHANGES, type Change, changed, type Template, templateOf } from '../test/generated/template.ts';
import { type LearningWorld, withWorld } from '../test/schema/learning-world.ts';
import { mean, rounded } from './learned.ts';

const TEMPLATES = 40;
/** Pages before the change, and after it. */
const BEFORE = 6;
const AFTER = 12;
/** A text below this words F1 is wrong. */
const WRONG = 0.9;

interface Course {
  /** Pages after the change until a profile drifted, was replaced, or got company; null where nothing was noticed. */
  readonly noticed: number | null;
  /** Of the documents after the change: published wrong by a profile before it was noticed. */
  readonly wrongUnnoticed: number;
  /** Wrong at first, by a profile or by a fallback. */
  readonly wrongFirst: number;
  /** Wrong in their last revision. */
  readonly wrongLast: number;
  /** Of the last pages, those that a profile read. */
  readonly readLast: number;
  /** Documents of before the change that the change made wrong. */
  readonly spoilt: number;
}

/** By kind of change: means over the templates that were read right before it. */
export async function run(): Promise<Record<string, unknown>> {
  const figures: Record<string, unknown> = {};
  const all: Course[] = [];
  for (const change of CHANGES) {
    const courses: Course[] = [];
    for (let seed = 1; seed <= TEMPLATES; seed += 1) {
      const course = await follow(templateOf(seed), change);
      console.error(change, seed, JSON.stringify(course));
      if (course !== null) courses.push(course);
    }
    all.push(...courses);
    figures[change] = summary(courses);
  }
  return { templates: TEMPLATES, pagesAfter: AFTER, ...summary(all), changes: figures };
}

function summary(courses: readonly Course[]): Record<string, number> {
  const seen = courses.map(({ noticed }) => noticed).filter((pages) => pages !== null);
  const of = (read: (course: Course) => number) => rounded(mean(courses.map(read)));
  return {
    sites: courses.length,
    noticed: rounded(seen.length / courses.length),
    noticedAfter: seen.length === 0 ? 0 : rounded(mean(seen)),
    wrongUnnoticed: of(({ wrongUnnoticed }) => wrongUnnoticed),
    wrongFirst: of(({ wrongFirst }) => wrongFirst),
    wrongLast: of(({ wrongLast }) => wrongLast),
    readLast: of(({ readLast }) => readLast),
    spoilt: of(({ spoilt }) => spoilt),
  };
}

async function follow(template: Template, change: Change): Promise<Course | null> {
  let course: Course | null = null;
  await withWorld(async (world) => {
    let isWrong = false;
    for (let number = 1; number <= BEFORE; number += 1) ({ isWrong } = await visit(world, template, number));
    // what was never read right does not get wrong by the change
    if (!isWrong) course = await afterChange(world, template, changed(template, change));
  });
  return course;
}

async function afterChange(world: LearningWorld, old: Template, now: Template): Promise<Course> {
  const before = await state(world, old.site);
  const course = { noticed: null as number | null, wrongUnnoticed: 0, wrongFirst: 0, wrongLast: 0, readLast: 0 };
  for (let number = BEFORE + 1; number <= BEFORE + AFTER; number += 1) {
    const { isRead, isWrong } = await visit(world, now, number);
    course.wrongFirst += Number(isWrong);
    course.wrongUnnoticed += Number(isWrong && isRead && course.noticed === null);
    if (number > BEFORE + AFTER - 3) course.readLast += Number(isRead) / 3;
    if (course.noticed === null && (await state(world, old.site)) !== before) course.noticed = number - BEFORE;
  }
  for (let number = BEFORE + 1; number <= BEFORE + AFTER; number += 1)
    course.wrongLast += Number(isWrongNow(world, now, number));
  let spoilt = 0;
  for (let number = 1; number <= BEFORE; number += 1) spoilt += Number(isSpoilt(world, old, number));
  return { ...course, spoilt };
}

/** What is in use of a site, and how it stands. */
async function state(world: LearningWorld, site: string): Promise<string> {
  const profiles = (await world.profiles(site)).filter(isLive);
  return profiles.map(({ id, version, status }) => `${id} ${version} ${status}`).join();
}

async function visit(world: LearningWorld, template: Template, number: number) {
  const { url, html, text } = generatedPage(template, number);
  const before = world.documents.length;
  await world.visit(url, html).catch((error) => console.error(url, String(error)));
  const first = world.documents.slice(before).find((one) => one.url === url);
  return { isRead: first?.path === 'schema', isWrong: wordsF1(first?.text ?? '', text) < WRONG };
}

function isWrongNow(world: LearningWorld, template: Template, number: number): boolean {
  const { url, text } = generatedPage(template, number);
  const last = world.documents.findLast((one) => one.url === url);
  return wordsF1(last?.text ?? '', text) < WRONG;
}

function isSpoilt(world: LearningWorld, template: Template, number: number): boolean {
  const { url, text } = generatedPage(template, number);
  const [first] = world.documents.filter((one) => one.url === url);
  return wordsF1(first?.text ?? '', text) >= WRONG && isWrongNow(world, template, number);
}
