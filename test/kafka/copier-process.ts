/** A process of one copier, to be killed or stopped: node copier-process.ts BROKERS PREFIX */
import { openKafka } from '../../src/drivers/kafka/index.ts';
import { Copier, SESSION_MS, TOPICS } from './copier.ts';
import { optionsFor } from './place.ts';

const [brokers = '', prefix = ''] = process.argv.slice(2);
const log = await openKafka(optionsFor(brokers, prefix, { sessionTimeoutMs: SESSION_MS }));
await log.ensureTopics(TOPICS);
await new Copier(log).join();
