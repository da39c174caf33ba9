/** Whose turn it is: robots.txt, and one slot per host and gap, held across processes as a lease in the Store. */
import { type Answer, type Context, defer } from '../../engine/processor.ts';
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

export interface PolitenessSettings {
  /** Least milliseconds between two requests to one host. */
  readonly gapMs: number;
  /** The same for single hosts. */
  readonly gapsMs: Readonly<Record<string, number>>;
}

export class Politeness {
  readonly #robots: Robots;
  readonly #store: Pick<Store, 'reserveSlot'>;
  readonly #settings: PolitenessSettings;

  constructor(robots: Robots, store: Pick<Store, 'reserveSlot'>, settings: PolitenessSettings) {
    this.#robots = robots;
    this.#store = store;
    this.#settings = settings;
  }

  /**
   * Null when the record may ask for `location` now, otherwise the deferral to its slot, which keeps `headers`.
   * Throws ROBOTS_DISALLOWED, ROBOTS_UNREACHABLE.
   */
  async turn(location: URL, record: LogRecord, context: Context, headers: Headers = {}): Promise<Answer | null> {
    const now = context.now();
    const held = Number(record.headers[SLOT_HEADER] ?? Number.NaN);
    if (held > now) return defer(held, headers);
    if (now - held <= SLOT_VALID_MS) return null;
    return this.reserve(location, context, headers);
  }

  /** Reserves the next slot of the host: null when it is now. */
  async reserve(location: URL, context: Context, headers: Headers = {}): Promise<Answer | null> {
    const rules = await this.#robots.rules(location.href, context.signal);
    if (!rules.allowed)
      throw new CodedError('ROBOTS_DISALLOWED', 'robots.txt forbids the page', { value: location.href });
    const wish = Math.min(rules.crawlDelayMs ?? 0, LONGEST_CRAWL_DELAY_MS);
    const gap = Math.max(this.#settings.gapsMs[location.host] ?? this.#settings.gapMs, wish);
    const slot = await this.#store.reserveSlot(location.host, gap, context.now());
    if (slot <= context.now() && Object.keys(headers).length === 0) return null;
    return defer(slot, { ...headers, [SLOT_HEADER]: String(slot) });
  }
}
