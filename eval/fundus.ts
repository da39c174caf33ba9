/** Ten publishers of five pages: learned on four, scored on the fifth, in rotation. */
import { grouped, learn, mean, readBoth, rounded, sampleOf } from './learned.ts';
import { pagesOf, type TruePage } from './pages.ts';
import { bestRouge } from './rouge.ts';

interface Score {
  readonly id: string;
  readonly publisher: string;
  /** What a reader of the daemon gets: the profile's text where it is valid, the fallback's otherwise. */
  readonly published: number;
  readonly profile: number;
  readonly fallback: number;
  readonly valid: boolean;
  readonly origin: string | null;
}

/** ROUGE-LSum of the profiles' texts, and of the fallbacks' on the same pages. */
export async function run(): Promise<Record<string, unknown>> {
  const scores: Score[] = [];
  for (const pages of grouped(pagesOf('fundus-evaluation'), ({ site }) => site ?? '').values()) {
    for (const held of pages)
      scores.push(
        await scoreOf(
          held,
          pages.filter((page) => page !== held),
        ),
      );
  }
  const by = (field: 'published' | 'profile' | 'fallback', some = scores) =>
    rounded(mean(some.map((score) => score[field])));
  const publishers = [...grouped(scores, ({ publisher }) => publisher)].map(([, some]) => [
    by('profile', some),
    by('fallback', some),
  ]);
  return {
    pages: scores.length,
    learned: scores.filter(({ origin }) => origin !== null).length,
    valid: scores.filter(({ valid }) => valid).length,
    rougeLsum: by('profile'),
    published: by('published'),
    fallback: by('fallback'),
    gain: rounded(by('profile') - by('fallback')),
    worsePublishers: publishers.filter(([profile = 0, fallback = 0]) => profile < fallback - 0.01).length,
  };
}

async function scoreOf(held: TruePage, others: readonly TruePage[]): Promise<Score> {
  const winner = await learn(others.map(({ page }) => sampleOf(page)));
  const references = referencesOf(held);
  const rules = winner?.proposal.rules ?? NOTHING;
  const { profile, valid, fallback } = await readBoth(rules, sampleOf(held.page));
  const [ours, theirs] = [bestRouge(references, profile), bestRouge(references, fallback)];
  const score: Score = {
    id: held.id,
    publisher: held.site ?? '',
    published: valid ? ours : theirs,
    profile: ours,
    fallback: theirs,
    valid,
    origin: winner?.proposal.origin.name ?? null,
  };
  console.error(score.id, score.origin, rounded(ours), rounded(theirs), valid ? '' : 'invalid');
  return score;
}

const NOTHING = { fields: {}, exclusions: [], repeats: [], formatting: { titleAffixes: [], monthFirst: null } };
const MAX_OPTIONAL = 4;

/** The corpus writes an optional paragraph as "[...]"; the best subset of them counts. Beyond four, all or none. */
export function referencesOf({ line }: TruePage): string[] {
  const paragraphs = (line.truth as { body_paragraphs: string[] }).body_paragraphs;
  const optional = paragraphs.filter(isOptional).length;
  const every = optional <= MAX_OPTIONAL ? Array.from({ length: 2 ** optional }, (_, mask) => mask) : [0, -1];
  return every.map((mask) => withoutSome(paragraphs, mask)).filter((text) => text !== '');
}

const isOptional = (paragraph: string): boolean => paragraph.startsWith('[') && paragraph.endsWith(']');

/** Leaves out the optional paragraphs whose bit is set. */
function withoutSome(paragraphs: readonly string[], mask: number): string {
  let at = -1;
  const kept = paragraphs.filter((paragraph) => {
    if (!isOptional(paragraph)) return true;
    at += 1;
    return (mask & (1 << (at % 31))) === 0;
  });
  return kept.map((paragraph) => (isOptional(paragraph) ? paragraph.slice(1, -1) : paragraph)).join('\n');
}
