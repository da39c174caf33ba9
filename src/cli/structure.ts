import { z } from 'zod';
import type { QuakeDocument } from '../domains/earthquake/document.ts';
import { CodedError } from '../ports/errors.ts';
import { action, note, printJson, type Register } from './common.ts';
import { isoTime, jsonOf, type Line, linesOf } from './lines.ts';

/** A line in; what else it has is left alone. */
const lineSchema = z.object({
  id: z.string(),
  title: z.string().nullish(),
  text: z.string(),
  language: z.string().nullish(),
  published_at: isoTime.nullish(),
  source_country: z.string().nullish(),
  site: z.string().nullish(),
});

export const registerStructure: Register = (program) => {
  program
    .command('structure')
    .description('read what documents say about earthquakes, by rules, and print it, one JSON line a document')
    .argument('<file.jsonl>', '{id, title, text, language?, published_at, source_country?, site?} a line')
    .action(
      action(async (file: string) => {
        const { structure } = await import('../domains/earthquake/structure.ts');
        const { publishedWithOffset } = await import('../domains/earthquake/times.ts');
        let documents = 0;
        let faults = 0;
        for await (const line of linesOf(file)) {
          try {
            const { id, document } = documentOf(line);
            const {
              reports,
              retractions,
              cut = [],
            } = structure({
              ...document,
              publishedAt: publishedWithOffset(document),
            });
            for (const { field, value } of cut) note(`${id}: too much to read whole: ${field}, ${value}`);
            await printJson({ id, reports, retractions });
            documents += 1;
          } catch (error) {
            if (!(error instanceof CodedError)) throw error;
            faults += 1;
            note(`quakewire: ${error.message}`);
          }
        }
        note(`${documents} documents, ${faults} lines that are none`);
        if (faults > 0) process.exitCode = 1;
      }),
    );
};

/** Throws RECORD_MALFORMED, RECORD_INVALID, each with the line. */
function documentOf(line: Line): { id: string; document: QuakeDocument } {
  const checked = lineSchema.safeParse(jsonOf(line));
  if (!checked.success) {
    const faults = checked.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`);
    throw new CodedError('RECORD_INVALID', `${line.where} is no document`, { value: faults.join('; ') });
  }
  const { id, title, language, published_at, source_country, site, ...rest } = checked.data;
  return {
    id,
    document: {
      title: title ?? '',
      text: rest.text,
      language: language ?? null,
      publishedAt: published_at ?? null,
      country: source_country ?? null,
      site: site ?? null,
    },
  };
}
