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
 * encoding is not UTF-8, or an error of disposition halt, such as where another process holds what is to be changed.
 *
 * `migrations`: for tests, those of an older program.
 */
export function migrate(config: ClientConfig, migrations = MIGRATIONS): Promise<void> {
  // a migration may take its time, but must not stand before a lock, with everybody else behind it
  const patient = { ...config, statement_timeout: 0, query_timeout: 0, lock_timeout: Number(config.statement_timeout) };
  return connected(patient, async (client) => {
    await checkEncoding(client);
    await send(client, 'begin', []);
    await send(client, 'select pg_advisory_xact_lock($1)', [LOCK]);
    await bringUp(client, migrations);
    await send(client, 'commit', []);
  });
}

/** Changes nothing. Throws DATABASE_NEWER, DATABASE_OLDER, STORE_REFUSED as `migrate` does, or an error of disposition halt. */
export function checkVersion(config: ClientConfig): Promise<void> {
  return connected(config, async (client) => {
    await checkEncoding(client);
    const version = (await hasTables(client)) ? await versionOf(client) : 0;
    checkNewer(version, MIGRATIONS.length);
    if (version === MIGRATIONS.length) return;
    throw new CodedError('DATABASE_OLDER', `this program needs version ${MIGRATIONS.length}`, { value: version });
  });
}

async function connected(config: ClientConfig, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
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
  if (!(await hasTables(client))) await makeFirstTables(client);
  const version = await versionOf(client);
  checkNewer(version, migrations.length);
  if (version === migrations.length) return;
  const columns = new TextColumns(await hasLz4(client));
  const db = kyselyOn((sql, parameters) => send(client, sql, parameters), [columns]);
  for (const migration of migrations.slice(version)) await migration(db);
  await send(client, 'update store_version set version = $1', [migrations.length]);
}

function checkNewer(version: number, known: number): void {
  if (version <= known) return;
  throw new CodedError('DATABASE_NEWER', `this program knows versions up to ${known}`, { value: version });
}

async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await send(client, "select to_regclass('store_version') as found", []);
  return rows[0]?.found !== null;
}

/** Those that only PostgreSQL needs. */
async function makeFirstTables(client: Client): Promise<void> {
  await send(client, 'create table store_version (version integer not null)', []);
  await send(client, 'create table probes (bytes bytea not null)', []);
  await send(client, 'insert into store_version (version) values (0)', []);
}

async function versionOf(client: Client): Promise<number> {
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
