/** The kinds of settings: each reads a number, or the text that an environment variable holds, and nothing vaguer. */
import { z } from 'zod';

const DURATIONS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const SIZES: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };

/** What a setting's documentation and its reading need to know. */
export interface SettingMeta {
  /** As written. */
  readonly default: string;
  /** A name in the environment that other programs use too, beside ours. */
  readonly alias?: string;
  /** Never shown; may also be the content of a file, whose path stands in the variable with `_FILE` behind its name. */
  readonly secret?: boolean;
}

export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);

/** What is wrong with a setting as others of its group stand. */
export interface Rule<Settings> {
  readonly key: keyof Settings & string;
  readonly isBroken: (settings: Settings) => boolean;
  readonly says: string;
}

/** A group with rules that concern several of its settings. */
export function ruled<Shape extends z.ZodRawShape>(
  shape: Shape,
  rules: readonly Rule<z.output<z.ZodObject<Shape, z.core.$strict>>>[],
) {
  const schema = z.strictObject(shape).superRefine((settings, context) => {
    for (const { key, isBroken, says } of rules)
      if (isBroken(settings)) context.addIssue({ code: 'custom', path: [key], message: says });
  });
  return schema.prefault({} as never);
}

function measured(
  units: Readonly<Record<string, number>>,
  example: string,
  fallback: string,
  doc: string,
  least: string,
) {
  const read = (value: unknown): number => {
    const [, digits, unit] =
      /^(\d+(?:\.\d+)?)\s*([A-Za-z]+)$/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
    const factor = units[unit ?? ''];
    return digits === undefined || factor === undefined ? Number.NaN : Math.round(Number(digits) * factor);
  };
  const schema = z
    .number({ error: `expected a number with a unit, such as ${example}` })
    .min(read(least), `at least ${least}`);
  return z
    .preprocess(read, schema)
    .prefault(fallback)
    .describe(doc)
    .meta({ default: fallback } satisfies SettingMeta);
}

/** Milliseconds, written as 500ms, 10s, 5m, 2h or 7d. */
export const duration = (fallback: string, doc: string, least = '0ms') =>
  measured(DURATIONS, '500ms, 10s, 5m, 2h or 7d', fallback, doc, least);

/** Bytes, written as 512KB, 10MB or 1GB. */
export const size = (fallback: string, doc: string, least = '0B') =>
  measured(SIZES, '512KB, 10MB or 1GB', fallback, doc, least);

export function count(fallback: number, doc: string, least = 1, most = Number.MAX_SAFE_INTEGER) {
  const read = (value: unknown) => (typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value);
  return z
    .preprocess(
      read,
      z.number({ error: 'expected a whole number' }).int().min(least, `at least ${least}`).max(most, `at most ${most}`),
    )
    .prefault(fallback)
    .describe(doc)
    .meta({ default: String(fallback) } satisfies SettingMeta);
}

/** What a text must look like, and how a fault says it. */
interface Shape {
  readonly pattern: RegExp;
  readonly says: string;
}

/** An empty setting is one that was forgotten. */
const ANYTHING: Shape = { pattern: /\S/, says: 'expected some text' };

export function text(fallback: string, doc: string, { pattern, says }: Shape = ANYTHING, alias?: string) {
  return z
    .string()
    .regex(pattern, says)
    .prefault(fallback)
    .describe(doc)
    .meta({ default: fallback, ...(alias !== undefined && { alias }) } satisfies SettingMeta);
}

/** A file's path; empty: none. */
export const path = (doc: string) => text('', doc, { pattern: /^/, says: 'a path' });

/** A text that is never shown; empty: none. */
export const secret = (doc: string, alias: string) =>
  z
    .string()
    .prefault('')
    .describe(doc)
    .meta({ default: '', alias, secret: true } satisfies SettingMeta);

export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  doc: string,
) {
  return z
    .enum(values)
    .prefault(fallback as never)
    .describe(`${doc}: ${values.join(', ')}`)
    .meta({ default: fallback } satisfies SettingMeta);
}

/** A list, in the environment separated by commas. */
export function list(item: z.ZodType<string>, doc: string, alias?: string) {
  const read = (value: unknown) => (typeof value === 'string' ? split(value) : value);
  return z
    .preprocess(read, z.array(item))
    .prefault('')
    .describe(doc)
    .meta({ default: '', ...(alias !== undefined && { alias }) } satisfies SettingMeta);
}

/** Durations by name, in the environment as name=500ms,other=2s. */
export function durations(doc: string) {
  const read = (value: unknown) => (typeof value === 'string' ? Object.fromEntries(split(value).map(pair)) : value);
  return z
    .preprocess(read, z.record(z.string().min(1), duration('0s', '')))
    .prefault('')
    .describe(doc)
    .meta({ default: '' } satisfies SettingMeta);
}

function split(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function pair(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=', 2);
  return [name.trim(), value.trim()];
}
