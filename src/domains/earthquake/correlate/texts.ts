/** Texts that a document had before it was revised: who copied one of them stands and falls with the document all the same. */
import type { ReportsRecord } from '../../../../topics/reports.ts';

interface FormerText {
  readonly revision: number;
  readonly textHash: string;
}

/** A document's latest list, as the Store keeps it. */
export interface KeptList extends ReportsRecord {
  /** The newest first, without its own. */
  readonly formerTexts?: readonly FormerText[];
}

/** So many former texts of a document are remembered. */
const MOST_FORMER = 8;

/** What is kept once another revision has come, in whatever order they come; null: nothing new. */
export function keptWith(kept: KeptList | null, come: ReportsRecord): KeptList | null {
  if (kept === null) return come;
  if (kept.revision === come.revision) return null;
  const [latest, older] = kept.revision < come.revision ? [come, kept] : [kept, come];
  const before = kept.formerTexts ?? [];
  const formerTexts = newestOf([...before, older], latest.textHash);
  if (latest === kept && isSame(formerTexts, before)) return null;
  return formerTexts.length === 0 ? latest : { ...latest, formerTexts };
}

/** Hashes of its texts, the one that it has now first. */
export function textsOf({ textHash, formerTexts = [] }: KeptList): readonly string[] {
  return [textHash, ...formerTexts.map((former) => former.textHash)].filter((hash) => hash !== '');
}

/** Each text once, as of its last revision. */
function newestOf(texts: readonly FormerText[], now: string): readonly FormerText[] {
  const last = new Map<string, number>();
  for (const { revision, textHash } of texts) last.set(textHash, Math.max(revision, last.get(textHash) ?? 0));
  return [...last]
    .filter(([textHash]) => textHash !== now && textHash !== '')
    .map(([textHash, revision]) => ({ revision, textHash }))
    .sort((a, b) => b.revision - a.revision)
    .slice(0, MOST_FORMER);
}

function isSame(some: readonly FormerText[], others: readonly FormerText[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ revision, textHash }, at) => others[at]?.revision === revision && others[at]?.textHash === textHash)
  );
}
