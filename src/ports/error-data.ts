/** A CodedError as data: messages between threads and processes keep no classes. */
import { type Code, CodedError } from './errors.ts';

export interface ErrorData {
  readonly code: Code;
  readonly detail: string;
  readonly value: string | null;
}

export function toData({ code, message, value }: CodedError): ErrorData {
  const end = value === null ? undefined : -`: ${value}`.length;
  return { code, detail: message.slice(`${code}: `.length, end), value };
}

export function fromData({ code, detail, value }: ErrorData): CodedError {
  return new CodedError(code, detail, value === null ? {} : { value });
}
