/** What newsrooms and agencies write in English, kind by kind, with the values that a careful reader takes from it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Report } from '../../src/domains/earthquake/document.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

/** Country of the newsroom, text, then the values that a report must have, in order; published on Wednesday 4 March 2026. */
type Row = readonly [string, string, ...(readonly string[])];

const read = (country: string, text: string, title = '') =>
  structure({ title, text, language: 'en', publishedAt: '2026-03-04T15:00:00+00:00', country, site: null });

/** A report as short words: `M5.2`, `MLocal`, `D10`, `AT 20 N Lae`, `2026-03-03T09:12`, `dead 2`. */
function wordsOf({ magnitude, location, originTime, intensity, impact, role }: Report): readonly string[] {
  const { deaths, injured, buildingsDamaged, tsunamiWarning } = impact;
  return [
    role,
    `M${magnitude?.value}`,
    `type ${magnitude?.type}`,
    `D${location.depthKm}`,
    `at ${location.place}`,
    `${location.distanceKm} ${location.direction}`,
    `in ${location.country}`,
    `${originTime?.utc}`,
    `felt ${intensity?.value}`,
    `dead ${deaths}`,
    `injured ${injured}`,
    `damaged ${buildingsDamaged}`,
    `tsunami ${tsunamiWarning}`,
  ];
}

const QUAKE = 'A magnitude 6.1 earthquake struck 20 km north of Tarlac on Tuesday at 3:10 a.m. ';

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'bulletins of agencies': [
    [
      'PH',
      'Date/Time: 04 Mar 2026 - 02:17 PM. Location: 10.31°N, 126.05°E - 012 km S 48° E of General Luna (Surigao Del Norte). Depth of Focus (Km): 023. Origin: TECTONIC. Magnitude: Mw 4.9.',
      'M4.9',
      'D23',
      '12 SE',
      'at General Luna',
      '2026-03-04T06:17:00Z',
    ],
    [
      'IN',
      'EQ of M: 4.2, On: 04/03/2026 09:26:41 IST, Lat: 34.12 N, Long: 77.56 E, Depth: 10 Km, Location: Leh.',
      '2026-03-04T03:56:41Z',
    ],
    ['KZ', 'A 5.0 earthquake hit Bishkek at 17:42:09 (UTC+6) on 3 March.', '2026-03-03T11:42:09Z'],
    [
      'TM',
      'The institute recorded an earthquake of magnitude 4.0 near Ashgabat at 14 hours 26 minutes 07 seconds local time on 3 March 2026.',
      '2026-03-03T09:26:07Z',
    ],
    [
      'KZ',
      'An earthquake was recorded on March 3 at 06:18 Almaty time, 245 km south of Almaty. MPV magnitude 4.7.',
      'type mpv',
    ],
    [
      'CN',
      'A 5.1 quake jolted Isangel, Vanuatu on Wednesday. The magnitude 5.1 mww event was 10 km deep.',
      'type Mw',
      'D10',
    ],
  ],
  'clocks in words': [
    ['KZ', 'The 5.4 quake struck Almaty at 22 minutes past midnight on Tuesday.', '2026-03-02T19:22:00Z'],
    [
      'KZ',
      'A quake of magnitude 5.4 hit Almaty at a quarter past three in the morning on Tuesday.',
      '2026-03-02T22:15:00Z',
    ],
    [
      'SB',
      'The magnitude 5.3 quake, which hit near Honiara at 1723 local time (0623 GMT) on Tuesday, was felt widely.',
      '2026-03-03T06:23:00Z',
    ],
    ['FJ', 'The magnitude 4.9 quake shook Suva just before noon on Monday.', '2026-03-02T00:00:00Z'],
  ],
  'places by the way to them, and by what holds the epicentre': [
    [
      'US',
      'The epicenter of the magnitude 5.8 quake was about 30 miles off the coast of Crescent City, Calif.',
      'at Crescent City',
    ],
    [
      'IN',
      'A tremor rattled the Delhi region on Tuesday. It measured 3.2 and struck at 9.04 am with its epicentre in Jhajjar, Haryana.',
      'at Jhajjar',
      'in IN',
    ],
    [
      'PK',
      "An earthquake of 5.5 magnitude hit Pakistan's northwest, including Peshawar, on Tuesday. Its epicentre was the Hindu Kush mountain range in Afghanistan and its depth 205 km.",
      'in AF',
      'D205',
    ],
  ],
  'degrees of intensity': [
    [
      'JP',
      `${QUAKE}Shaking was measured at lower 5 on Japan's seven-point seismic scale in Hachinohe.`,
      'felt lower 5',
    ],
    ['TW', `${QUAKE}Intensity 5-minus in Yanliao, 3 in Taipei.`, 'felt 5-minus'],
    ['KZ', `${QUAKE}Residents felt it with an intensity of 3-4 points on the MSK-64 scale.`, 'felt 3-4'],
  ],
  'what was revised': [
    [
      'KG',
      'A 4.1 earthquake shook Osh. Its depth was 15 km, the first bulletin said. A depth of 12 km replaces the initial estimate of a depth of 15 km.',
      'D12',
    ],
    [
      'TW',
      `${QUAKE}The agency now says magnitude 6.1, not 6.4 as it first reported, and a depth of 19 km.`,
      'M6.1',
      'D19',
    ],
    ['PH', `${QUAKE}Officials now say 12 people died, not 15 as announced earlier.`, 'dead 12'],
  ],
  'victims and damage': [
    ['PH', `${QUAKE}Hospitals treated 43 people, six of them in serious condition.`, 'injured 43'],
    ['PH', `${QUAKE}A mother and her two daughters were killed.`, 'dead 3'],
    ['PH', `${QUAKE}Four people, including a woman and two children, were killed.`, 'dead 4'],
    ['PH', `${QUAKE}Five people, two women and three children, were killed.`, 'dead 5'],
    ['PH', `${QUAKE}The quake damaged 312 houses, 11 schools and a church.`, 'damaged 324'],
    ['PH', `${QUAKE}A church hall and two homes lost part of their roofs.`, 'damaged 3'],
    ['PH', `${QUAKE}Houses damaged or flattened: 1,150, by a first count.`, 'damaged 1150'],
    ['PH', `${QUAKE}A man fell from a building and was injured.`, 'damaged null'],
    ['PH', `${QUAKE}Half a dozen people were slightly hurt.`, 'injured 6'],
    ['PH', `${QUAKE}Police said they were not aware of any injuries.`, 'injured null'],
  ],
  'several earthquakes': [
    [
      'CN',
      'A 7.1 earthquake hit Gansu on Monday at 11:20 p.m. A magnitude 5.8 aftershock followed at 1:05 a.m. on Tuesday.',
      'main',
      'M7.1',
      '2026-03-02T15:20:00Z',
    ],
    [
      'MM',
      "A strong aftershock of magnitude 5.5 hit Myanmar's Mandalay on Wednesday at 9:02 a.m., days after the 7.7-magnitude quake of February 27.",
      'aftershock',
      'M5.5',
      '2026-03-04T02:32:00Z',
    ],
  ],
};

for (const [kind, rows] of Object.entries(ROWS)) {
  test(kind, () => {
    for (const [country, text, ...expected] of rows) {
      const [report] = read(country, text).reports;
      assert.ok(report, text);
      const words = wordsOf(report);
      for (const value of expected)
        assert.ok(words.includes(value), `${text}\n  ${value} is not in ${words.join(', ')}`);
    }
  });
}

test('a live page is told by its clocks of entries, not of the ground', () => {
  const entries = [
    '3.05pm That is all from us.',
    '1.33pm There is no tsunami threat, officials say.',
    '1.29pm The centre: at sea, 26 km south-east of Hualien City. It had a magnitude of 5.4.',
    '1.24pm Trains halted. The shaking began at 1.22pm and went on for 20 seconds.',
    '1.23pm We are hearing of a strong earthquake in the east.',
  ];
  const [report] = read('TW', entries.join('\n\n'), 'Live: strong quake in Hualien').reports;
  assert.equal(report?.originTime?.utc, '2026-03-04T05:22:00Z');
});

/** Whether a text takes back what was said of an earthquake. */
const RETRACTIONS: readonly (readonly [boolean, string])[] = [
  [
    true,
    'We said on Tuesday that a magnitude 7.8 earthquake had struck Culverden. It was wrong from the first word, and we have taken it down.',
  ],
  [
    true,
    'Phivolcs has retracted its bulletin on a supposed magnitude 5.7 quake off Batangas at 2:44 p.m. on Tuesday, describing it as a glitch.',
  ],
  [
    true,
    'The European-Mediterranean Seismological Centre has removed a magnitude 4.8 event near Nukus, Uzbekistan, from its list; the detection was spurious.',
  ],
  [
    false,
    'A magnitude 6.6 quake hit Pangai at 5.07 am on Tuesday. The tsunami warning was cancelled. The cancellation does not mean the quake was a false alarm, she said.',
  ],
];

test('what was taken back, and what was not', () => {
  for (const [expected, text] of RETRACTIONS) assert.equal(read('NZ', text).retractions.length > 0, expected, text);
});

test('drills and rumours are no earthquakes', () => {
  for (const text of [
    'Emergency teams responded on Wednesday at 10am to an imagined magnitude 8.2 rupture of the Alpine Fault. As part of the exercise, 1,200 people were listed as injured.',
    'The ministry on Wednesday denied messages that a magnitude 8 earthquake would hit Tashkent on Thursday night. Earthquakes cannot be predicted, it said.',
  ])
    assert.deepEqual(read('NZ', text).reports, [], text);
});
