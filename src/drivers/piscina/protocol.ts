import { type Code, CodedError } from '../../ports/errors.ts';
import type { PageReader, PageResult } from '../../ports/page-reader.ts';

export type PageInput = Parameters<PageReader['read']>[0];

/** What the module that does the work exports as `work`. */
export type Work = (page: PageInput) => PageResult | Promise<PageResult>;

/** What a thread is told when it starts. */
export interface ThreadData {
  /** URL of the module that does the work. */
  readonly module: string;
}

export interface Task {
  readonly page: PageInput;
  /** One shared number: the thread sets it to 1, and notifies, when it begins. */
  readonly started: Int32Array;
}

/** A CodedError as data: structured clones keep no classes. */
export interface ErrorData {
  readonly code: Code;
  readonly detail: string;
  readonly value: string | null;
}

export type Outcome = { readonly result: PageResult } | { readonly error: ErrorData };

export function toData({ code, message, value }: CodedError): ErrorData {
  const end = value === null ? undefined : -`: ${value}`.length;
  return { code, detail: message.slice(`${code}: `.length, end), value };
}

export function fromData({ code, detail, value }: ErrorData): CodedError {
  return new CodedError(code, detail, value === null ? {} : { value });
}
