-- A file of version 1, as that version made it, with a row of each kind.
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
CREATE TABLE groups (
      name TEXT NOT NULL,
      partition_id INTEGER NOT NULL,
      epoch INTEGER NOT NULL,
      next_offset INTEGER,
      metadata TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (name, partition_id)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE probes (bytes BLOB NOT NULL) STRICT;
CREATE VIEW log AS
      SELECT p.topic, p.partition, r.id - p.id * 1099511627776 AS "offset", r.key, r.value, r.headers, r.timestamp
      FROM partitions p JOIN records r ON r.id >= p.id * 1099511627776 AND r.id < (p.id + 1) * 1099511627776;
CREATE TABLE "documents" ("id" text primary key, "revision" integer not null, "status" text not null, "url" text not null, "site" text not null, "page_hash" text not null, "search_result" text, "raw_text" text not null, "main_text" text not null, "parsed" text not null, "created" bigint not null, "updated" bigint not null);
CREATE INDEX "documents_updated" on "documents" ("updated");
CREATE TABLE "pages" ("hash" text primary key, "document_id" text not null, "url" text not null, "site" text not null, "content_type" text, "fetched_at" bigint not null, "bytes" bytea not null);
CREATE INDEX "pages_fetched_at" on "pages" ("fetched_at");
CREATE TABLE "claims" ("document_id" text primary key, "input" text not null, "state" text not null, "expires" bigint not null);
CREATE INDEX "claims_expires" on "claims" ("expires");
CREATE TABLE "host_slots" ("host" text primary key, "next_free" bigint not null);
CREATE INDEX "host_slots_next_free" on "host_slots" ("next_free");

INSERT INTO topics VALUES ('fetch', 604800000, 0, 65536);
INSERT INTO partitions VALUES (1, 'fetch', 0, 2);
INSERT INTO records VALUES (1099511627777, 'a.example', 1700000000000, '{"ce_id":"7"}', x'7b7d');
INSERT INTO groups VALUES ('read', 1, 3, 1, '');
INSERT INTO documents VALUES ('doc', 2, 'published', 'https://a.example/', 'a.example', 'h', NULL, 'raw', 'main', '{}', 1700000000000, 1700000000001);
INSERT INTO pages VALUES ('h', 'doc', 'https://a.example/', 'a.example', 'text/html', 1700000000000, x'0001ff');
INSERT INTO claims VALUES ('doc', '', 'kept', 1700000000000);
INSERT INTO host_slots VALUES ('a.example', 1700000000500);

PRAGMA user_version = 1;
