import type { Listener } from '../../ports/log.ts';
import { codedError, isStale } from './errors.ts';
import type { KafkaLogger } from './logging.ts';

/** Tells of what goes wrong while a member does its work: the listener each time, the log once until it went well again. */
export class Failures {
  readonly #listener: Listener;
  readonly #logger: KafkaLogger;
  #failing = false;

  constructor(listener: Listener, logger: KafkaLogger) {
    this.#listener = listener;
    this.#logger = logger;
  }

  /** Of what moved from one broker to another nobody needs to hear. */
  tell(error: unknown, doing: string): void {
    if (isStale(error)) return;
    const coded = codedError(error, doing);
    if (!this.#failing) this.#logger.warn({ err: coded }, 'the broker fails us; trying on');
    this.#failing = true;
    this.guard(() => this.#listener.failed(coded));
  }

  wentWell(): void {
    this.#failing = false;
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
