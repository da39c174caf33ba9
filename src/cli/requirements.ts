/** User-defined fields: a file that names them, and pages of which it says what they hold. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CodedError } from '../ports/errors.ts';
import type { LabelledPage, PageWork } from '../ports/page-work.ts';
import type { DefinedFields } from '../schema/learning/defined.ts';
import { note } from './common.ts';
import { inputOf, type SourcePage, siteOfSource } from './sources.ts';

const values = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const requirements = z.strictObject({
  /** Those that are wanted; without it all that the pages name. */
  fields: z.array(z.string().regex(/^\w[\w.-]{0,63}$/)).optional(),
  /** `id`: as the manifest names the page, a file's name, or a URL in a WARC file. */
  pages: z.array(z.strictObject({ id: z.string(), values })).min(1),
});
export type Requirements = z.output<typeof requirements>;

/** Throws FILE_UNREADABLE, or USAGE for a file that says something else. */
export async function readRequirements(path: string): Promise<Requirements> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CodedError('FILE_UNREADABLE', 'cannot be read', { value: path, cause });
  });
  try {
    return requirements.parse(JSON.parse(text));
  } catch (cause) {
    throw new CodedError('USAGE', `--requirements: ${path}`, { value: faultOf(cause), cause });
  }
}

function faultOf(cause: unknown): string {
  if (!(cause instanceof z.ZodError)) return `not JSON (${(cause as Error).message})`;
  return cause.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ');
}

/** Puts rules for the fields into `rules`, by site. Throws USAGE where a labelled page is not among the pages. */
export async function learnFields(
  wanted: Requirements,
  pages: AsyncIterable<SourcePage>,
  work: PageWork,
  rules: Map<string, DefinedFields>,
): Promise<void> {
  checkNames(wanted);
  const labels = new Map(wanted.pages.map((page) => [page.id, page.values]));
  const bySite = new Map<string, LabelledPage[]>();
  for await (const page of pages) {
    const said = labels.get(page.id);
    if (said === undefined || page.failure) continue;
    labels.delete(page.id);
    const site = siteOfSource(page);
    bySite.set(site, [
      ...(bySite.get(site) ?? []),
      { hash: page.id, page: inputOf(page), values: listed(said, wanted) },
    ]);
  }
  const [missing] = labels.keys();
  if (missing !== undefined)
    throw new CodedError(
      'USAGE',
      '--requirements names a page that is not there (ids are the manifest’s, or files’ names)',
      { value: missing },
    );
  for (const [site, labelled] of bySite) rules.set(site, await learnSite(site, labelled, work));
}

/** A value of a field that is not wanted is a typing error, not a wish. */
function checkNames({ fields, pages }: Requirements): void {
  const strange = pages.flatMap((page) => Object.keys(page.values)).find((name) => fields?.includes(name) === false);
  if (strange !== undefined)
    throw new CodedError('USAGE', '--requirements: a page has a value of a field that is not listed', {
      value: strange,
    });
}

async function learnSite(site: string, labelled: readonly LabelledPage[], work: PageWork) {
  const found = await work.requirements(labelled, new AbortController().signal);
  const names = new Set(labelled.flatMap((page) => Object.keys(page.values)));
  for (const name of names)
    if (found[name] === undefined)
      note(
        `${name}: no selector finds its values on the labelled pages of ${site}; do they stand there as they are labelled?`,
      );
  return found;
}

function listed(said: Requirements['pages'][number]['values'], { fields }: Requirements): LabelledPage['values'] {
  const wanted = Object.entries(said).filter(([name]) => fields === undefined || fields.includes(name));
  return Object.fromEntries(wanted.map(([name, value]) => [name, typeof value === 'string' ? [value] : value]));
}
