/** The form of an answer, {quote, value}: the quote first, so that the value is read from it. */
import { z } from 'zod';
import { LONGEST_QUOTE } from '../ground/quotes.ts';

export type QuoteGrammar = 'quoted-number' | 'quoted-text';

/** Null: unknown. */
export type Answer = { readonly quote: string; readonly value: string | number } | null;

const LONGEST_VALUE = 60;

const answerSchema = z.union([
  z.strictObject({ quote: z.null(), value: z.literal('unknown') }),
  z.strictObject({
    quote: z.string().min(1).max(LONGEST_QUOTE),
    value: z.union([z.number(), z.string().min(1).max(LONGEST_VALUE)]),
  }),
]);

/** Undefined where it is no such JSON. */
export function parseAnswer(text: string): Answer | undefined {
  try {
    const { quote, value } = answerSchema.parse(JSON.parse(text));
    return quote === null ? null : { quote, value };
  } catch {
    return undefined;
  }
}

const UNKNOWN = String.raw`" {\"quote\": null, \"value\": \"unknown\"}"`;
const CHAR = String.raw`char ::= [^"\\\x00-\x1f] | "\\\""`;

const gbnf = (value: string) => String.raw`
root ::= ${UNKNOWN} | " {\"quote\": \"" char{1,90} "\", \"value\": " value "}"
value ::= ${value}
${CHAR}
`;

/** Answers are judged whatever they are: one that breaks off is refused with its cost. */
const valid = (): boolean => true;

/** Compiled when the model starts, by name. */
export const QUOTE_GRAMMARS: Readonly<Record<QuoteGrammar, { readonly gbnf: string; readonly valid: typeof valid }>> = {
  'quoted-number': { gbnf: gbnf('"-"? [0-9]{1,6} ("." [0-9]{1,3})?'), valid },
  'quoted-text': { gbnf: gbnf(String.raw`"\"" char{1,60} "\""`), valid },
};
