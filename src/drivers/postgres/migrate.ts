import {
  type ColumnDefinitionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
  type RootOperationNode,
} from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { CodedError } from '../../ports/errors.ts';
import { MIGRATIONS } from '../sql/migrations.ts';
import { send } from './connections.ts';
import { codedError } from './errors.ts';
import { kyselyOn } from './kysely.ts';

/** Of the lock that one process at a time holds while it migrates: any number that no other program takes. */
const LOCK = 4_081_516_231;

/**
 * Brings the database to this program's version, one process at a time. Throws DATABASE_NEWER, STORE_REFUSED where its
 * encoding is not UTF-8, or an error of disposition halt.
 *
 * `migrations`: for tests, those of an older program.
 */
export async function migrate(config: ClientConfig, migrations = MIGRATIONS): Promise<void> {
  // a migration may take its time
  const client = new Client({ ...config, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await checkEncoding(client);
    await send(client, 'begin', []);
    await send(client, 'select pg_advisory_xact_lock($1)', [LOCK]);
    await bringUp(client, migrations);
    await send(client, 'commit', []);
  } catch (error) {
    throw codedError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkEncoding(client: Client): Promise<void> {
  const { rows } = await send(client, 'show server_encoding', []);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new CodedError('STORE_REFUSED', 'the database’s encoding must be UTF8', { value: encoding });
}

async function bringUp(client: Client, migrations: typeof MIGRATIONS): Promise<void> {
  const version = await versionOf(client);
  if (version > migrations.length) {
    throw new CodedError('DATABASE_NEWER', `this program knows versions up to ${migrations.length}`, {
      value: version,
    });
  }
  if (version === migrations.length) return;
  const columns = new TextColumns(await hasLz4(client));
  const db = kyselyOn((sql, parameters) => send(client, sql, parameters), [columns]);
  for (const migration of migrations.slice(version)) await migration(db);
  await send(client, 'update store_version set version = $1', [migrations.length]);
}

/** 0 where there is nothing yet; then the tables that only PostgreSQL needs are made. */
async function versionOf(client: Client): Promise<number> {
  const { rows: tables } = await send(client, "select to_regclass('store_version') as found", []);
  if (tables[0]?.found === null) {
    await send(client, 'create table store_version (version integer not null)', []);
    await send(client, 'create table probes (bytes bytea not null)', []);
    await send(client, 'insert into store_version (version) values (0)', []);
  }
  const { rows } = await send(client, 'select version from store_version', []);
  return Number(rows[0]?.version);
}

async function hasLz4(client: Client): Promise<boolean> {
  const setting = "select 'lz4' = any(enumvals) as known from pg_settings where name = 'default_toast_compression'";
  return (await send(client, setting, [])).rows[0]?.known === true;
}

/**
 * Texts are compared by their bytes, as SQLite does, whatever the database's language is; and long ones are compressed by
 * LZ4 where the server has it, which halves its work on a page.
 */
class TextColumns extends OperationNodeTransformer implements KyselyPlugin {
  readonly #modifier: RawNode;

  constructor(lz4: boolean) {
    super();
    this.#modifier = RawNode.createWithSql(`${lz4 ? 'compression lz4 ' : ''}collate "C"`);
  }

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    return this.transformNode(node);
  }

  async transformResult<T>({ result }: { readonly result: T }): Promise<T> {
    return result;
  }

  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { dataType } = node;
    const isText = dataType.kind === 'DataTypeNode' && 'dataType' in dataType && dataType.dataType === 'text';
    return isText ? { ...node, frontModifiers: [...(node.frontModifiers ?? []), this.#modifier] } : node;
  }
}
