import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { QueryResult as Answer } from 'pg';
import type { StoreTables } from '../sql/store-tables.ts';

/** Runs one statement. */
export type Send = (sql: string, parameters: readonly unknown[]) => Promise<Answer>;

/** Kysely on connections of ours, whose transactions are ours as well: Kysely's own must not be used. */
export function kyselyOn(send: Send, plugins: readonly KyselyPlugin[] = []): Kysely<StoreTables> {
  return new Kysely<StoreTables>({
    dialect: {
      createDriver: () => new SendingDriver(send),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [...plugins],
  });
}

class SendingDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(send: Send) {
    super();
    this.#connection = {
      executeQuery: async ({ sql, parameters }: CompiledQuery) => resultOf(await send(sql, parameters)),
      // biome-ignore lint/correctness/useYield: nothing here streams
      streamQuery: async function* () {
        throw new Error('answers come whole');
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

function resultOf<R>({ command, rowCount, rows }: Answer): QueryResult<R> {
  const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
  return { rows, ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
}
