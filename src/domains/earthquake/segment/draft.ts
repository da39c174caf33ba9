/** An earthquake that a document speaks of, as the mentions that were gathered for it. */
import type { Report } from '../document.ts';
import type { AnyMention } from '../mentions.ts';
import type { Part } from './parts.ts';

export type Role = Report['role'];

export interface Draft {
  readonly role: Role;
  readonly kind: Report['kind'];
  readonly parts: readonly Part[];
}

/** A draft that still grows. */
export interface Growing {
  role: Role;
  kind: Report['kind'];
  readonly parts: Part[];
}

export function mentionsOf(draft: Pick<Draft, 'parts'>): readonly AnyMention[] {
  return draft.parts.flatMap(({ mentions }) => mentions);
}
