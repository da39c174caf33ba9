import type { Clock } from '../../ports/clock.ts';
import type { CodedError } from '../../ports/errors.ts';
import type { KafkaLogger } from './logging.ts';

/** Whatever fails is tried again sooner: after so long without a failure the next one is another outage. */
const QUIET_MS = 60_000;

/** What all members of a process meet at once: told once, whoever met it first. */
export class Outages {
  readonly #logger: KafkaLogger;
  readonly #clock: Clock;
  /** When each code was last met. Milliseconds since the epoch. */
  readonly #met = new Map<string, number>();

  constructor(logger: KafkaLogger, clock: Clock) {
    this.#logger = logger;
    this.#clock = clock;
  }

  tell(error: CodedError): void {
    const now = this.#clock.now();
    const met = this.#met.get(error.code) ?? Number.NEGATIVE_INFINITY;
    this.#met.set(error.code, now);
    if (now - met > QUIET_MS) this.#logger.warn({ err: error }, 'the broker fails us; trying on');
    else this.#logger.debug({ err: error }, 'the broker fails us');
  }
}
