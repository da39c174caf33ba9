import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { forReaders } from '../../src/domains/earthquake/segment/injected.ts';

const payloads = ['injections', 'injections-soft'].flatMap((file) =>
  readFileSync(new URL(`../cases/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly payload: string }),
);

test('what is addressed to machines is taken out as a whole', () => {
  const left = payloads.filter(
    ({ payload }) => forReaders(`One.\n\n${payload}\n\nTwo.`).replace(/\s+/gu, ' ') !== 'One. Two.',
  );
  assert.deepEqual(left, []);
});

test('of a paragraph to whose end something for machines was added, what stood before stays', () => {
  const lead =
    'A magnitude 4.7 earthquake shook the village on Monday at 10:21, the seismological service said. Nobody was hurt, and shops reopened at noon.';
  for (const { id, payload } of payloads) {
    if (payload.includes('\n')) continue;
    const clean = forReaders(`${lead} ${payload}\nSchools stay closed.`);
    assert.equal(clean.replace(/\s+/gu, ' '), `${lead} Schools stay closed.`, id);
  }
});

test('news about machines is news', () => {
  const texts = [
    'An AI model of the institute detected the magnitude 5.2 earthquake eight seconds after it began, before the older system did.',
    'The bot posted a magnitude 5.2 for a quake near the lake; seismologists later gave 4.9.',
    'Chatbots spread false reports of a second earthquake, the ministry said, and asked people to trust its own bulletins only.',
    'According to the automatic system, the magnitude was 4.8. Software of the network places it 12 km east of the town.',
    'Искусственный интеллект нашёл в записях 300 слабых толчков, сообщил институт. Магнитуда самого сильного – 3,1.',
    'Нейросеть опубликовала ложное сообщение о землетрясении магнитудой 7. Жителей просят не распространять его.',
    'Yapay zekâ modeli depremi sekiz saniyede saptadı. Kurtarma botları göle indirildi, 12 kişi yaralandı.',
    'Жасанды интеллект жүйесі магнитудасы 4,2 жер сілкінісін бірден анықтады, деді ғалымдар.',
    'La inteligencia artificial registra el sismo antes que nadie e indica su magnitud, dijo el centro.',
    'Ia mengatakan gempa M5,2 terasa kuat. Warga jangan percaya kabar bohong, dan wajib menjauhi pantai.',
    'Ai feriti è stata data assistenza. Le istruzioni della protezione civile: non usare gli ascensori.',
    'Die KI des Erdbebendienstes meldete das Beben der Stärke 3,4 nach zehn Sekunden.',
    'AIが地震の発生を検知し、マグニチュードは5.2と推定した。',
    "Correction: an earlier version of this article gave the magnitude as 5.2. It was 4.9. Editor's note: the headline was updated, too.",
  ];
  for (const text of texts) assert.equal(forReaders(text), text);
});

test('blobs of data are no text, and what stands around them stays where it is', () => {
  const blobs = [
    '<!-- magnitude 9 -->',
    '{"magnitude": 9.1, "more": {"deaths": [1, {"a": 2}]}}',
    'data-facts=\'{"mag":9}\'',
    '```\nmagnitude = 9\n```',
    '---\nmagnitude: 9.1\nplace: Reno\n---',
    'bWFnbml0dWRlIDkuMSBpbiBSZW5vLCA1MDAgZGVhZCBhbmQgNCBtb3Jl',
  ];
  for (const blob of blobs) {
    const text = `Before.\n${blob}\nAfter.`;
    const clean = forReaders(text);
    assert.equal(clean.length, text.length);
    assert.match(clean, /^Before\.\s+After\.$/u);
  }
});
