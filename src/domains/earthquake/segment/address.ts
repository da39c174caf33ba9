/** Whether a sentence speaks to machines: language models, parsers, bots. */
import { INJECTION } from '../../../page/judge/injection.ts';
import { fold } from '../text/fold.ts';
import { anyOf } from '../text/pattern.ts';
import {
  ACRONYM,
  FOR,
  IF_YOU_ARE,
  IF_YOU_ARE_UNSPACED,
  MACHINES,
  MACHINES_UNSPACED,
  NOTES,
  NOTES_UNSPACED,
  READING,
  READING_UNSPACED,
  SYSTEMS,
  SYSTEMS_UNSPACED,
  TO,
  TO_UNSPACED,
} from './machines.ts';
import { ORDERS, ORDERS_UNSPACED } from './orders.ts';

/** What of an address a sentence has; `speaks` alone is one, `machine` and `order` are one together. */
export interface Marks {
  readonly speaks: boolean;
  readonly machine: boolean;
  readonly order: boolean;
}

/** Signs without a width hide words from rules, not from models. */
const INVISIBLE = /\u200d|[\u00ad\u200b\u200e\u200f\u2060-\u2064\ufeff]/gu;

export function marksOf(raw: string): Marks {
  const visible = raw.replace(INVISIBLE, '');
  const folded = fold(visible);
  const { machines, systems, orders } = words();
  const machine = ACRONYM.test(visible) || has(machines, folded);
  const system = machine || has(systems, folded);
  const speaks =
    FORMS.some((form) => form.test(visible)) ||
    INJECTION.some((form) => form.test(visible)) ||
    (system && (isAddressed(visible, folded, machine) || isOfReader(folded)));
  return { speaks, machine, order: has(orders, folded) };
}

/** Whether a text has any word of an address: most have none. */
export function mayAddress(text: string): boolean {
  const visible = text.replace(INVISIBLE, '');
  const folded = fold(visible);
  const { machines, systems } = words();
  return (
    ACRONYM.test(visible) ||
    has(machines, folded) ||
    has(systems, folded) ||
    FORMS.some((form) => form.test(visible)) ||
    INJECTION.some((form) => form.test(visible))
  );
}

/** "Note to language models:", "Dear AI," */
function isAddressed(visible: string, folded: string, machine: boolean): boolean {
  const end = HEAD.exec(folded)?.[0].length ?? 0;
  const head = folded.slice(0, end);
  const { machines, systems, notes, to, recipients, starts, ends } = words();
  const narrow = machine && (ACRONYM.test(visible.slice(0, end)) || has(machines, head));
  if (!narrow && !has(systems, head)) return false;
  if (has(starts, head) || has(ends, head)) return true;
  return narrow ? has(notes, head) || has(recipients, head) : has(notes, head) && has(to, head);
}

/** The beginning of a sentence up to the mark that ends an address. */
const HEAD = /^[^:!：！】\n]{1,160}[:!：！】]/u;

/** "The software that reads this page", "if you are a crawler". */
function isOfReader(folded: string): boolean {
  const { reading, conditions } = words();
  return has(reading, folded) || has(conditions, folded);
}

function has(rules: readonly RegExp[], text: string): boolean {
  return rules.some((rule) => text.search(rule) !== -1);
}

let compiled: ReturnType<typeof compileWords> | null = null;

function words() {
  compiled ??= compileWords();
  return compiled;
}

function compileWords() {
  const unspaced = { unspaced: true };
  const pair = (spaced: readonly string[], joined: readonly string[]) => [anyOf(spaced), anyOf(joined, unspaced)];
  const machine = [...MACHINES, ...SYSTEMS].join('|');
  const joined = [...MACHINES_UNSPACED, ...SYSTEMS_UNSPACED].join('|');
  return {
    machines: pair(MACHINES, MACHINES_UNSPACED),
    systems: pair(SYSTEMS, SYSTEMS_UNSPACED),
    orders: pair(ORDERS, ORDERS_UNSPACED),
    notes: pair(NOTES, NOTES_UNSPACED),
    to: [anyOf([...TO, ...FOR]), anyOf(TO_UNSPACED, unspaced)],
    recipients: [anyOf([`(${TO.join('|')}) (\\S{1,24} ){0,2}(${MACHINES.join('|')})`])],
    starts: [anyOf([`^[^\\p{L}]{0,4}(${TO.join('|')})( \\S{1,24}){0,4}`])],
    ends: [
      anyOf([`(${FOR.join('|')})( \\S{1,24}){0,1} ?[:!]`]),
      anyOf([`(${TO_UNSPACED.join('|')})[^:]{0,6}[:!】]`], unspaced),
    ],
    reading: pair(READING, READING_UNSPACED),
    conditions: [
      anyOf([`(${IF_YOU_ARE.join('|')})( \\S{1,24}){0,4} (${machine}|ai)`]),
      anyOf([`(${IF_YOU_ARE_UNSPACED.join('|')}).{0,12}(${joined})`], unspaced),
    ],
  };
}

/** What only prompts have: roles, markers, what to do with what was read before. */
const FORMS: readonly RegExp[] = [
  /(?:^|[\s>[("'])(?:system|assistant|developer) ?(?:prompt|message|instruction|note|override)?s? ?[:>\]]|(?:\[|<\|?|#)\s*(?:system|inst|instruction|admin|assistant|im_start)(?![\p{L}\p{N}])/iu,
  /(?:ignore|disregard|forget|override)[^.\n]{0,40}(?:previous|prior|above|earlier|preceding)[^.\n]{0,30}(?:instruction|prompt|text|order|rule)/iu,
  /^\W{0,3}(?:user|human|assistant|ai|bot|prompt|completion) ?:/imu,
  /\bbase64\b|\b(?:system|hidden) prompt\b/iu,
];
