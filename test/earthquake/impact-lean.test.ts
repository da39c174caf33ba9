import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCounts, findTsunami } from '../../src/domains/earthquake/find/impact.ts';
import { languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

/** `deaths 3, injured 45`, in the order of the alphabet; nothing where nothing is counted. */
const SAID: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ne: [
    ['उक्त भूकम्पमा ८ हजार ९७९ जनाको ज्यान गयो र २२ हजार ३०९ जना घाइते भए।', 'deaths 8979, injured 22309'],
    ['मृत्यु हुनेको संख्या १५ पुगेको छ।', 'deaths 15'],
    ['मानवीय क्षति भएको छैन।', 'deaths 0, injured 0'],
    ['हालसम्म क्षतिको विवरण प्राप्त भएको छैन।', ''],
  ],
  id: [
    ['Gempa menewaskan 3 orang dan melukai 45 lainnya.', 'deaths 3, injured 45'],
    ['Sebanyak 12 orang meninggal dunia dan 120 luka-luka.', 'deaths 12, injured 120'],
    ['Tidak ada korban jiwa maupun luka.', 'deaths 0, injured 0'],
    ['Belum ada laporan korban atau kerusakan.', ''],
    ['Korban tewas bertambah menjadi 19 orang.', 'deaths 19'],
    ['BMKG mengeluarkan peringatan dini tsunami.', 'tsunami true'],
    ['Peringatan tsunami telah berakhir.', 'tsunami true'],
    ['Seorang warga terluka.', 'injured 1'],
    ['Tidak ada kerusakan bangunan.', 'buildingsDamaged 0'],
  ],
  ja: [
    ['この地震による津波の心配はありません。', 'tsunami false'],
    ['気象庁は津波注意報を発表した。', 'tsunami true'],
    ['津波警報は解除された。', 'tsunami true'],
    ['死者は12人、負傷者は340人に上った。', 'deaths 12, injured 340'],
    ['死者3人、けが人45人。', 'deaths 3, injured 45'],
    ['けが人はいない。', 'deaths 0, injured 0'],
    ['けが人や建物の被害の情報は入っていない。', ''],
    ['人的被害や建物被害はなかった。', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['住宅12棟が全壊し、340棟が半壊した。', 'buildingsDamaged 12, buildingsDamaged 340'],
    ['2人が転倒して軽傷を負った。', 'injured 2'],
    ['6434人が死亡した。', 'deaths 6434'],
  ],
  zh: [
    ['地震造成3人死亡，45人受伤。', 'deaths 3, injured 45'],
    ['已致12人遇难、120人受伤。', 'deaths 12, injured 120'],
    ['暂无人员伤亡报告。', ''],
    ['未造成人员伤亡和财产损失。', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['截至目前暂未接到人员伤亡和房屋倒塌报告。', ''],
    ['房屋倒塌340间。', 'buildingsDamaged 340'],
    ['340间房屋受损。', 'buildingsDamaged 340'],
    ['不会引发海啸。', 'tsunami false'],
    ['发布海啸黄色预警。', 'tsunami true'],
    ['遇难人数升至19人。', 'deaths 19'],
    ['2人轻伤。', 'injured 2'],
    ['无人伤亡。', 'deaths 0, injured 0'],
  ],
  fa: [
    ['سه نفر کشته و ۴۵ نفر زخمی شدند.', 'deaths 3, injured 45'],
    ['این زلزله تلفات جانی نداشت.', 'deaths 0'],
    ['این زمین‌لرزه خسارت جانی و مالی نداشته است.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['تاکنون گزارشی از خسارت یا تلفات دریافت نشده است.', ''],
    ['بیش از ۱۲۰ خانه تخریب شد.', 'buildingsDamaged 120'],
    ['شمار مصدومان به ۵۸ نفر رسید.', 'injured 58'],
    ['هشدار سونامی صادر نشد.', 'tsunami false'],
  ],
  it: [
    ['Tre morti e 45 feriti.', 'deaths 3, injured 45'],
    ['Il bilancio è di 299 vittime.', 'deaths 299'],
    ['Non si segnalano danni a persone o cose.', ''],
    ['Nessun ferito e nessun danno.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Non ci sono stati danni né feriti.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Il terremoto uccise 309 persone e ne ferì 1.600.', 'deaths 309'],
    ['Sono 120 le case danneggiate.', 'buildingsDamaged 120'],
  ],
  el: [
    ['Τρεις νεκροί και 45 τραυματίες.', 'deaths 3, injured 45'],
    ['Δεν υπάρχουν αναφορές για ζημιές.', ''],
    ['Δεν προκλήθηκαν ζημιές ούτε τραυματισμοί.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Ο σεισμός στοίχισε τη ζωή σε 143 ανθρώπους.', 'deaths 143'],
    ['Ζημιές υπέστησαν 120 σπίτια.', 'buildingsDamaged 120'],
    ['Δεν υπάρχει κίνδυνος για τσουνάμι.', 'tsunami false'],
  ],
  fr: [
    ['Le séisme a fait trois morts et 45 blessés.', 'deaths 3, injured 45'],
    ["Aucun blessé ni dégât n'est à déplorer.", 'buildingsDamaged 0, deaths 0, injured 0'],
    ["Aucune victime n'a été signalée.", ''],
    ["Aucun dégât ni blessé n'a été signalé pour l'heure.", ''],
    ['Quelque 120 maisons ont été endommagées.', 'buildingsDamaged 120'],
    ['Le bilan est passé de 12 à 19 morts.', 'deaths 19'],
    ['Deux personnes ont été légèrement blessées.', 'injured 2'],
    ["Il n'y a ni victime ni dégât.", 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Une alerte au tsunami a été émise puis levée.', 'tsunami true'],
  ],
  de: [
    ['Drei Menschen kamen ums Leben, 45 wurden verletzt.', 'deaths 3, injured 45'],
    ['Es gab keine Verletzten.', 'deaths 0, injured 0'],
    ['Meldungen über Schäden oder Verletzte lagen zunächst nicht vor.', ''],
    ['Mindestens 120 Häuser wurden beschädigt.', 'buildingsDamaged 120'],
    ['Schäden wurden nicht gemeldet.', ''],
    ['Die Zahl der Toten stieg auf 19.', 'deaths 19'],
    ['Eine Tsunamiwarnung wurde nicht ausgegeben.', 'tsunami false'],
    ['Verletzt wurde niemand, an 17 Häusern entstanden Risse.', 'buildingsDamaged 17, deaths 0, injured 0'],
  ],
  pt: [
    ['O sismo fez três mortos e 45 feridos.', 'deaths 3, injured 45'],
    ['Não há registo de vítimas ou danos.', ''],
    ['Não houve vítimas nem danos.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Não causou danos pessoais nem materiais.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Pelo menos 120 casas ficaram danificadas.', 'buildingsDamaged 120'],
    ['Não há risco de tsunami.', 'tsunami false'],
    ['O número de mortos subiu para 19.', 'deaths 19'],
  ],
};

const said = (code: string, text: string): string => {
  const language = languageOf(code);
  assert.ok(language !== null && language.code === code, code);
  return sentencesOf('', text)
    .flatMap((sentence) => [
      ...findCounts(sentence, language).map(
        ({ what, value, standing }) => `${what} ${value}${standing === 'total' ? '' : ` ${standing}`}`,
      ),
      ...findTsunami(sentence, language).map(({ warning }) => `tsunami ${warning}`),
    ])
    .sort()
    .join(', ');
};

for (const [code, lines] of Object.entries(SAID)) {
  describe(`what an earthquake did, in ${code}`, () => {
    for (const [text, expected] of lines) it(text, () => assert.equal(said(code, text), expected));
  });
}
