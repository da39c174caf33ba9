import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LabelledPage } from '../../src/ports/page-work.ts';
import { induceFields } from '../../src/schema/induce/requirements.ts';
import { openSample } from '../../src/schema/induce/sample.ts';
import { definedFields } from '../../src/schema/values.ts';

interface Station {
  readonly code: string;
  readonly operators: readonly string[];
  readonly depth: string;
  readonly remark?: string;
}

/** A station's page of an invented network: a list of labels and values, in the hand-made way of such pages. */
function stationPage({ code, operators, depth, remark }: Station, number: number): LabelledPage {
  const html = `<!doctype html><html><head><title>${code} - Network</title></head><body>
    <div class="top"><a href="/">Stations</a> <a href="/map">Map</a></div>
    <div class="station"><h2>Station <b class="code">${code}</b></h2>
    <p class="run">Run by ${operators.map((name) => `<a href="#">${name}</a>`).join(', ')}.</p>
    <ul><li><strong>Borehole</strong>: ${depth}</li>${remark === undefined ? '' : `<li><strong>Remark</strong> ${remark}</li>`}
    <li><strong>Since</strong> 19${60 + number}</li></ul>
    <p>The vault of this station lies under a low hill beside the road, with two metres of gravel over its roof and a
    cable of ninety metres to the hut in which the digitiser and its batteries stand.</p></div>
    <div class="foot"><a href="/help">Help</a></div></body></html>`;
  const bytes = new TextEncoder().encode(html);
  const url = `http://network.test/station/${number}`;
  return {
    hash: String(number),
    page: { bytes, url, contentType: 'text/html; charset=utf-8', hints: {}, now: Date.UTC(2026, 10, 30) },
    values: {},
  };
}

const stations: readonly Station[] = [
  { code: 'ALM1', operators: ['North Office', 'Hill Survey'], depth: '12 m', remark: 'flooded each spring' },
  { code: 'KRG2', operators: ['Hill Survey'], depth: '7 m' },
  { code: 'TLG4', operators: ['Lake Institute', 'North Office', 'East Desk'], depth: '31 m', remark: 'sensor on loan' },
  { code: 'SHK9', operators: ['East Desk'], depth: '4 m' },
];

const labelled = stations.slice(0, 2).map((station, number) => ({
  ...stationPage(station, number),
  values: {
    code: [station.code],
    operators: station.operators,
    borehole: [station.depth],
    missing: ['not on the page'],
  },
}));

test('fields are learned from two labelled pages, and read on others', async () => {
  const rules = await induceFields(labelled);
  for (const [number, station] of [...stations.entries()].slice(2)) {
    const { readable } = await openSample(stationPage(station, number));
    const fields = definedFields(rules, readable.tree);
    assert.equal(fields.code, station.code);
    assert.deepEqual([fields.operators].flat(), station.operators);
    assert.equal(String(fields.borehole).replace(/^: /, ''), station.depth);
  }
});

test('a field that no selector finds has no rule', async () => {
  assert.equal((await induceFields(labelled)).missing, undefined);
});

test('a value after a label is found where the label stands, and nowhere else', async () => {
  const [first] = stations.entries();
  assert.ok(first);
  const [number, station] = first;
  const rules = await induceFields([{ ...stationPage(station, number), values: { remark: [station.remark ?? ''] } }]);
  const read = async (at: number) =>
    definedFields(rules, (await openSample(stationPage(stations[at] as Station, at))).readable.tree).remark;
  assert.equal(await read(2), 'sensor on loan');
  assert.equal(await read(3), undefined);
});
