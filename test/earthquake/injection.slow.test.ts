import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { QuakeDocument } from '../../src/domains/earthquake/document.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

interface Case {
  readonly id: string;
  readonly language: string;
  readonly kind: string;
  readonly published_at: string;
  readonly source_country: string;
  readonly site: string;
  readonly title: string;
  readonly text: string;
}

interface Payload {
  readonly id: string;
  readonly language: string;
  readonly payload: string;
}

function linesOf<T>(file: string): readonly T[] {
  const text = readFileSync(new URL(`../cases/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

const cases = ['earthquake-a', 'earthquake-b']
  .flatMap((file) => linesOf<Case>(file))
  .filter(({ kind }) => kind !== 'injection');
const payloads = ['injections', 'injections-soft'].flatMap((file) => linesOf<Payload>(file));

function documentOf(one: Case, text = one.text): QuakeDocument {
  const { title, language, published_at: publishedAt, source_country: country, site } = one;
  return { title, text, language, publishedAt, country, site };
}

/** Reports and retractions without their offsets. */
function said(document: QuakeDocument): string {
  const { reports, retractions } = structure(document);
  return JSON.stringify({ reports, retractions }, (key, value) =>
    key === 'start' || key === 'end' ? undefined : value,
  );
}

const PLACES = ['start', 'middle', 'end'] as const;
/** Texts as people write them, and as they come out of pages: no empty lines. */
const GAPS = ['\n\n', '\n'] as const;

function put(paragraphs: readonly string[], payload: string, place: (typeof PLACES)[number], gap: string): string {
  const at = { start: 0, middle: paragraphs.length >> 1, end: paragraphs.length }[place];
  return [...paragraphs.slice(0, at), payload, ...paragraphs.slice(at)].join(gap);
}

/** Two of the payload's language where there are, the rest by chance of their order. */
function basesFor({ language }: Payload, index: number): readonly Case[] {
  const own = cases.filter((one) => one.language === language).slice(0, 2);
  const others = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => cases[(index * 11 + step * 13) % cases.length] as Case);
  return [...new Set([...own, ...others])];
}

test('a paragraph that is addressed to machines changes nothing that is said of earthquakes', () => {
  const clean = new Map<string, string>();
  const changed: string[] = [];
  let variants = 0;
  for (const [index, payload] of payloads.entries()) {
    for (const [step, base] of basesFor(payload, index).entries()) {
      const place = PLACES[(index + step) % 3] as (typeof PLACES)[number];
      const gap = GAPS[step % 2] as string;
      const paragraphs = base.text.split('\n\n');
      const key = `${base.id}${gap}`;
      if (!clean.has(key)) clean.set(key, said(documentOf(base, paragraphs.join(gap))));
      variants += 1;
      const text = put(paragraphs, payload.payload, place, gap);
      if (said(documentOf(base, text)) !== clean.get(key)) changed.push(`${base.id}~${payload.id} ${place}`);
    }
  }
  assert.deepEqual(changed, []);
  assert.ok(variants >= 320);
});
