/** Sites that wait to be indexed: whoever tells of a change waits neither for an index that is slow nor for one that is away. */
export interface SiteQueue {
  /** Once, however often it is told before its turn comes. */
  add(site: string): void;
  /** Resolves when none waits. */
  drained(): Promise<void>;
}

/** Where one fails, `failed` is told and the others are forgotten: the sweeper mends them too. */
export function createSiteQueue(
  index: (site: string) => Promise<unknown>,
  failed: (error: unknown) => void,
): SiteQueue {
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      for (const site of waiting) {
        waiting.delete(site);
        await index(site);
      }
    } catch (error) {
      waiting.clear();
      failed(error);
    } finally {
      running = null;
    }
  };
  return {
    add(site) {
      waiting.add(site);
      running ??= run();
    },
    async drained() {
      await running;
    },
  };
}
