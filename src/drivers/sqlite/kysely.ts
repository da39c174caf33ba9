import type { SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { StoreTables } from '../sql/store-tables.ts';
import { storable } from '../sql/values.ts';
import type { Connection } from './connection.ts';

/** Kysely on one of our connections. Transactions are the Writer's: Kysely's own must not be used. */
export function kyselyOn(connection: Connection): Kysely<StoreTables> {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql) ?? statementOf(connection, sql);
    statements.set(sql, known);
    return known;
  };
  return new Kysely<StoreTables>({
    dialect: new SqliteDialect({ database: { prepare, close: () => undefined } }),
  });
}

function statementOf(connection: Connection, sql: string): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters.map(storable) as SQLInputValue[];
  return {
    reader: connection.prepare(sql).columns().length > 0,
    all: (parameters) => connection.all(sql, ...bound(parameters)),
    run: (parameters) => connection.run(sql, ...bound(parameters)),
    iterate: (parameters) => connection.all(sql, ...bound(parameters)).values(),
  };
}
