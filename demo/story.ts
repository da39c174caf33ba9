/** The end of the demo: how the sites became profiles, and what that changed. */
import type { Config } from '../src/config/schema.ts';
import type { Daemon } from '../src/main.ts';
import type { FieldRule, Profile, Rules, Selector } from '../src/schema/profile.ts';
import { NO_EMBEDDER, NO_MODEL } from '../src/wiring/models.ts';
import type { Document } from '../topics/documents.ts';
import type { Learned } from './learned.ts';
import type { Outcomes } from './outcomes.ts';
import { heading } from './screen.ts';

/** Longer lines are cut, in characters. */
const WIDTH = 110;

/** The sites' names, by host and port. */
export type SiteNames = ReadonlyMap<string, string>;

/** Every profile: its state, its proposer, its selectors. */
export function profiles(learned: readonly Learned[], names: SiteNames): string {
  return [
    heading(`${learned.length} profiles learned: where the sites' templates have their fields`),
    ...learned.flatMap((one) => [...titleOf(one, names), ...rulesOf(one.profile.rules)]),
  ].join('\n');
}

function titleOf({ profile, pages }: Learned, names: SiteNames): string[] {
  const { site, status, version, baseline, origin, contenders, learnedFrom, rendered } = profile;
  const shown = rendered ? ', as a browser shows them' : '';
  return [
    `  ${site}  ${names.get(site) ?? ''}: ${status}, version ${version}; read ${pages} pages${shown}`,
    `    proposed by ${KINDS[origin.kind]} (${origin.name}), the best of ${contenders.length}, with utility ${baseline.toFixed(3)} on ${learnedFrom.length} pages`,
  ];
}

const KINDS = { deterministic: 'code', model: 'the language model', neighbour: 'another site’s profile' } as const;

function rulesOf({ fields, exclusions, repeats }: Rules): string[] {
  const selectors = Object.entries(fields).map(([field, rule]) => [field, ruleOf(rule)] as const);
  const without = exclusions.length === 0 ? [] : [['without', exclusions.map(spell).join(', ')] as const];
  const lines =
    repeats.length === 0 ? [] : [['', `and without ${repeats.length} lines that its pages repeat`] as const];
  return [...selectors, ...without, ...lines].map(([name, value]) => cut(`    ${name.padEnd(8)}${value}`));
}

function ruleOf({ selectors, attribute }: FieldRule): string {
  const [first, ...others] = selectors.map(spell);
  const more = others.length > 0 ? `, else ${others.length} more` : '';
  return `${first ?? ''}${attribute === null ? '' : ` @${attribute}`}${more}`;
}

const spell = ({ language, value }: Selector): string => (language === 'css' ? value : `${language} ${value}`);

/** How many pages a profile read, and how many were published again for it. */
export function readings({ documents }: Outcomes): string {
  const all = [...documents.values()];
  const byProfile = all.filter(({ profile }) => profile !== null);
  const again = byProfile.filter(({ revision }) => revision > 1).length;
  const rendered = all.filter(({ audit }) => audit.rendered).length;
  return [
    heading(
      `${byProfile.length} documents read by their site's profile, ${all.length - byProfile.length} by a fallback`,
    ),
    `  ${again} were published as a fallback read them, and again from the stored page once there was a profile`,
    `  ${rendered} were shown by a browser first, as scripts make their text`,
  ].join('\n');
}

/** The page that the profile changed most: lines that went, lines that came. */
export function beforeAndAfter({ documents, firsts }: Outcomes): string {
  const direct = [...documents.values()].filter(({ url, finalUrl }) => url === finalUrl);
  const pairs = direct.map((after) => ({ after, before: firsts.get(after.url) ?? after }));
  const changed = pairs.map((pair) => ({ ...pair, lines: changes(pair.before, pair.after) }));
  const [most] = changed.sort((one, other) => other.lines.length - one.lines.length);
  if (most === undefined || most.after.revision === 1) return '';
  if (most.lines.length === 0)
    return heading('one page before and after: the topic has only the latest revisions by now');
  return [
    heading(`one page before and after: ${most.after.url}`),
    `  revision ${most.before.revision} ${readerOf(most.before)}`,
    `  revision ${most.after.revision} ${readerOf(most.after)}`,
    ...most.lines.map((line) => cut(`    ${line}`)),
  ].join('\n');
}

function readerOf({ path, profile, utility }: Document): string {
  const reader = profile === null ? path : `profile ${profile.id.slice(0, 8)}… version ${profile.version}`;
  return `by ${reader}, utility of the text ${(utility.text?.total ?? 0).toFixed(3)}`;
}

/** What the later revision has not, and what only it has. */
function changes(before: Document, after: Document): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

function linesOf({ title, authors, publishedAt, text }: Document): string[] {
  return [`title: ${title}`, `authors: ${authors.join(', ')}`, `published: ${publishedAt?.value}`, ...text.split('\n')];
}

/** Which models took part, and what came of it. */
export function models({ embedder, language }: Daemon['models'], learned: readonly Learned[]): string {
  const embedded = learned.filter((one) => one.embedded).length;
  return [
    heading('models: asked while a site is learned, never for a page that its profile reads'),
    embedder === null
      ? `  ${NO_EMBEDDER} (npm run setup)`
      : `  ${embedder}: ${embedded} of ${learned.length} profiles are also found by its vectors`,
    language === null ? `  ${NO_MODEL} (npm run setup)` : `  ${language}: ${partOf(learned)}`,
  ].join('\n');
}

/** The language model's part: what code proposes as well counts as code's. */
function partOf(learned: readonly Learned[]): string {
  const proposed = learned.flatMap(({ contenders }) => contenders).filter(({ origin }) => origin.kind === 'model');
  const won = learned.filter(({ profile }) => isModels(profile)).map(({ profile }) => profile.site);
  const wins = won.length === 0 ? 'code had better ones' : `the best for ${won.join(', ')}`;
  return `${proposed.length} proposals that code had not made; ${proposed.length === 0 ? 'code’s are in use' : wins}`;
}

const isModels = ({ origin }: Profile): boolean => origin.kind === 'model';

/** Pages that only a browser can show, where none did; `use`: whether one is wanted at all. */
export function withoutBrowser(
  { failures }: Outcomes,
  scripted: readonly string[],
  use: Config['browser']['use'],
): string {
  const origins = scripted.filter((origin) =>
    [...failures].some(([url, code]) => code === 'NO_CONTENT' && new URL(url).origin === origin),
  );
  if (origins.length === 0) return '';
  const how =
    use === 'off'
      ? 'browser.use is off (QUAKEWIRE_BROWSER_USE); auto lets one show them'
      : 'npm run setup says how to get it';
  return `\nno browser: the pages of ${origins.join(', ')} need one; ${how}\n  then: npx quakewire requeue --code NO_CONTENT --data .quakewire/demo, and npm run demo again`;
}

const cut = (line: string): string => (line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`);
