/** What a supervisor and its child say to one another over the channel that forking opens. */
import { type ErrorData, toData } from '../../ports/error-data.ts';
import { CodedError } from '../../ports/errors.ts';

/** To the child: `start` first and once; then one request at a time. */
export type ToChild =
  | { readonly kind: 'start'; readonly settings: unknown }
  | { readonly kind: 'request'; readonly id: number; readonly method: string; readonly input: unknown }
  | { readonly kind: 'cancel'; readonly id: number };

/** From the child: `ready` or `unfit` once; then one answer a request. */
export type FromChild =
  | { readonly kind: 'ready'; readonly info: unknown }
  /** It can never do its work as it was asked to: no other start helps. */
  | { readonly kind: 'unfit'; readonly error: ErrorData }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: ErrorData };

/** Any other throw of the child's work is an answer of the model's too: MODEL_FAILED. */
export function errorOf(error: unknown): ErrorData {
  if (error instanceof CodedError) return toData(error);
  return { code: 'MODEL_FAILED', detail: error instanceof Error ? error.message : String(error), value: null };
}
