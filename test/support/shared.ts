/** The broker and the database that tests share: the test command's, or else started once by the process that asks. */
import { brokerAt, type SharedBroker, startBroker } from './broker.ts';
import type { Missing } from './missing.ts';
import { postgresAt, type SharedPostgres, startPostgres } from './postgres.ts';

/** What the test command tells the test files: addresses, or why there are none. */
export const VARIABLES = {
  brokers: 'TEST_KAFKA_BROKERS',
  noBroker: 'TEST_NO_KAFKA',
  database: 'TEST_DATABASE_URL',
  noDatabase: 'TEST_NO_DATABASE',
} as const;

let broker: Promise<SharedBroker | Missing> | undefined;
let postgres: Promise<SharedPostgres | Missing> | undefined;

/** A running broker for tests that keep to topics and groups of their own. */
export function sharedBroker(): Promise<SharedBroker | Missing> {
  broker ??= (async () => {
    const { [VARIABLES.brokers]: brokers, [VARIABLES.noBroker]: missing } = process.env;
    if (missing !== undefined) return { missing };
    return brokers === undefined ? startBroker() : brokerAt(brokers);
  })();
  return broker;
}

/** A running server for tests that make databases of their own. Its commits do not wait for the disk. */
export function sharedPostgres(): Promise<SharedPostgres | Missing> {
  postgres ??= (async () => {
    const { [VARIABLES.database]: url, [VARIABLES.noDatabase]: missing } = process.env;
    if (missing !== undefined) return { missing };
    return url === undefined ? startPostgres({ fsync: false }) : postgresAt(url);
  })();
  return postgres;
}
