import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { QuakeDocument } from '../domains/earthquake/document.ts';
import { CodedError } from '../ports/errors.ts';
import { action, note, printJson, type Register } from './common.ts';

/** A line in; what else it has is left alone. */
const lineSchema = z.object({
  id: z.string(),
  title: z.string().nullish(),
  text: z.string(),
  language: z.string().nullish(),
  published_at: z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]).nullish(),
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
        let lines = 0;
        let faults = 0;
        for await (const line of linesOf(file)) {
          lines += 1;
          if (line.text.trim() === '') continue;
          try {
            const { id, document } = documentOf(line.text, `${file}:${line.number}`);
            const { reports, retractions, cut = [] } = structure(document);
            for (const { field, value } of cut) note(`${id}: too much to read whole: ${field}, ${value}`);
            await printJson({ id, reports, retractions });
          } catch (error) {
            if (!(error instanceof CodedError)) throw error;
            faults += 1;
            note(`${error.code}: ${error.message}`);
          }
        }
        note(`${lines - faults} documents, ${faults} lines that are none`);
        if (faults > 0) process.exitCode = 1;
      }),
    );
};

async function* linesOf(file: string): AsyncIterable<{ text: string; number: number }> {
  const readable = await stat(file).then(
    (found) => found.isFile() || found.isFIFO() || found.isCharacterDevice(),
    () => false,
  );
  if (!readable) throw new CodedError('FILE_UNREADABLE', 'no such file, or not a file', { value: file });
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    yield { text, number };
  }
}

/** Throws RECORD_MALFORMED, RECORD_INVALID, each with the line. */
function documentOf(text: string, where: string): { id: string; document: QuakeDocument } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new CodedError('RECORD_MALFORMED', `${where} is not JSON`, { value: text.slice(0, 200), cause });
  }
  const checked = lineSchema.safeParse(value);
  if (!checked.success) {
    const faults = checked.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`);
    throw new CodedError('RECORD_INVALID', `${where} is no document`, { value: faults.join('; ') });
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
