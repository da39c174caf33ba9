import type { Listener } from '../../ports/log.ts';
import { codedError, isStale } from './errors.ts';
import type { KafkaLogger } from './logging.ts';
import type { Outages } from './outages.ts';

/** Tells of what goes wrong while a member does its work: the listener each time, the log once per outage. */
export class Failures {
  readonly #listener: Listener;
  readonly #logger: KafkaLogger;
  readonly #outages: Outages;

  constructor(listener: Listener, { logger, outages }: { logger: KafkaLogger; outages: Outages }) {
    this.#listener = listener;
    this.#logger = logger;
    this.#outages = outages;
  }

  /** Of what moved from one broker to another nobody needs to hear. */
  tell(error: unknown, doing: string): void {
    if (isStale(error)) return;
    const coded = codedError(error, doing);
    this.#outages.tell(coded);
    this.guard(() => this.#listener.failed(coded));
  }

  /** Calls the listener, whose bugs are not ours. */
  guard(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#logger.warn({ err: error }, 'a bug in what listens to the log');
    }
  }
}
