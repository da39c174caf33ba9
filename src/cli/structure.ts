import { z } from 'zod';
import type { QuakeDocument } from '../domains/earthquake/document.ts';
import { CodedError } from '../ports/errors.ts';
import { action, note, printJson, type Register } from './common.ts';
import { isoTime, jsonOf, type Line, linesOf } from './lines.ts';
import { counted } from './profile-totals.ts';

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

const HELP = `
A line of the file:
  id              of the document
  text            what it says; title stands beside it
  language        BCP 47: whose rules read it; without it the text tells
  published_at    ISO 8601: "on Monday" is counted from it, and \`correlate\` asks for it
  source_country  ISO 3166-1 alpha-2: clocks without a zone are of this country
  site            of whoever says it: \`correlate\` weighs it

What is printed is a record of the topic \`reports\`, and the line's id:
  quakewire structure documents.jsonl | quakewire correlate -`;

export const registerStructure: Register = (program) => {
  program
    .command('structure')
    .description('read what documents say about earthquakes, by rules, and print it, one JSON line a document')
    .argument(
      '<file.jsonl>',
      '{id, text, title?, language?, published_at?, source_country?, site?} a line; - is standard input',
    )
    .addHelpText('after', HELP)
    .action(
      action(async (file: string) => {
        const { reportsOf } = await import('./structured.ts');
        let documents = 0;
        let faults = 0;
        for await (const line of linesOf(file)) {
          try {
            const { id, document } = documentOf(line);
            const { record, cut } = reportsOf(id, document);
            for (const { field, value } of cut) note(`${id}: too much to read whole: ${field}, ${value}`);
            await printJson({ id, ...record });
            documents += 1;
          } catch (error) {
            if (!(error instanceof CodedError)) throw error;
            faults += 1;
            note(`quakewire: ${error.message}`);
          }
        }
        note(`${counted(documents, 'document')}, ${counted(faults, 'line')} that ${faults === 1 ? 'is' : 'are'} none`);
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
