/** The hand-made cases of earthquakes: those of the shared corpus, and those of the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuakeDocument, Report } from '../../src/domains/earthquake/document.ts';
import { corpus } from '../../test/quality/corpora.ts';
import type { ReportsRecord } from '../../topics/reports.ts';

export interface Case {
  readonly id: string;
  readonly language: string;
  readonly published_at: string;
  readonly source_country?: string | null;
  readonly site?: string | null;
  readonly title: string;
  readonly text: string;
  readonly expect: { readonly reports: readonly Expected[] };
}

export type Loose = Readonly<Record<string, unknown>>;
export interface Expected extends Loose {
  readonly role: string;
  readonly magnitude: { readonly value: number } | null;
}

export function casesOf(): Case[] {
  const shared = corpus('quake-cases');
  const own = join(import.meta.dirname, '..', '..', 'test', 'cases');
  const files = [
    ...(shared === null ? [] : [join(shared, 'cases.jsonl')]),
    ...['earthquake-a.jsonl', 'earthquake-b.jsonl'].map((name) => join(own, name)),
  ];
  return files.filter(existsSync).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Case),
  );
}

export function documentOf({ title, text, language, published_at, source_country, site }: Case): QuakeDocument {
  return { title, text, language, publishedAt: published_at, country: source_country ?? null, site: site ?? null };
}

export function recordOf({ id, published_at, site, language }: Case, reports: readonly Report[]): ReportsRecord {
  const source = site ?? 'unknown';
  return {
    documentId: id,
    documentRevision: 1,
    revision: 2,
    publishedAt: published_at,
    source,
    language,
    textHash: '',
    reports,
    retractions: [],
  };
}
