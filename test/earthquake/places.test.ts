/** The gazetteer, and what follows from its places. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PlaceMention } from '../../src/domains/earthquake/mentions.ts';
import { distanceKm, lookUp, namesOf, placeOf, regionOf } from '../../src/domains/earthquake/places/gazetteer.ts';
import { bearingOf, COMPASS, destination, opposite } from '../../src/domains/earthquake/places/geodesy.ts';
import { inferCoordinates } from '../../src/domains/earthquake/places/infer.ts';
import { countryOf, resolvePlace, zoneOf } from '../../src/domains/earthquake/places/resolve.ts';

const first = (name: string, country: string | null = null) => lookUp(name, null, country)[0] ?? assert.fail(name);

describe('the gazetteer', () => {
  it('knows a town by its names in many scripts', () => {
    const { id } = first('Karakol', 'KG');
    for (const name of ['Каракол', 'Қарақол', 'カラコル', 'काराकोल', 'karakol', 'Qarakol'])
      assert.equal(first(name, 'KG').id, id, name);
    assert.deepEqual(placeOf(id), first('Каракол'));
    assert.equal(namesOf(first('Каракол')).ru, 'Каракол');
    assert.equal(regionOf(first('Каракол'))?.country, 'KG');
  });

  it('knows seas, ranges, countries and regions', () => {
    assert.equal(first('Гиндукуш').id, 'feature:hindu-kush');
    assert.equal(placeOf('feature:hindu-kush')?.kind, 'range');
    assert.equal(first('Ege Denizi').kind, 'sea');
    assert.deepEqual([first('Қазақстан').kind, first('Қазақстан').country], ['country', 'KZ']);
    assert.equal(first('石川県').country, 'JP');
  });

  it('answers with nothing where it knows nothing', () => {
    assert.deepEqual(lookUp('Нетакогогорода'), []);
    assert.equal(placeOf('geonames:1'), null);
    assert.equal(placeOf('nonsense'), null);
  });

  it('says by which zone a place goes', () => {
    assert.equal(zoneOf(first('Bishkek')), 'Asia/Bishkek');
    assert.equal(zoneOf('TJ'), 'Asia/Dushanbe');
  });
});

const mention = (name: string, use: PlaceMention['use'] = 'other'): PlaceMention => ({
  kind: 'place',
  source: 'text',
  start: 0,
  end: name.length,
  sentence: 0,
  rule: 'test',
  name,
  candidates: lookUp(name).map(({ id }) => id),
  use,
});

describe('which of many places a name means', () => {
  const nowhere = { sourceCountry: null };
  it('goes by countries named beside it', () => {
    const valencia = mention('Valencia', 'reference');
    assert.equal(resolvePlace(valencia, [valencia, mention('Venezuela')], nowhere)?.country, 'VE');
  });
  it('goes by neighbours and by stated coordinates', () => {
    const bandon = mention('Bandon', 'reference');
    assert.equal(resolvePlace(bandon, [bandon, mention('Coos Bay')], nowhere)?.country, 'US');
    const there = { sourceCountry: null, coordinates: { latitude: 51.7, longitude: -8.7 } };
    assert.equal(resolvePlace(bandon, [bandon], there)?.country, 'IE');
  });
  it('takes the country that is said to hold the epicentre before the place’s own', () => {
    const taraz = mention('Тараз', 'reference');
    const place = resolvePlace(taraz, [taraz], nowhere);
    assert.equal(countryOf(place, [taraz], nowhere), 'KZ');
    assert.equal(countryOf(place, [taraz, mention('Кыргызстан', 'epicentre')], nowhere), 'KG');
    const both = [mention('Кыргызстан', 'epicentre'), mention('Китай', 'epicentre')];
    assert.equal(countryOf(null, both, nowhere), null);
  });
});

describe('coordinates that follow', () => {
  it('lie so far from the place in that direction', () => {
    const karakol = first('Каракол');
    const point = inferCoordinates(karakol, 37, 'SE');
    assert.ok(Math.abs(distanceKm(karakol, point) - 37) < 0.5);
    assert.ok(point.latitude < karakol.latitude && point.longitude > karakol.longitude);
    assert.ok(distanceKm(point, { latitude: 42.233, longitude: 78.683 }) < point.radiusKm);
  });
  it('are found again from the other side', () => {
    const spot = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(
        spot,
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.constantFrom(...COMPASS),
        (from, km, point) => {
          const to = destination(from, km, bearingOf(point) ?? 0);
          return Math.abs(distanceKm(from, to) - km) < 1e-6 * km + 1e-6 && opposite(opposite(point)) === point;
        },
      ),
    );
  });
});
