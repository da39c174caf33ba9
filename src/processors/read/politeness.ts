/** Whose turn it is: robots.txt, and one slot per host and gap, held across processes as a lease in the Store. */
import { type Context, type Defer, defer } from '../../engine/processor.ts';
import { CodedError } from '../../ports/errors.ts';
import type { Robots } from '../../ports/fetcher.ts';
import type { Headers, LogRecord } from '../../ports/log.ts';
import type { Store } from '../../ports/store.ts';

/** Milliseconds since the epoch at which the record may ask its host. */
const SLOT_HEADER = 'qw-slot';
/** A slot that passed longer ago is void: else all that waited through an outage would ask at once. */
const SLOT_VALID_MS = 2_000;
/** A site's crawl delay is honoured up to here. */
const LONGEST_CRAWL_DELAY_MS = 60_000;
/** How long a record waits that finds its host busy with others. */
const BUSY_WAIT_MS = 250;
/** Hosts that are remembered; beyond, those that are idle are forgotten. */
const REMEMBERED_HOSTS = 10_000;

export interface PolitenessSettings {
  /** Least milliseconds between two requests to one host. */
  readonly gapMs: number;
  /** The same for single hosts. */
  readonly gapsMs: Readonly<Record<string, number>>;
  /** Requests to one host under way at once, for servers that answer more slowly than the gap. */
  readonly connections: number;
}

/** Leave to ask; `end` when the answer is there. */
export interface Turn {
  readonly kind: 'turn';
  end(): void;
}

interface Host {
  /** Requests under way. */
  active: number;
  /** When this process may ask next: late timers, and slots that passed before a start, must not bunch up. */
  free: number;
}

export class Politeness {
  readonly #robots: Robots;
  readonly #store: Pick<Store, 'reserveSlot'>;
  readonly #settings: PolitenessSettings;
  readonly #hosts = new Map<string, Host>();

  constructor(robots: Robots, store: Pick<Store, 'reserveSlot'>, settings: PolitenessSettings) {
    this.#robots = robots;
    this.#store = store;
    this.#settings = settings;
  }

  /**
   * Leave to ask for `location` now, or the deferral to its slot. Throws ROBOTS_DISALLOWED, ROBOTS_UNREACHABLE, and
   * EXPIRED where the host has no slot before the record's end.
   */
  async turn(location: URL, record: LogRecord, context: Context): Promise<Turn | Defer> {
    const held = Number(record.headers[SLOT_HEADER] ?? 0);
    if (held > context.now()) return defer(held);
    const gap = await this.#gap(location, context);
    if (context.now() - held <= SLOT_VALID_MS) return this.#ask(location.host, gap, context, {});
    const slot = await this.#reserve(location, gap, context);
    const headers = { [SLOT_HEADER]: String(slot) };
    return slot > context.now() ? defer(slot, headers) : this.#ask(location.host, gap, context, headers);
  }

  /** The deferral to the host's next slot, with `headers`. Throws as `turn` does. */
  async next(location: URL, context: Context, headers: Headers): Promise<Defer> {
    const slot = await this.#reserve(location, await this.#gap(location, context), context);
    return defer(slot, { ...headers, [SLOT_HEADER]: String(slot) });
  }

  /** The host asked for a pause: nobody of this process asks it before `ms` milliseconds are over. */
  backOff(location: URL, ms: number, now: number): void {
    const host = this.#host(location.host, now);
    host.free = Math.max(host.free, now + ms);
  }

  #ask(name: string, gap: number, context: Context, headers: Headers): Turn | Defer {
    const now = context.now();
    const host = this.#host(name, now);
    if (host.free > now) return defer(host.free, headers);
    if (host.active >= this.#settings.connections) return defer(now + BUSY_WAIT_MS, headers);
    host.free = now + gap;
    host.active += 1;
    return {
      kind: 'turn',
      end: () => {
        host.active -= 1;
      },
    };
  }

  #host(name: string, now: number): Host {
    const known = this.#hosts.get(name);
    if (known) return known;
    if (this.#hosts.size >= REMEMBERED_HOSTS) this.#forgetIdle(now);
    const host = { active: 0, free: 0 };
    this.#hosts.set(name, host);
    return host;
  }

  #forgetIdle(now: number): void {
    for (const [name, { active, free }] of this.#hosts) {
      if (active === 0 && free <= now) this.#hosts.delete(name);
    }
  }

  async #reserve({ host }: URL, gap: number, context: Context): Promise<number> {
    const slot = await this.#store.reserveSlot(host, gap, context.now(), context.endsAt);
    if (slot !== null) return slot;
    throw new CodedError('EXPIRED', 'the host has no slot before the end of the record', { value: host });
  }

  async #gap(location: URL, context: Context): Promise<number> {
    const rules = await this.#robots.rules(location.href, context.signal);
    if (!rules.allowed) {
      throw new CodedError('ROBOTS_DISALLOWED', 'robots.txt forbids the page', { value: location.href });
    }
    const wish = Math.min(rules.crawlDelayMs ?? 0, LONGEST_CRAWL_DELAY_MS);
    return Math.max(this.#settings.gapsMs[location.host] ?? this.#settings.gapMs, wish);
  }
}
