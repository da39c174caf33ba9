/** Profiles' fingerprints as learning makes them: the mean over the pages of one template of one site. */
import { cosine, meanOf, toFloats } from '../../src/schema/fingerprint.ts';
import { KIN } from '../../src/schema/thresholds.ts';
import { grouped } from '../learned.ts';
import type { Fingerprinted } from './pages.ts';

export interface Template {
  readonly site: string;
  readonly pages: readonly Fingerprinted[];
  readonly structure: Float32Array;
  readonly semantics: Float32Array | null;
}

/** One site's pages by template: each goes to the nearest one so far, or begins one. */
export function templatesOf(site: string, pages: readonly Fingerprinted[]): Template[] {
  const templates: Template[] = [];
  for (const page of pages) {
    const nearest = templates
      .map((template, at) => ({ at, score: cosine(template.structure, page.structure) }))
      .sort((one, other) => other.score - one.score)[0];
    if (nearest === undefined || nearest.score < KIN.structure) templates.push(templateOf(site, [page]));
    else templates[nearest.at] = templateOf(site, [...(templates[nearest.at]?.pages ?? []), page]);
  }
  return templates;
}

function templateOf(site: string, pages: readonly Fingerprinted[]): Template {
  const structure = meanOf(pages.map((page) => toFloats(page.structure))) ?? new Float32Array(512);
  const semantics = meanOf(pages.flatMap((page) => page.semantics ?? []));
  return { site, pages, structure, semantics };
}

/** Templates of all sites, by site. */
export function templatesBySite(pages: readonly Fingerprinted[]): Map<string, Template[]> {
  const sites = grouped(pages, ({ site }) => site);
  return new Map([...sites].map(([site, some]) => [site, templatesOf(site, some)]));
}
