/** The real servers of a campaign: Kafka, PostgreSQL, and for the vectors the double of Qdrant. */
import { Client } from 'pg';
import { type Double, startDouble } from '../qdrant/double.ts';
import { type Broker, startBroker } from '../support/broker.ts';
import { isMissing, type Missing } from '../support/missing.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Python, pythonWith } from '../support/python.ts';
import { STORE_QUERIES, type StoreContents } from './readback.ts';

export interface Servers {
  readonly broker: Broker;
  readonly postgres: Postgres;
  /** Null where its engine cannot be had. */
  readonly index: Double | null;
  /** With what reads the topics back. */
  readonly python: Python;
  /** What daemons must find in their environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the database holds now, read with plain SQL. */
  store(): Promise<StoreContents>;
  close(): Promise<void>;
}

/** Starts all of them. Answers with the reason where one that must be there can't be had. */
export async function startServers(): Promise<Servers | Missing> {
  const python = await pythonWith('kafka-python');
  if (isMissing(python)) return python;
  const [broker, postgres, index] = await Promise.all([startBroker(), startPostgres(), startDouble()]);
  const close = async () => {
    await Promise.all([broker, postgres, index].map((server) => (isMissing(server) ? null : server.remove())));
  };
  const missing = [broker, postgres].find((server) => isMissing(server));
  if (isMissing(broker) || isMissing(postgres)) {
    await close();
    return missing as Missing;
  }
  const vectors = isMissing(index) ? null : index;
  return {
    broker,
    postgres,
    index: vectors,
    python,
    settings: {
      KAFKA_BROKERS: broker.brokers,
      DATABASE_URL: postgres.url,
      ...(vectors !== null && { QDRANT_URL: vectors.url }),
    },
    store: () => storeContents(postgres.url),
    close,
  };
}

async function storeContents(url: string): Promise<StoreContents> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const all = async (sql: string) => (await client.query(sql)).rows;
    return {
      documents: await all(STORE_QUERIES.documents),
      profiles: await all(STORE_QUERIES.profiles),
      outcomes: await all(STORE_QUERIES.outcomes),
      sites: await all(STORE_QUERIES.sites),
    };
  } finally {
    await client.end();
  }
}
