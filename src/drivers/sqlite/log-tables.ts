import type { Connection } from './connection.ts';

/** Offsets of one partition: a record's id is the partition's id times this, plus the record's offset. */
export const OFFSETS = 2 ** 40;

/** Creates the Log's tables of file version 1. */
export function createLogTables(connection: Connection): void {
  connection.exec(`
    CREATE TABLE topics (
      topic TEXT PRIMARY KEY,
      retention_ms INTEGER,
      compact INTEGER NOT NULL,
      max_bytes INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE partitions (
      id INTEGER PRIMARY KEY,
      topic TEXT NOT NULL,
      partition INTEGER NOT NULL,
      next_offset INTEGER NOT NULL DEFAULT 0,
      UNIQUE (topic, partition)
    ) STRICT;

    CREATE TABLE records (
      id INTEGER PRIMARY KEY,
      key TEXT,
      timestamp INTEGER NOT NULL,
      headers TEXT NOT NULL,
      value BLOB NOT NULL
    ) STRICT;

    -- of compacted topics: the latest record of every key, and the records that it made superfluous
    CREATE TABLE latest (
      partition_id INTEGER NOT NULL,
      key TEXT NOT NULL,
      record_id INTEGER NOT NULL,
      PRIMARY KEY (partition_id, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE superseded (
      since INTEGER NOT NULL,
      record_id INTEGER NOT NULL,
      PRIMARY KEY (since, record_id)
    ) STRICT, WITHOUT ROWID;

    -- next_offset is null until the group's first commit
    CREATE TABLE groups (
      name TEXT NOT NULL,
      partition_id INTEGER NOT NULL,
      epoch INTEGER NOT NULL,
      next_offset INTEGER,
      metadata TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (name, partition_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE probes (bytes BLOB NOT NULL) STRICT;

    -- for people and other programs
    CREATE VIEW log AS
      SELECT p.topic, p.partition, r.id - p.id * ${OFFSETS} AS "offset", r.key, r.value, r.headers, r.timestamp
      FROM partitions p JOIN records r ON r.id >= p.id * ${OFFSETS} AND r.id < (p.id + 1) * ${OFFSETS};
  `);
}
