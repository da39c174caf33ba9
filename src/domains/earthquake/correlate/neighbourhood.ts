/** Every report and retraction that a chain of compatible pairs links to a changed record, before or after the change. */
import type { QuakeReads } from '../../../ports/quake-store.ts';
import { type Comparing, SLIPPED_HOURS } from './likeness.ts';
import { type LinkClass, Links } from './links.ts';
import type { Prepared, Preparer } from './prepared.ts';
import { STEP_MS } from './times.ts';

interface Window {
  readonly from: number;
  readonly to: number;
}

/** What is linked, the changed record as it is now; by chains. Reads the Store as far as the chains go. */
export async function neighbourhoodOf(
  now: Prepared,
  before: Prepared | null,
  store: Pick<QuakeReads, 'reportsBetween' | 'reportsOf'>,
  { preparer, comparing }: { readonly preparer: Preparer; readonly comparing: Comparing },
): Promise<readonly (readonly LinkClass[])[]> {
  const { tolerances } = comparing;
  const links = new Links(comparing);
  const margin = Math.max(STEP_MS / 2 + tolerances.farMinutes * 60_000, (SLIPPED_HOURS + 0.1) * 3_600_000);
  const documents = new Set([now.documentId]);
  const open = links.open();
  const reached = new Set<LinkClass>();
  const read: Window[] = [];
  const first = [...new Set([now, ...(before === null ? [] : [before])].flatMap((one) => add(links, one)))];
  let frontier: readonly LinkClass[] = first;
  while (frontier.length > 0) {
    for (const one of frontier) reached.add(one);
    const windows = frontier.map(({ features }) => ({
      from: features.span.from - margin,
      to: features.span.to + margin,
    }));
    for (const window of unread(windows, read)) {
      const versions = await store.reportsBetween(Math.floor(window.from), Math.ceil(window.to));
      const unknown = versions.filter(({ documentId }) => !documents.has(documentId));
      for (const prepared of await preparer.stored(unknown, store)) {
        documents.add(prepared.documentId);
        for (const one of add(links, prepared)) if (!reached.has(one)) open.add(one);
      }
      read.push(window);
    }
    frontier = links.reach(frontier, open).filter((one) => !reached.has(one));
  }
  // what one class leads to is one chain
  return before === null && first.length === 1 ? [[...reached]] : chainsOf(now, reached, comparing);
}

function add(links: Links, { sightings, withdrawals }: Prepared): readonly LinkClass[] {
  return [
    ...sightings.map((sighting) => links.addSighting(sighting)),
    ...withdrawals.map((withdrawal) => links.addWithdrawal(withdrawal)),
  ];
}

/** Without what the changed record said before. */
function chainsOf(now: Prepared, reached: ReadonlySet<LinkClass>, comparing: Comparing) {
  const links = new Links(comparing);
  const current = new Set<unknown>([...now.sightings, ...now.withdrawals]);
  const holds = (one: { readonly documentId: string }) => one.documentId !== now.documentId || current.has(one);
  for (const { sightings, withdrawals } of reached) {
    for (const sighting of sightings) if (holds(sighting)) links.addSighting(sighting);
    for (const withdrawal of withdrawals) if (holds(withdrawal)) links.addWithdrawal(withdrawal);
  }
  return links.chains();
}

/** The parts of windows that were not read yet, joined where they touch. */
function unread(windows: readonly Window[], read: readonly Window[]): readonly Window[] {
  const joined: { from: number; to: number }[] = [];
  for (const window of windows.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && window.from <= last.to) last.to = Math.max(last.to, window.to);
    else joined.push({ ...window });
  }
  return joined.flatMap((window) =>
    read.reduce<readonly Window[]>((left, done) => left.flatMap((one) => minus(one, done)), [window]),
  );
}

function minus({ from, to }: Window, done: Window): readonly Window[] {
  if (done.to < from || done.from > to) return [{ from, to }];
  const parts = [
    { from, to: done.from },
    { from: done.to, to },
  ];
  return parts.filter((part) => part.to > part.from);
}
