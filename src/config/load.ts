/** Reads the configuration once: defaults, then a JSON file, then the environment. All faults are reported together. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CodedError } from '../ports/errors.ts';
import type { SettingMeta } from './kinds.ts';
import { type Config, configSchema } from './schema.ts';

export interface Setting {
  readonly key: string;
  readonly env: string;
  /** A name in the environment that counts where `env` is not set. */
  readonly alias: string | null;
  readonly default: string;
  readonly doc: string;
  readonly secret: boolean;
}

/** Environment variables of our prefix that are no settings. */
const OTHER_VARIABLES: ReadonlySet<string> = new Set(['QUAKEWIRE_CONFIG', 'QUAKEWIRE_CORPORA', 'QUAKEWIRE_WRAPPED']);

/** Every setting, in the schema's order. */
export function settings(): Setting[] {
  return walk(configSchema, []);
}

/**
 * Loads and freezes the configuration. `overrides` (such as command-line options, by key) win over the environment.
 * Throws CONFIG_INVALID with every fault.
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  overrides: Readonly<Record<string, unknown>> = {},
): Config {
  const known = settings();
  const raw = env.QUAKEWIRE_CONFIG === undefined ? {} : readFile(env.QUAKEWIRE_CONFIG);
  for (const setting of known) {
    const value = fromEnvironment(setting, env);
    if (value !== undefined) assign(raw, setting.key, value);
  }
  for (const [key, value] of Object.entries(overrides)) if (value !== undefined) assign(raw, key, value);
  const parsed = configSchema.safeParse(raw);
  const faults = [
    ...unknownVariables(env, known),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => describe(issue, raw, known))),
  ];
  if (faults.length > 0 || !parsed.success) throw new CodedError('CONFIG_INVALID', `\n  ${faults.join('\n  ')}`);
  return deepFreeze(parsed.data);
}

/** Throws CONFIG_INVALID where a secret's file cannot be read. */
function fromEnvironment({ env: name, alias, secret }: Setting, env: NodeJS.ProcessEnv): string | undefined {
  for (const variable of alias === null ? [name] : [name, alias]) {
    if (env[variable] !== undefined) return env[variable];
    const file = secret ? env[`${variable}_FILE`] : undefined;
    if (file !== undefined) return readSecret(file);
  }
  return undefined;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new CodedError('CONFIG_INVALID', 'the file of a secret cannot be read', { value: file, cause });
  }
}

function unknownVariables(env: NodeJS.ProcessEnv, known: readonly Setting[]): string[] {
  const names = new Set(known.flatMap(({ env: name, secret }) => (secret ? [name, `${name}_FILE`] : [name])));
  return Object.keys(env)
    .filter((name) => name.startsWith('QUAKEWIRE_') && !names.has(name) && !OTHER_VARIABLES.has(name))
    .map((name) => `${name}: no such setting`);
}

/** Names the setting that holds the fault, also where the fault lies deeper, in an item of a list. */
function describe(issue: z.core.$ZodIssue, raw: unknown, known: readonly Setting[]): string {
  const path = issue.path.map(String);
  const setting = known.find(({ key }) => `${path.join('.')}.`.startsWith(`${key}.`));
  if (setting === undefined) return `${path.join('.') || 'configuration'}: ${issue.message}`;
  const value = setting.key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], raw);
  const shown = setting.secret ? 'a secret' : JSON.stringify(value);
  return `${setting.key} (${setting.env}): ${issue.message}, in ${shown}`;
}

function walk(schema: z.ZodType, path: readonly string[]): Setting[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, child]) => walk(child as z.ZodType, [...path, name]));
  const meta = schema.meta() as (Partial<SettingMeta> & { description?: string }) | undefined;
  const { default: fallback = '', description: doc = '', alias = null, secret = false } = meta ?? {};
  return [{ key: path.join('.'), env: envName(path), alias, default: fallback, doc, secret }];
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodPrefault ? (schema.unwrap() as z.ZodType) : schema;
}

/** http.maxBody -> QUAKEWIRE_HTTP_MAX_BODY */
function envName(path: readonly string[]): string {
  return ['quakewire', ...path].map((part) => part.replace(/([A-Z])/g, '_$1').toUpperCase()).join('_');
}

function assign(target: Record<string, unknown>, key: string, value: unknown): void {
  const path = key.split('.');
  const last = path.pop() as string;
  let at = target;
  for (const part of path) {
    if (typeof at[part] !== 'object' || at[part] === null) at[part] = {};
    at = at[part] as Record<string, unknown>;
  }
  at[last] = value;
}

function readFile(path: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new CodedError('CONFIG_INVALID', 'the file is no readable JSON object', { value: path, cause });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) deepFreeze(child);
  return Object.freeze(value);
}
