/** Topics that are not there yet, told from those that are not as they should be. */
import { topics } from '../../topics/index.ts';
import { CodedError } from '../ports/errors.ts';
import type { Log } from '../ports/log.ts';

/** How many may still be created; any other fault of a topic, such as `run` would meet, is thrown. */
export async function missingTopics(log: Log, mayCreate: boolean): Promise<number> {
  let missing = 0;
  for (const topic of topics) {
    try {
      await log.ensureTopics([topic], { create: false });
    } catch (error) {
      if (!mayCreate || !isMissing(error)) throw error;
      missing += 1;
    }
  }
  return missing;
}

/** What people are told of them. */
export const tellMissing = (missing: number): string =>
  `${missing} topics are not there yet: the next \`run\` or \`submit\` makes them`;

/** For who makes none. Throws TOPIC_MISMATCH, which names a topic only where `run` would not mend it. */
export async function requireTopics(log: Log, mayCreate: boolean): Promise<void> {
  try {
    await log.ensureTopics(topics, { create: false });
  } catch (error) {
    if (!mayCreate || !isMissing(error)) throw error;
    throw new CodedError('TOPIC_MISMATCH', tellMissing(await missingTopics(log, mayCreate)), { cause: error });
  }
}

const isMissing = (error: unknown) =>
  error instanceof CodedError &&
  error.code === 'TOPIC_MISMATCH' &&
  error.value?.includes('"setting":"exists"') === true;
