import { schemas } from '../../topics/schemas.ts';
import type { ProfileVectors } from '../ports/learning-store.ts';
import type { Store } from '../ports/store.ts';
import { indexAnew, type Mended } from '../schema/indexing.ts';
import { vectorsOf } from '../schema/learning/drafting.ts';
import { LIVE, type Profile } from '../schema/profile.ts';
import { action, configFor, dataOption, jsonOption, print, printJson, type Register } from './common.ts';
import { commitAs } from './records.ts';

/** A profile's fingerprints are the mean over so many of the latest pages that it read well. */
const PAGES = 20;

export const registerReindex: Register = (program) => {
  program
    .command('reindex')
    .description(
      'make the fingerprints that profiles are found by anew where they are missing, and all of Qdrant’s index',
    )
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async ({ data, json }: { data?: string; json?: boolean }) => {
        const { openData, openIndex } = await import('../main.ts');
        const config = configFor({ data });
        const opened = await openData(config, 'quakewire reindex');
        try {
          const live = await opened.store.profiles({ status: LIVE });
          const bare = await withoutVectors(opened.store, live);
          const made = (await Promise.all(bare.map((one) => vectorsFor(opened.store, one)))).filter(
            (one) => one !== null,
          );
          if (made.length > 0)
            await commitAs(opened, 'reindex', schemas.topic, async (tx) => {
              for (const one of made) await tx.putVectors(one);
              return [];
            });
          const index = await openIndex(config);
          const mended = index === null ? null : await indexAnew(opened.store, index);
          const figures = { profiles: live.length, made: made.length, missing: bare.length - made.length, ...mended };
          await (json ? printJson(figures) : print(tell(figures)));
        } finally {
          await opened.close();
        }
      }),
    );
};

/** Profiles that no vector of any version of theirs leads to. */
async function withoutVectors(store: Store, live: readonly Profile[]): Promise<Profile[]> {
  const indexed = new Set((await store.vectors(live.map(({ id }) => id))).map(({ profileId }) => profileId));
  return live.filter(({ id }) => !indexed.has(id));
}

/** From the fingerprints of the pages that it read; null where none is known. */
async function vectorsFor(store: Store, { id, version }: Profile): Promise<ProfileVectors | null> {
  const uses = await store.outcomesOf(id, version, PAGES);
  return vectorsOf(
    id,
    version,
    uses.filter(({ valid }) => valid),
  );
}

interface Figures extends Partial<Mended> {
  readonly profiles: number;
  readonly made: number;
  readonly missing: number;
}

function tell({ profiles, made, missing, written, removed }: Figures): string {
  return [
    `${profiles} profiles in use; fingerprints made anew for ${made}`,
    ...(missing === 0
      ? []
      : [`${missing} have none: no page that they read is known; they serve their own site alone`]),
    written === undefined
      ? 'the index itself is in memory: a daemon builds it at its start, and mends it within a minute'
      : `Qdrant’s index was written anew: ${written} profiles; ${removed} that are no longer in use were taken out`,
  ].join('\n');
}
