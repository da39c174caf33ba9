import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioKnowledge, scenarioRecord } from '../../src/cli/scenario.ts';
import { bundledKnowledge } from '../../src/domains/earthquake/correlate/index.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { reportsRecord } from '../../topics/reports.ts';
import { after } from './sightings.ts';

const line = (value: unknown) => ({ text: typeof value === 'string' ? value : JSON.stringify(value), where: 'file:7' });
const REPORT = { ordinal: 0, originTime: { utc: '2026-03-01T15:00:00+05:00' }, magnitude: { value: 5 }, truth: 'e1' };

test('what is not known may be missing', async () => {
  const record = scenarioRecord(
    line({ documentId: 'a', publishedAt: '2026-03-01T11:00:00Z', reports: [REPORT], retractions: [{}] }),
  );
  assert.ok(reportsRecord.safeParse({ ...record, retractions: [] }).success);
  assert.deepEqual(record.reports[0]?.originTime, {
    utc: '2026-03-01T10:00:00Z',
    precision: 'minute',
    zone: null,
    raw: '',
  });
  assert.equal((await after([record])).records.length, 1);
});

test('claims without quotes are read, and correlated', async () => {
  const claims = [
    { value: 5, agency: 'KNDC' },
    { value: 5.3, type: 'Mw' },
  ];
  const record = scenarioRecord(
    line({ documentId: 'a', publishedAt: '2026-03-01T11:00:00Z', reports: [{ ...REPORT, claims }] }),
  );
  assert.deepEqual(record.reports[0]?.claims, [
    { value: 5, type: 'unknown', raw: '', agency: 'KNDC', evidence: [] },
    { value: 5.3, type: 'Mw', raw: '', agency: null, evidence: [] },
  ]);
  assert.equal((await after([record])).records[0]?.claims.magnitude?.length, 2);
});

test('unknown fields, kinds and roles, and times as people write them, do no harm', async () => {
  const strange = {
    ...{ ...REPORT, role: 'mainshock', mood: 'calm' },
    originTime: { utc: '2026-03-01 10:00:00', precision: 'second' },
    location: { place: 'Almaty', inferred: { latitude: 43.2, longitude: 77 } },
  };
  const blast = { ...REPORT, kind: 'explosion', ordinal: 1 };
  const said = { publishedAt: '2026-03-01 11:00', reports: [strange, blast], weather: [1] };
  const record = scenarioRecord(line({ documentId: 'a', ...said }));
  assert.equal(record.reports[0]?.originTime?.utc, '2026-03-01T10:00:00Z');
  const quakes = await after([
    record,
    scenarioRecord(line({ documentId: 'b', publishedAt: null, reports: [strange] })),
  ]);
  assert.deepEqual(
    quakes.records.map(({ reports }) => reports),
    [[{ documentId: 'a', ordinal: 0 }]],
  );
});

test('only made-up worlds have agencies under domains that nobody can own', () => {
  const known = bundledKnowledge();
  const madeUp = scenarioKnowledge(known);
  for (const site of ['kndc.example', 'KNDC.test', 'kndc.kz.invalid']) {
    assert.deepEqual([known.agencyOf(site), known.kindOf(site)], [null, 'local']);
    assert.deepEqual([madeUp.agencyOf(site), madeUp.kindOf(site)], ['KNDC', 'agency']);
  }
});

test('what is broken is said with its line', () => {
  const faults: readonly (readonly [unknown, string, RegExp])[] = [
    ['{', 'RECORD_MALFORMED', /file:7 is not JSON/],
    [[], 'RECORD_INVALID', /file:7/],
    [{ reports: [] }, 'RECORD_INVALID', /documentId/],
    [
      { documentId: 'a', text: 'b' },
      'RECORD_INVALID',
      /neither reports nor retractions among its keys: documentId, text/,
    ],
    [{ documentId: 'a', publishedAt: 'yesterday' }, 'RECORD_INVALID', /publishedAt/],
    [
      { documentId: 'a', reports: [{ ...REPORT, magnitude: { value: 'strong' } }] },
      'RECORD_INVALID',
      /reports\.0\.magnitude\.value/,
    ],
  ];
  for (const [value, code, message] of faults) {
    assert.throws(
      () => scenarioRecord(line(value)),
      (error) => error instanceof CodedError && error.code === code && message.test(error.message),
    );
  }
});
