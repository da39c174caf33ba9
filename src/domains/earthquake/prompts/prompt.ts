/** What the prompts of all fields share. A prompt that changes is a new file with a new version: answers are cached by it. */
import type { QuoteGrammar } from './answer.ts';

/** Fields that a language model is asked for. */
export type AskedField =
  | 'magnitude'
  | 'depthKm'
  | 'intensity'
  | 'originTime'
  | 'place'
  | 'deaths'
  | 'injured'
  | 'buildingsDamaged';

export interface Example {
  readonly text: string;
  /** Null: the text does not say it. */
  readonly answer: { readonly quote: string; readonly value: string | number } | null;
}

export interface FieldPrompt {
  readonly field: AskedField;
  /** `<field>.v<n>`, as the file is called. */
  readonly version: string;
  readonly grammar: QuoteGrammar;
  /** What passages are compared with. */
  readonly query: string;
  /** What is asked, before each answer. */
  readonly question: string;
  /** Small models complete what they were shown; questions and numbered choices they do not understand. */
  readonly examples: readonly Example[];
}

/** The text is data: a JSON string, which nothing in it can end. */
export function render({ question, examples }: FieldPrompt, text: string): string {
  const shown = examples.map((example) => `${asked(question, example.text)} ${written(example)}\n\n`);
  return `${shown.join('')}${asked(question, text)}`;
}

function asked(question: string, text: string): string {
  return `Text: ${JSON.stringify(text.replace(/\s+/gu, ' ').trim())}\n${question}`;
}

function written({ answer }: Example): string {
  const { quote, value } = answer ?? { quote: null, value: 'unknown' };
  return `{"quote": ${JSON.stringify(quote)}, "value": ${JSON.stringify(value)}}`;
}
