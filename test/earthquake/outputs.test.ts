import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '@placemarkio/check-geojson';
import { textContent } from 'domutils';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { featureOf } from '../../src/domains/earthquake/output/geojson.ts';
import { eventElement } from '../../src/domains/earthquake/output/quakeml.ts';
import { leaf, parent } from '../../src/domains/earthquake/output/xml.ts';
import { CANCELLED, INFERRED, STATED, UPDATED } from './event-records.ts';

test('GeoJSON: valid, with the names of the USGS', () => {
  const features = [STATED, INFERRED, CANCELLED].map((record) => featureOf(record, UPDATED));
  check(JSON.stringify({ type: 'FeatureCollection', features }));
  const usgs =
    'mag place time updated tz url detail felt cdi mmi alert status tsunami sig net code ids sources types nst dmin rms gap magType type title';
  for (const { properties } of features) for (const name of usgs.split(' ')) assert.ok(name in properties, name);
});

test('GeoJSON: an event with all that catalogues have', () => {
  const { id, geometry, properties } = featureOf(STATED, UPDATED);
  assert.deepEqual(geometry, { type: 'Point', coordinates: [72.9, 40.61, 12.5] });
  assert.equal(properties.time, Date.UTC(2026, 2, 1, 9, 58, 12));
  assert.deepEqual([properties.mag, properties.magType, properties.mmi, properties.tsunami], [5.3, 'mb', 6, 1]);
  assert.equal(properties.ids, `,${id},`);
  assert.equal(properties.sources, ',emsc.example,news.example,');
  assert.equal(properties.title, 'M 5.3 - 24 km NNE of Osh, Kyrgyzstan');
  assert.deepEqual([properties.status, properties.coordinates], ['automatic', 'stated']);
});

test('GeoJSON: inferred coordinates are flagged, and none are made up', () => {
  const inferred = featureOf(INFERRED, UPDATED);
  assert.deepEqual(inferred.geometry?.coordinates, [72.9, 40.7]);
  assert.deepEqual([inferred.properties.coordinates, inferred.properties.coordinatesRadiusKm], ['inferred', 20]);
  const cancelled = featureOf(CANCELLED, UPDATED);
  assert.deepEqual([cancelled.geometry, cancelled.properties.status], [null, 'deleted']);
  assert.equal(cancelled.properties.title, 'M ? - unknown place');
});

test('QuakeML: no Origin without coordinates, or where only the day is known', () => {
  assert.match(eventElement(STATED, UPDATED), /<origin publicID=/);
  assert.doesNotMatch(eventElement(CANCELLED, UPDATED), /<origin|preferredOriginID|preferredMagnitudeID/);
  const dated = { ...STATED, originTime: CANCELLED.originTime };
  assert.doesNotMatch(eventElement(dated, UPDATED), /<origin|OriginID/);
});

test('QuakeML: an uncertainty has no more digits than it is worth', () => {
  const [, latitude] = /<latitude>.*?<uncertainty>([\d.]+)</.exec(eventElement(INFERRED, UPDATED)) ?? [];
  assert.equal(latitude, '0.1799');
});

test('QuakeML: an event that proved to be another one was an earthquake; one that was retracted was none', () => {
  const merged = { ...STATED, status: 'cancel', cause: 'merged', supersededBy: INFERRED.eventId } as const;
  assert.match(eventElement(merged, UPDATED), /<type>earthquake<\/type>/);
  assert.match(eventElement(merged, UPDATED), new RegExp(`<text>supersededBy: ${INFERRED.eventId}</text>`));
  const retracted = { ...STATED, status: 'cancel', cause: 'retracted' } as const;
  assert.match(eventElement(retracted, UPDATED), /<type>not existing<\/type>/);
});

test('QuakeML: a country is the name of a region, a town is near', () => {
  const somewhere = { ...STATED, location: { ...STATED.location, place: null, names: {}, distanceKm: null } };
  assert.match(eventElement(somewhere, UPDATED), /<text>Kyrgyzstan<\/text><type>region name</);
  assert.match(eventElement(STATED, UPDATED), /<text>24 km NNE of Osh, Kyrgyzstan<\/text><type>nearest cities</);
});

test('names of places have whole kilometres: nobody measured what miles are converted to', () => {
  const titled = (distanceKm: number) => {
    const { location } = STATED;
    return featureOf({ ...STATED, location: { ...location, distanceKm } }, UPDATED).properties.place;
  };
  assert.equal(titled(24.14016), '24 km NNE of Osh, Kyrgyzstan');
  assert.equal(titled(0.42), '0.4 km NNE of Osh, Kyrgyzstan');
});

test('XML: whatever a text holds, a parser reads it back', () => {
  const character = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<', '&', '"', ']]>', '\u202e', '\u0085', '\ud800', '\0'),
  );
  fc.assert(
    fc.property(fc.array(character), (parts) => {
      const text = parts.join('');
      const xml = parent('a', [leaf('b', text)]) ?? '';
      const readable = text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');
      const written = textContent(parseDocument(xml, { xmlMode: true, decodeEntities: true }));
      assert.equal(written, readable);
    }),
  );
});
