/** What is told of work beside the records, as sweeping: an outage once. */
import type { Logger } from '../engine/logger.ts';
import { isHalt } from '../ports/errors.ts';

export interface Background {
  onError(error: unknown): void;
  /** Something that needs the Store went well. */
  onWell(): void;
}

/** Of what is away it tells once, and when it is back; of every other failure each time. */
export function tellBackground(logger: Logger): Background {
  let isAway = false;
  return {
    onError(error) {
      if (!isHalt(error)) return logger.error({ err: error }, 'failed in the background');
      if (!isAway) logger.warn({ err: error }, 'the Store fails us in the background; trying on');
      isAway = true;
    },
    onWell() {
      if (isAway) logger.warn({}, 'the Store is well again');
      isAway = false;
    },
  };
}
