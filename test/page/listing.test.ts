import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, page, read, SECOND, THIRD } from './support.ts';

const row = (at: number) =>
  `<tr><td class="date"><a href="/report/${at}">2026-11-2${at} 10:14:1${at}</a><br>48 km al S de Orla</td>` +
  `<td class="info">2026-11-2${at} 14:14:1${at}</td><td>-21.25${at}<br> -68.740</td><td>12${at} km</td><td>2.${at} Mlv</td></tr>`;
const HEAD =
  '<tr><th>Fecha Local / Lugar</th><th>Fecha UTC</th><th>Latitud / Longitud</th><th>Profundidad</th><th>Magnitud</th></tr>';
const listing = (count: number) =>
  `<table class="list-view">${HEAD}${Array.from({ length: count }, (_, at) => row(at)).join('')}</table>`;
const line = (at: number) =>
  `2026-11-2${at} 10:14:1${at} 48 km al S de Orla\t2026-11-2${at} 14:14:1${at}\t-21.25${at} -68.740\t12${at} km\t2.${at} Mlv`;
const HEAD_LINE = 'Fecha Local / Lugar\tFecha UTC\tLatitud / Longitud\tProfundidad\tMagnitud';

test('a list of measurements is the text of its page: linked times, headers and cells of any name are kept', async () => {
  const reading = await read(page(`<main><h2>Sismos por día</h2>${listing(6)}</main>`));
  assert.equal(reading.text, [HEAD_LINE, ...[0, 1, 2, 3, 4, 5].map(line)].join('\n'));
  assert.deepEqual(reading.tables[0]?.rows[0]?.[1], '2026-11-20 14:14:10');
});

test('a list of two rows keeps both', async () => {
  const reading = await read(`<!doctype html><html lang="es"><body>${listing(2)}</body></html>`);
  assert.equal(reading.text, [HEAD_LINE, line(0), line(1)].join('\n'));
});

test('a list of cells that nobody closed is read with what introduces it', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `<tr><td><a href="/x">2017-10-13</a><td>12:07:${10 + at},3<td>63,9${at}<td>-21,949<td>1,1<td>0,6`,
  );
  const html = `<html><body><center><table><tr><td><font>${FIRST} ${SECOND}</font></table></center><p><center><table><tr><th>Dags<th>Tími<th>Breidd<th>Lengd<th>Dýpi<th>Stærð\n${rows.join('\n')}</table></center></body></html>`;
  const { text } = await read(html);
  const lines = text.split('\n');
  assert.equal(lines[0], `${FIRST} ${SECOND}`);
  assert.equal(lines[1], 'Dags\tTími\tBreidd\tLengd\tDýpi\tStærð');
  assert.equal(lines.length, 14);
  assert.equal(lines.at(-1), '2017-10-13\t12:07:21,3\t63,911\t-21,949\t1,1\t0,6');
});

test('in a list an empty first cell keeps its place', async () => {
  const rows = [0, 1, 2].map(
    (at) => `<tr><td></td><td>2026-11-30 18:0${at}</td><td>38.4</td><td>26.3</td><td>4.${at}</td></tr>`,
  );
  const { text } = await read(
    page(
      `<main><table><tr><th>Felt</th><th>Time</th><th>Lat</th><th>Lon</th><th>Mag</th></tr>${rows.join('')}</table></main>`,
    ),
  );
  assert.equal(text.split('\n')[1], '\t2026-11-30 18:00\t38.4\t26.3\t4.0');
});

test('columns of fixed width stay as they are', async () => {
  const rows = Array.from(
    { length: 8 },
    (_, at) => `2026.11.30 18:20:1${at}  38.1234   27.1234    7.0   2.${at}   ORLA`,
  );
  const { text } = await read(
    page(
      `<main><h1>Last ones</h1><pre>Date       Time      Lat       Lon       Depth  ML    Place\n${rows.join('\n')}\n</pre></main>`,
    ),
  );
  assert.ok(text.includes(rows[7] as string));
});

test('figures of products are no list: the prose of the page stays its text', async () => {
  const specs = Array.from(
    { length: 9 },
    (_, at) => `<tr><td>Size ${at}</td><td>${at}1 cm</td><td>${at}2 cm</td><td>${at}3 cm</td></tr>`,
  );
  const html = page(
    `<main><h1>Arms</h1><div>${[FIRST, SECOND, THIRD].map((text) => `<p>${text}</p>`).join('')}</div><aside><table><tr><th>Model</th><th>A</th><th>B</th><th>C</th></tr>${specs.join('')}</table></aside></main>`,
  );
  assert.ok((await read(html)).text.startsWith(FIRST));
});
