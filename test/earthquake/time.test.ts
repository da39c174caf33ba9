import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolved, timesIn } from './times.ts';

type Case = readonly [
  language: string,
  text: string,
  publishedAt: string | null,
  zone: string,
  expected: string | null,
];

const CASES: readonly Case[] = [
  [
    'ru',
    'Вчера вечером, в 21:37, произошло землетрясение.',
    '2025-06-04T10:15:00+05:00',
    'Asia/Almaty',
    '2025-06-03T16:37:00Z minute',
  ],
  [
    'ru',
    'Сегодня, 18 февраля, в 14:26 произошло землетрясение.',
    '2025-02-18T16:02:00+06:00',
    'Asia/Bishkek',
    '2025-02-18T08:26:00Z minute',
  ],
  [
    'ru',
    'Самый ощутимый случился во вторник в полдень.',
    '2025-11-19T09:30:00+05:00',
    'Asia/Dushanbe',
    '2025-11-18T07:00:00Z hour',
  ],
  [
    'ru',
    'Сегодня в 11:52 по времени Астаны.',
    '2024-01-15T13:25:00+06:00',
    'Asia/Bishkek',
    '2024-01-15T05:52:00Z minute',
  ],
  [
    'ru',
    'Толчок в половине пятого утра во вторник.',
    '2025-11-19T09:30:00+05:00',
    'Asia/Almaty',
    '2025-11-17T23:30:00Z minute',
  ],
  [
    'ru',
    'В ночь на вторник, в 23:50, тряхнуло.',
    '2025-11-18T09:30:00+05:00',
    'Asia/Almaty',
    '2025-11-17T18:50:00Z minute',
  ],
  ['ru', 'Около девяти вечера в среду.', '2025-11-20T09:30:00+05:00', 'Asia/Almaty', '2025-11-19T16:00:00Z hour'],
  [
    'kk',
    '2025 жылғы 2 шілдеде Астана уақытымен 05 сағат 23 минутта (Гринвич бойынша 00 сағат 23 минутта) жер сілкінді.',
    '2025-07-02T07:10:00+05:00',
    'Asia/Almaty',
    '2025-07-02T00:23:00Z minute',
  ],
  [
    'kk-Latn',
    'Jer sılkındı seisenbı künı tañerteñ. Sağat 08:42-de tırkelgen.',
    '2025-10-07T11:30:00+05:00',
    'Asia/Almaty',
    '2025-10-07T03:42:00Z minute',
  ],
  [
    'en',
    'The quake struck at 10:52 p.m. Monday.',
    '2025-03-11T07:05:00-07:00',
    'America/Los_Angeles',
    '2025-03-11T05:52:00Z minute',
  ],
  [
    'en',
    'A 4.18am tremor on Thursday, Tashkent time.',
    '2025-11-27T16:20:00+05:00',
    'Asia/Kabul',
    '2025-11-26T23:18:00Z minute',
  ],
  ['en', 'It came late last night.', '2026-01-22T19:15:00+05:30', 'Asia/Kolkata', '2026-01-21T00:00:00Z day'],
  ['en', 'It hit at 1:12 a.m. last night.', '2026-01-22T19:15:00+05:30', 'Asia/Kolkata', '2026-01-21T19:42:00Z minute'],
  [
    'en',
    'The quake hit at 8:52 a.m. (1152 GMT).',
    '2025-11-05T18:00:00-03:00',
    'America/Santiago',
    '2025-11-05T11:52:00Z minute',
  ],
  ['en', 'In August 1950 a quake struck.', '2026-01-22T19:15:00+05:30', 'Asia/Kolkata', '1950-08-01T00:00:00Z month'],
  ['en', 'The 1906 earthquake.', '2026-01-22T19:15:00-08:00', 'America/Los_Angeles', '1906-01-01T00:00:00Z year'],
  ['en', 'On Jan. 26, 1700.', null, 'UTC', '1700-01-26T00:00:00Z day'],
  [
    'tr',
    "Dün akşam saat 19.48'de deprem meydana geldi.",
    '2025-01-28T09:20:00+03:00',
    'Europe/Istanbul',
    '2025-01-27T16:48:00Z minute',
  ],
  [
    'tr',
    "Dün gece saat 23.52'de sarsıntı oldu.",
    '2026-02-04T09:20:00+03:00',
    'Europe/Istanbul',
    '2026-02-03T20:52:00Z minute',
  ],
  [
    'uz',
    'Kecha, 5-mart kuni soat 16:09 da zilzila boʻldi.',
    '2025-03-06T09:00:00+05:00',
    'Asia/Tashkent',
    '2025-03-05T11:09:00Z minute',
  ],
  [
    'ky',
    'Жер титирөө дүйшөмбүдө таңкы саат төрттөр чамасында катталган.',
    '2025-06-19T14:00:00+06:00',
    'Asia/Bishkek',
    '2025-06-15T22:00:00Z hour',
  ],
  [
    'az',
    '19 fevral 2025-ci il tarixində yerli vaxtla saat 12:31:07-də.',
    '2025-02-19T13:10:00+04:00',
    'Asia/Baku',
    '2025-02-19T08:31:07Z second',
  ],
  [
    'az',
    'Cümə günü Bakı vaxtı ilə səhər saat 5 radələrində baş verib.',
    '2025-07-18T10:20:00+04:00',
    'Asia/Tehran',
    '2025-07-18T01:00:00Z hour',
  ],
  ['es', 'Ayer a las 5 de la tarde.', '2025-05-27T18:40:00-06:00', 'America/Mexico_City', '2025-05-26T23:00:00Z hour'],
  [
    'id',
    'Selasa (3/2) siang, pukul 13.41 WIT.',
    '2026-02-03T13:10:00+07:00',
    'Asia/Jakarta',
    '2026-02-03T04:41:00Z minute',
  ],
  ['ja', '14日2時13分ごろ、地震が発生した。', '2025-09-14T02:21:00+09:00', 'Asia/Tokyo', '2025-09-13T17:13:00Z minute'],
  ['ja', '令和6年1月1日午後4時10分ごろ', null, 'Asia/Tokyo', '2024-01-01T07:10:00Z minute'],
  ['zh', '8月21日16时08分，台网记录到。', '2025-08-21T18:20:00+08:00', 'Asia/Shanghai', '2025-08-21T08:08:00Z minute'],
  ['it', 'Erano le 19.34 del 23 novembre 1980.', null, 'Europe/Rome', '1980-11-23T18:34:00Z minute'],
  ['el', 'Χθες το βράδυ στις 23:51.', '2025-05-15T08:20:00+03:00', 'Europe/Athens', '2025-05-14T20:51:00Z minute'],
  [
    'fr',
    'Le sol a tremblé mardi à 03h12 (09h12 GMT).',
    '2025-11-25T12:00:00+01:00',
    'America/Guatemala',
    '2025-11-25T09:12:00Z minute',
  ],
  ['de', 'Montagabend gegen 20 Uhr.', '2025-09-18T10:00:00+02:00', 'Europe/Berlin', '2025-09-15T18:00:00Z hour'],
  ['de', 'Am 8. Dezember 2006 bebte die Erde.', null, 'Europe/Zurich', '2006-12-08T00:00:00Z day'],
  ['pt', 'À 01h36 locais (02h36 UTC).', '2026-01-27T09:00:00-01:00', 'Atlantic/Azores', '2026-01-27T02:36:00Z minute'],
  [
    'fa',
    'زلزله ساعت ۲۱ و ۱۷ دقیقه سه‌شنبه ۱۸ آذر رخ داد',
    '2025-12-10T14:00:00+03:30',
    'Asia/Tehran',
    '2025-12-09T17:47:00Z minute',
  ],
  ['fa', 'پنجم دی ۱۳۸۲', '2025-12-10T14:00:00+03:30', 'Asia/Tehran', '2003-12-26T00:00:00Z day'],
  ['ne', '२०७२ वैशाख १२ गते दिउँसो ११ बजेर ५६ मिनेटमा भूकम्प गएको', null, 'Asia/Kathmandu', '2015-04-25T06:11:00Z minute'],
];

for (const [code, text, publishedAt, zone, expected] of CASES)
  test(`${code}: ${text}`, () => assert.equal(resolved(code, text, publishedAt, zone), expected));

test('a date still to come is no origin time', () => {
  assert.equal(
    resolved('ru', 'В четверг, 2 октября, пройдут учения.', '2025-09-29T12:00:00+05:00', 'Asia/Almaty'),
    null,
  );
  assert.equal(resolved('en', 'On 3 May 2031 it will end.', '2025-09-29T12:00:00+05:00', 'Asia/Almaty'), null);
});

test('a weekday of the publication counts when its clock is not after it', () => {
  const published = '2025-09-17T12:00:00+05:00';
  assert.equal(resolved('en', 'On Wednesday at 11:58.', published, 'Asia/Almaty'), '2025-09-17T06:58:00Z minute');
  assert.equal(resolved('en', 'On Wednesday at 22:15.', published, 'Asia/Almaty'), '2025-09-10T17:15:00Z minute');
});

test('a publication without an offset is read by the last zone', () => {
  assert.equal(resolved('en', 'Today at 5 a.m.', '2025-09-17T12:00:00', 'Asia/Almaty'), '2025-09-17T00:00:00Z hour');
});

test('marks times of statements, and knows moments given twice and zones given for all', () => {
  const [asOf] = timesIn('en', 'As of 9 a.m., 214 aftershocks had been plotted.');
  assert.equal(asOf?.role, 'statement');
  const [struck] = timesIn('en', 'The quake struck at 9 a.m. near the town.');
  assert.equal(struck?.role, 'origin');
  const [local, utc] = timesIn('fr', 'à 03h12 (09h12 GMT)');
  assert.deepEqual([local?.restates, utc?.restates, utc?.zone], [false, true, 'UTC']);
  const [zone] = timesIn('en', 'All times are Dushanbe time.');
  assert.deepEqual([zone?.date, zone?.clock, zone?.zone], [null, null, 'Asia/Dushanbe']);
});

test('of one moment in two zones, each is read by its own day', () => {
  const sakhalin = 'Землетрясение произошло в 06:34 по сахалинскому времени (22:34 мск среды).';
  assert.equal(resolved('ru', sakhalin, '2025-11-27T12:00:00+11:00', 'Asia/Magadan'), '2025-11-26T19:34:00Z minute');
  const taiwan = '27日午前9時11分（現地時間同8時11分）ごろ、台湾東部の沖合で地震があった。';
  assert.equal(
    resolved('ja', taiwan, '2025-08-27T12:00:00+09:00', 'Asia/Taipei', 'Asia/Tokyo'),
    '2025-08-27T00:11:00Z minute',
  );
});

test('who said when is no origin time, unless what was said is that the ground shook', () => {
  const [said] = timesIn('en', 'The agency said the quake hit at 3:18 a.m.');
  assert.equal(said?.role, 'origin');
  const [raised] = timesIn('en', 'It raised the tsunami warning for five provinces at 3:29 a.m.');
  assert.equal(raised?.role, 'statement');
});
