/** Rows of learning, as tests put them. */
import type { OutcomeRow } from '../../src/ports/learning-store.ts';
import type { Profile, ProfileStatus } from '../../src/schema/profile.ts';
import { NOW } from './store-rows.ts';

export const outcome = (changes: Partial<OutcomeRow> = {}): OutcomeRow => ({
  site: 'a.example',
  documentId: 'doc',
  pageHash: 'h',
  url: 'https://a.example/',
  at: NOW,
  profileId: 'p',
  version: 1,
  utility: 0.75,
  valid: true,
  fault: null,
  path: 'schema',
  chosen: true,
  rendered: false,
  language: null,
  structure: Uint8Array.from({ length: 512 }, (_, n) => (n * 7) % 256),
  semantics: null,
  ...changes,
});

/** Drivers may answer with buffers of their own kind. */
export const plain = (row: OutcomeRow): OutcomeRow => ({
  ...row,
  structure: Uint8Array.from(row.structure),
  semantics: row.semantics === null ? null : Uint8Array.from(row.semantics),
});

const origin = { kind: 'deterministic', name: 'density', promptVersion: null } as const;

export const profile = (id: string, version: number, status: ProfileStatus, site = 'a.example'): Profile => ({
  id,
  version,
  revision: version,
  site,
  status,
  rules: {
    fields: { text: { selectors: [{ language: 'css', value: '[class^="мәтін-"] > p' }], attribute: null } },
    exclusions: [{ language: 'xpath', value: '//aside' }],
    repeats: ['Read “more”'],
    formatting: { titleAffixes: [' | A'], monthFirst: null },
  },
  origin,
  contenders: [{ origin, utility: 0.1 + 0.2, won: true }],
  fragility: 0.25,
  rendered: false,
  language: 'kk',
  country: null,
  learnedFrom: ['h1', 'h2'],
  baseline: 0.8,
  validFrom: NOW,
  validTo: null,
});
