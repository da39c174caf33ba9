/** Selectors for one element, from its own marks and those of what stands around it. */
import { type Element, isTag } from 'domhandler';
import { type Name, stableClass, stableId, withoutStyled } from './names.ts';

/** Attributes that name a part for programs, and so outlive its looks. */
const NAMING = [
  'itemprop',
  'data-testid',
  'data-test',
  'data-qa',
  'data-component',
  'data-module',
  'data-type',
  'data-role',
  'data-name',
  'data-gu-name',
  'property',
  'role',
];
const TELLING_ATTRIBUTE = /^data-.*(?:article|body|content|story|text)/;
/** Alone enough of a mark for a body … */
const SEMANTIC = /^(?:article|main)$/;
/** … and for what is none. */
const ASIDE = /^(?:aside|nav|figure|figcaption|footer|header|form|time|h1|address)$/;
/** How old pages lay out their tables. */
const LAYOUT = /^(?:table|td)$/;
const MAX_CLASSES = 6;

/** Compound selectors that the element fits, each alone, the sturdiest first. */
export function compoundsOf(element: Element): string[] {
  const { name, attribs } = element;
  const compounds = [...namedSelectors(element)];
  for (const token of stableClasses(attribs.class)) compounds.push(token);
  if (SEMANTIC.test(name) || ASIDE.test(name)) compounds.push(name);
  if (LAYOUT.test(name) && compounds.length === 0) compounds.push(...layoutOf(element));
  return compounds;
}

function layoutOf({ name, attribs: { width, bgcolor } }: Element): string[] {
  const marks = Object.entries({ width, bgcolor }).filter(
    ([, value]) => value !== undefined && /^#?\w{3,}$/.test(value),
  );
  return marks.map(([key, value]) => `${name}[${key}="${value}"]`);
}

/** What naming attributes say. */
export function namesOf(attribs: Readonly<Record<string, string>>): string[] {
  return NAMING.filter((name) => name !== 'role').flatMap((name) => attribs[name] ?? []);
}

function* namedSelectors({ attribs }: Element): Generator<string> {
  for (const name of NAMING) {
    const value = attribs[name];
    if (value !== undefined && /^[a-zA-Z][\w:. -]{2,40}$/.test(value) && !/\d{2,}/.test(value))
      yield `[${name}="${value}"]`;
  }
  const id = attribs.id === undefined ? null : stableId(attribs.id);
  if (id !== null) yield id.match === 'whole' ? `#${id.value}` : `[id^="${id.value}"]`;
  for (const name of Object.keys(attribs)) {
    if (TELLING_ATTRIBUTE.test(name) && !NAMING.includes(name) && /^[a-z][a-z-]*$/.test(name)) yield `[${name}]`;
  }
}

/** Selectors for the class names that will stay. */
export function stableClasses(attribute: string | undefined): string[] {
  const tokens = (attribute ?? '').split(/\s+/).filter((token) => token !== '');
  const selectors = withoutStyled(tokens)
    .map(stableClass)
    .filter((name) => name !== null)
    .map(classSelector);
  return [...new Set(selectors)].slice(0, MAX_CLASSES);
}

function classSelector({ value, match }: Name): string {
  return match === 'whole' ? `.${value}` : `[class*="${value}"]`;
}

/** Selectors for the element: alone, two marks together, with its tag, under what stands around it. At most three compounds. */
export function selectorsOf(element: Element): string[] {
  const own = compoundsOf(element);
  const { name } = element;
  const selectors = [...own];
  const classes = stableClasses(element.attribs.class);
  classes.forEach((one, at) => {
    if (name !== 'div' && name !== 'span') selectors.push(`${name}${one}`);
    for (const other of classes.slice(at + 1)) selectors.push(`${one}${other}`);
  });
  const anchors = anchorsOf(element);
  for (const anchor of anchors.near) {
    for (const compound of own) selectors.push(`${anchor} ${compound}`);
    if (!own.includes(name)) selectors.push(`${anchor} > ${name}`);
  }
  for (const anchor of anchors.far) for (const compound of own.slice(0, 3)) selectors.push(`${anchor} ${compound}`);
  return [...new Set(selectors)];
}

const MAX_UP = 6;

/** Marks of the parent, and of what is around it. */
function anchorsOf(element: Element): { near: string[]; far: string[] } {
  const near: string[] = [];
  const far: string[] = [];
  let at = element.parent;
  for (let up = 0; up < MAX_UP && at !== null && isTag(at); up += 1, at = at.parent) {
    if (/^(?:html|body)$/.test(at.name)) continue;
    if (up === 0) near.push(...compoundsOf(at).slice(0, 4));
    else far.push(...compoundsOf(at).slice(0, 2));
  }
  return { near, far: far.slice(0, 6) };
}
