/**
 * The life of a profile: which of its versions is used, as a state machine over all of them.
 *
 *              propose             pass                    drift
 *   (nothing) ---------> candidate ------------> active <----------> drifting
 *                            |                    |  ^      recover      |
 *                            | propose, retire    |  | unpin             | pass of a later version,
 *                            v                    |  |                   v restore of an earlier one
 *                         retired <---------------+--+----------- (retired)
 *
 * pin makes any version the one in use, and then nothing but a request ends that. restore makes a retired version
 * active again. Whatever is made live retires the version that was; at most one version of a profile is live (active,
 * drifting or pinned), and at most one is a candidate. Every change of any version raises the profile's revision.
 */
import { LIVE, type Profile } from './profile.ts';

/** What a new version is made of; the rest follows from the versions before it. */
export type Draft = Omit<Profile, 'version' | 'revision' | 'status' | 'validFrom' | 'validTo'>;

export type LifeEvent =
  /** Induced: a new version, as a candidate. */
  | { readonly kind: 'propose'; readonly draft: Draft }
  /** The candidate passed a page that it was not learned from. */
  | { readonly kind: 'pass' }
  /** The active version's rolling utility fell. */
  | { readonly kind: 'drift' }
  /** It rose again. */
  | { readonly kind: 'recover' }
  /** An earlier version does better than the live one. */
  | { readonly kind: 'restore'; readonly version: number }
  /** By hand. `version` null: the one in use, or else the latest. */
  | { readonly kind: 'pin' | 'unpin'; readonly version: number | null }
  /** By hand. `version` null: all. */
  | { readonly kind: 'retire'; readonly version: number | null };

/** The versions of one profile after an event at `now`; the very same array where the event changes nothing. */
export function advance(versions: readonly Profile[], event: LifeEvent, now: number): readonly Profile[] {
  switch (event.kind) {
    case 'propose':
      return propose(versions, event.draft, now);
    case 'pass':
      return pass(versions, now);
    case 'drift':
      return change(versions, (one) => one.status === 'active', { status: 'drifting' });
    case 'recover':
      return change(versions, (one) => one.status === 'drifting', { status: 'active' });
    case 'restore':
      return restore(versions, event.version, now);
    case 'pin':
      return pin(versions, event.version, now);
    case 'unpin':
      return change(versions, isPinned(event.version), { status: 'active' });
    case 'retire':
      return change(versions, isRetirable(event.version), { status: 'retired', validTo: now });
  }
}

export const isLive = ({ status }: Pick<Profile, 'status'>): boolean => LIVE.includes(status);

/** The version in use, or else the candidate, or else the latest. */
export function currentOf(versions: readonly Profile[]): Profile | null {
  const candidate = versions.find(({ status }) => status === 'candidate');
  return versions.find(isLive) ?? candidate ?? versions.at(-1) ?? null;
}

/** The latest retired version before the one in use: what a roll-back goes back to. */
export function previousOf(versions: readonly Profile[]): Profile | null {
  const current = versions.find(isLive);
  const earlier = versions.filter(({ status, version }) => status === 'retired' && version < (current?.version ?? 0));
  return earlier.at(-1) ?? null;
}

/** Profiles of which nothing lives any more: retired by hand, and not to be learned again unless asked for. */
export function isEnded(versions: readonly Profile[]): boolean {
  return versions.length > 0 && versions.every(({ status }) => status === 'retired');
}

function propose(versions: readonly Profile[], draft: Draft, now: number): readonly Profile[] {
  const cleared = change(versions, ({ status }) => status === 'candidate', { status: 'retired', validTo: now });
  const version = Math.max(0, ...versions.map((one) => one.version)) + 1;
  const times = { validFrom: now, validTo: null };
  return [...cleared, { ...draft, version, revision: nextRevision(cleared), status: 'candidate', ...times }];
}

/** A pinned version stands aside for nobody. */
function pass(versions: readonly Profile[], now: number): readonly Profile[] {
  const candidate = versions.find(({ status }) => status === 'candidate');
  if (candidate === undefined || versions.some(({ status }) => status === 'pinned')) return versions;
  return makeLive(versions, candidate.version, 'active', now);
}

function restore(versions: readonly Profile[], version: number, now: number): readonly Profile[] {
  const wanted = versions.find((one) => one.version === version);
  if (wanted?.status !== 'retired' || versions.some(({ status }) => status === 'pinned')) return versions;
  return makeLive(versions, version, 'active', now);
}

function pin(versions: readonly Profile[], version: number | null, now: number): readonly Profile[] {
  const wanted = version === null ? currentOf(versions) : versions.find((one) => one.version === version);
  return wanted === null || wanted === undefined ? versions : makeLive(versions, wanted.version, 'pinned', now);
}

function makeLive(
  versions: readonly Profile[],
  version: number,
  status: 'active' | 'pinned',
  now: number,
): readonly Profile[] {
  const others = change(versions, (one) => isLive(one) && one.version !== version, {
    status: 'retired',
    validTo: now,
  });
  const wanted = others.find((one) => one.version === version);
  const since = wanted !== undefined && isLive(wanted) ? wanted.validFrom : now;
  return change(others, (one) => one.version === version && one.status !== status, {
    status,
    validFrom: since,
    validTo: null,
  });
}

const isPinned = (version: number | null) => (one: Profile) =>
  one.status === 'pinned' && (version === null || one.version === version);

const isRetirable = (version: number | null) => (one: Profile) =>
  one.status !== 'retired' && (version === null || one.version === version);

function change(
  versions: readonly Profile[],
  concerns: (one: Profile) => boolean,
  changes: Partial<Profile>,
): readonly Profile[] {
  if (!versions.some(concerns)) return versions;
  let revision = nextRevision(versions);
  return versions.map((one) => (concerns(one) ? { ...one, ...changes, revision: revision++ } : one));
}

const nextRevision = (versions: readonly Profile[]): number =>
  Math.max(0, ...versions.map(({ revision }) => revision)) + 1;
