import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { eventElement, QUAKEML_END, quakemlStart } from '../../src/domains/earthquake/output/quakeml.ts';
import { pythonWith } from '../support/python.ts';
import { CANCELLED, INFERRED, STATED, UPDATED } from './event-records.ts';

const python = await pythonWith('obspy');
const folder = mkdtempSync(join(tmpdir(), 'quakewire-quakeml-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('ObsPy reads our QuakeML, finds it valid, and sees the same values', {
  skip: 'missing' in python && python.missing,
}, () => {
  if ('missing' in python) return;
  const file = join(folder, 'events.xml');
  const events = [STATED, INFERRED, CANCELLED].map((record) => eventElement(record, UPDATED));
  writeFileSync(file, [quakemlStart('test'), ...events, QUAKEML_END].join('\n'));
  const said = execFileSync(python.python, [join(import.meta.dirname, 'read_quakeml.py'), file], { env: python.env });
  const [validity, stated, inferred, cancelled] = said
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(validity, { valid: true });
  assert.deepEqual(stated, {
    id: `quakeml:quakewire/event/${STATED.eventId}`,
    type: 'earthquake',
    place: '24 km NNE of Osh, Kyrgyzstan',
    comments: ['deaths: 0', 'injured: 12', 'intensity: VI-VII (MMI)', 'tsunamiWarning: true'],
    origins: 1,
    time: '2026-03-01T09:58:12.000000Z',
    timeUncertainty: null,
    latitude: 40.61,
    longitude: 72.9,
    latitudeUncertainty: null,
    depth: 12_500,
    status: ['automatic', 'preliminary'],
    preferred: [5.3, 'mb'],
    magnitudes: [
      [5.3, 'mb', 'EMSC', 'emsc.example'],
      [5.1, null, null, 'news.example'],
    ],
    version: '3',
  });
  assert.deepEqual([inferred.latitude, inferred.longitude, inferred.depth], [40.7, 72.9, null]);
  assert.equal(inferred.timeUncertainty, 30);
  assert.ok(Math.abs(inferred.latitudeUncertainty * 111.195 - 20) < 0.01);
  assert.deepEqual([cancelled.type, cancelled.origins, cancelled.preferred], ['not existing', 0, null]);
  assert.ok(cancelled.comments.includes('cause: retracted'));
});
