/** Configuration and drivers, as the engine wants them. */
import { join } from 'node:path';
import { packageVersion } from '../config/package.ts';
import type { Config } from '../config/schema.ts';
import { createTracer } from '../drivers/opentelemetry/index.ts';
import { systemClock } from '../drivers/system/clock.ts';
import { openJournal } from '../drivers/system/journal.ts';
import type { EngineDeps } from '../engine/engine.ts';
import type { Logger } from '../engine/logger.ts';
import type { Meter } from '../engine/meter.ts';
import { BACK_OFF } from '../engine/policy.ts';
import type { Data } from './opened.ts';
import { isEmbedded } from './servers.ts';

/** Beside the database: what is being worked on, for after a crash. */
const JOURNAL_NAME = 'in-flight.journal';

/** What the engine is given, whatever its processors. */
export function engineDeps(config: Config, data: Data, logger: Logger, meter: Meter): EngineDeps {
  return {
    clock: systemClock,
    logger,
    meter,
    log: data.log,
    committer: data.committer,
    store: data.store,
    limits: config.engine,
    retry: { ...BACK_OFF, maxAttempts: config.retry.attempts, maxAgeMs: config.retry.age },
    journal: openJournal(join(config.data, JOURNAL_NAME)),
    // one file’s transactions cost too little to be waited for
    lingerMs: isEmbedded(config) ? 0 : config.kafka.linger,
    stopMs: config.engine.stop,
    tracer: createTracer({ system: isEmbedded(config) ? 'quakewire' : 'kafka', version: packageVersion() }),
  };
}
