/** The profile that somebody names, whole or by the beginning of its id. */
import { CodedError } from '../ports/errors.ts';
import type { LearningReads, Profile } from '../ports/learning-store.ts';
import { isLive, previousOf } from '../schema/life.ts';
import { LIVE, type ProfileStatus } from '../schema/profile.ts';

/** Characters of an id from which on its beginning stands for it. */
const LEAST_PREFIX = 6;
/** More are not listed where a prefix fits several. */
const MOST_LISTED = 5;

const ALL: readonly ProfileStatus[] = [...LIVE, 'candidate', 'retired'];

export type Versions = readonly [Profile, ...Profile[]];

/**
 * All versions of the profile with this id, or else of the one whose id begins so. Throws PROFILE_UNKNOWN, also where
 * several begin so, and where it has no such version.
 */
export async function versionsOf(
  store: Pick<LearningReads, 'profiles' | 'versionsIn'>,
  name: string,
  version: number | null = null,
): Promise<Versions> {
  const whole = await store.profiles({ id: name });
  const [first, ...others] = whole.length > 0 ? whole : await store.profiles({ id: await completed(store, name) });
  if (first === undefined) throw unknown(name);
  const versions = [first, ...others] as const;
  if (version === null || versions.some((one) => one.version === version)) return versions;
  throw new CodedError('PROFILE_UNKNOWN', `${first.id} has no such version`, { value: version });
}

/** What learn would find when it is too late to say so. Throws PROFILE_UNKNOWN. */
export function requireFormer(versions: Versions): void {
  if (previousOf(versions) !== null) return;
  const [{ id }] = versions;
  const hint = versions.some(isLive) ? '' : ', as none is in use; `quakewire profiles pin` brings one back';
  throw new CodedError('PROFILE_UNKNOWN', `there is no former version to go back to${hint}`, { value: id });
}

async function completed(store: Pick<LearningReads, 'versionsIn'>, prefix: string): Promise<string> {
  if (prefix.length < LEAST_PREFIX) throw unknown(prefix);
  const ids = [...(await store.versionsIn(ALL)).keys()].filter((id) => id.startsWith(prefix));
  const [only] = ids;
  if (only === undefined) throw unknown(prefix);
  if (ids.length === 1) return only;
  const more = ids.length > MOST_LISTED ? `, and ${ids.length - MOST_LISTED} more` : '';
  const listed = ids.slice(0, MOST_LISTED).join(', ') + more;
  throw new CodedError('PROFILE_UNKNOWN', `several profiles begin so (${listed})`, { value: prefix });
}

function unknown(name: string): CodedError {
  const says = `there is no such profile (\`quakewire profiles list\` shows their ids; ${LEAST_PREFIX} characters of one do)`;
  return new CodedError('PROFILE_UNKNOWN', says, { value: name });
}
