import { type Impacts, testImpacts } from './impacts.ts';

/** Houses by how badly they fared, those of so many inspected, and inspections that found nothing. */
const DAMAGE: Impacts = {
  en: [
    ['Officials counted 12 homes destroyed and 18 damaged.', 'buildingsDamaged 30'],
    ['He said 41 houses had been completely and 22 partially damaged.', 'buildingsDamaged 63'],
    ['At least 540 houses, most of them of stone and mud, are damaged or flattened.', 'buildingsDamaged 540'],
    ['Of 880 buildings inspected so far, 64 were red- or yellow-tagged.', 'buildingsDamaged 64'],
    ['All 58 schools in the district were inspected and no structural damage was found.', 'buildingsDamaged 0'],
  ],
  ru: [
    ['Спасатели обошли 23 школы и повреждений не обнаружили.', 'buildingsDamaged 0'],
    ['Осмотрены две школы: трещин не нашли.', ''],
    ['Специалисты обследуют 420 зданий на предмет повреждений.', ''],
  ],
  tr: [
    ["Ekipler bin 240 binayı dolaştı; 214'ünde hasar belirlendi.", 'buildingsDamaged 214'],
    ['AFAD ekipleri 860 binada hasar tespiti yapacak.', ''],
    ['İki kişi ile merdivende düşen bir kadın yaralandı.', 'injured 3'],
  ],
  uz: [['Tekshirilgan 500 ta uydan 41 tasida yoriq aniqlandi.', 'buildingsDamaged 41']],
  ky: [['Текшерилген 500 үйдүн 41инде жарака табылды.', 'buildingsDamaged 41']],
  zh: [['倒塌房屋12间，严重损坏24间。', 'buildingsDamaged 36']],
  ja: [['ビル6棟の外壁が落ちた。', 'buildingsDamaged 6']],
  pt: [['Três casas de taipa racharam.', 'buildingsDamaged 3']],
};

testImpacts(DAMAGE);
