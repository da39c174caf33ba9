/** Documents for tests of the earthquake domain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuakeDocument, Structured } from '../../src/domains/earthquake/document.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

export const CASES = new URL('../cases/', import.meta.url).pathname;

export interface Case {
  readonly id: string;
  readonly document: QuakeDocument;
}

/** An English document of Kazakhstan, published at 10 in the morning of 15 July 2025. */
export function article(title: string, text: string, other: Partial<QuakeDocument> = {}): QuakeDocument {
  return { title, text, language: 'en', publishedAt: '2025-07-15T10:00:00+05:00', country: 'KZ', site: null, ...other };
}

export function read(title: string, text: string, other: Partial<QuakeDocument> = {}): Structured {
  return structure(article(title, text, other));
}

/** Role and magnitude of each report, in their order. */
export function outline({ reports }: Structured): readonly string[] {
  return reports.map(({ role, magnitude }) => `${role} ${magnitude?.value ?? '-'}`);
}

/** The hand-made cases of this repository. */
export function ownCases(): readonly Case[] {
  return readdirSync(CASES)
    .filter((name) => name.startsWith('earthquake-'))
    .flatMap((name) => readFileSync(join(CASES, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
    .map(({ id, title, text, language, published_at, source_country, site }) => ({
      id,
      document: { title, text, language, publishedAt: published_at, country: source_country, site },
    }));
}
