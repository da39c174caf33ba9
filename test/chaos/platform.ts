/** What a campaign runs on: the servers beside the daemons, and the client that sends and reads back. */
import type { Command } from './daemon.ts';
import type { Contents } from './readback.ts';

/** From `low` up to `high`, in milliseconds. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** A server that goes away, and comes back. */
export interface Outage {
  readonly name: string;
  /** How long it is away, in milliseconds. */
  readonly ms: number;
  /** Whether the daemons must halt and say so; otherwise they must go on. */
  readonly halts: boolean;
  begin(): Promise<void>;
  end(): Promise<void>;
}

export interface Said {
  readonly status: number;
  readonly text: string;
}

export interface Platform {
  /** Daemons that share the work, each in a slot of its own. */
  readonly slots: number;
  /** How long a daemon lives until it is killed: while it starts, or at work. */
  readonly early: Span;
  readonly late: Span;
  /** They come one by one, spread over the run. */
  readonly outages: readonly Outage[];
  /** The daemons' logs. */
  readonly logs: readonly string[];
  start(slot: number, settings: Readonly<Record<string, string>>): Command;
  /** What a path of the daemon's service answers (/livez, /readyz); null where it does not. */
  ask(slot: number, path: string): Promise<Said | null>;
  /** Publishes bare URLs or JSON to `urls`, all in one append. */
  send(values: readonly string[]): Promise<void>;
  /** Where the flow's topics end, when every group has finished all of them; null while there is work left. */
  finishedEnds(): Promise<string | null>;
  contents(): Promise<Contents>;
  /** Ends the servers. */
  close(): Promise<void>;
}
