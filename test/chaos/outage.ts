/** Takes a server away from the daemons, watches what they say of themselves, and brings it back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outage, Platform, Said } from './platform.ts';

export interface Endured {
  readonly name: string;
  readonly halts: boolean;
  /** When it began, and when the server was back, in milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Daemons that said that they were not ready, of so many; and looks at which one said nothing, or that it was not alive. */
  readonly unready: number;
  readonly slots: number;
  readonly notLive: number;
  /** What they said of it: the reasons of the first that was not ready. */
  readonly because: string | null;
  /** From the server's return until all were ready again; null where that took too long. */
  readonly recoverySeconds: number | null;
}

const LOOK_MS = 250;
const READY_MS = 60_000;

/** `meanwhile` runs while the server is away. */
export async function endure(platform: Platform, outage: Outage, meanwhile: () => Promise<void>): Promise<Endured> {
  await readyWithin(platform, READY_MS);
  const from = Date.now();
  await outage.begin();
  const doing = meanwhile();
  const said = await watch(platform, outage.ms);
  await outage.end();
  const to = Date.now();
  const ready = await readyWithin(platform, READY_MS);
  await doing;
  return {
    name: outage.name,
    halts: outage.halts,
    from,
    to,
    ...said,
    slots: platform.slots,
    recoverySeconds: ready ? Math.round((Date.now() - to) / 100) / 10 : null,
  };
}

/** Waits until every daemon says that it is ready; answers false where that takes longer. */
export async function readyWithin(platform: Platform, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const said = await all(platform, '/readyz');
    if (said.every((one) => one?.status === 200)) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

async function watch(platform: Platform, ms: number) {
  const unready = new Set<number>();
  let notLive = 0;
  let because: string | null = null;
  const end = performance.now() + ms;
  while (performance.now() < end) {
    for (const [slot, said] of (await all(platform, '/readyz')).entries()) {
      if (said?.status !== 503) continue;
      unready.add(slot);
      because ??= reasonsOf(said);
    }
    notLive += (await all(platform, '/livez')).filter((said) => said?.status !== 200).length;
    await sleep(LOOK_MS);
  }
  return { unready: unready.size, notLive, because };
}

function reasonsOf({ text }: Said): string {
  const { reasons = [] } = JSON.parse(text) as { reasons?: readonly string[] };
  return reasons.join('; ');
}

function all(platform: Platform, path: string): Promise<(Said | null)[]> {
  return Promise.all(Array.from({ length: platform.slots }, (_, slot) => platform.ask(slot, path)));
}
