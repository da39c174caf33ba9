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

/** Shares of a number of houses, lists and grades of which one has the word, and what has no number. */
const SHARES: Impacts = {
  en: [
    ['Cracks opened in six of the forty houses, none wider than a fingernail.', 'buildingsDamaged 6'],
    ['About 640 houses, most of bush materials, are down or leaning.', 'buildingsDamaged 640'],
    ['A wall of a disused barn fell.', ''],
    ['Expecting damage: NO', ''],
    ['Chinese state media had not mentioned casualties by the early afternoon.', ''],
    ['Nobody was hurt, the sheriff said, in a county of 64 people.', 'deaths 0, injured 0'],
    ['A woman cut her hand on broken glass.', 'injured 1'],
  ],
  ru: [
    ['Из 87 осмотренных зданий в пяти появились трещины.', 'buildingsDamaged 5'],
    ['Трещины открылись в шести из сорока домов.', 'buildingsDamaged 6'],
    ['Трещины появились в 19 домах, ещё в трёх обвалились печные трубы.', 'buildingsDamaged 22'],
    ['Повреждены шесть домов и медпункт.', 'buildingsDamaged 7'],
  ],
  kk: [
    ['Үйлер бүлдірілген жоқ.', 'buildingsDamaged 0'],
    ['Ауруханаға үш адам түсті.', 'injured 3'],
  ],
  'kk-Latn': [['Üiler men äleumettık nysandar zaqymdalmağan.', 'buildingsDamaged 0']],
  ky: [
    ['Үч киши ооруканага жеткирилди.', 'injured 3'],
    ['Текшерилген 40 үйдүн жетөөндө жарака бар.', 'buildingsDamaged 7'],
    ['Жабыркагандар жок, бир дүкөндүн терезеси сынды.', 'deaths 0, injured 0'],
    ['Зыянга учураган үйлөрдүн санын жаңылады: кечээ 18 деп айтылса, бүгүн 46га жетти.', 'buildingsDamaged 46'],
  ],
  uz: [["83 ta uyni ko'zdan kechirdi: yigirma oltitasida yoriqlar aniqlandi.", 'buildingsDamaged 26']],
  tr: [
    ['210 bina ağır, 130 bina az hasarlı.', 'buildingsDamaged 340'],
    ["Valilik, yaralı sayısını 37 olarak güncelledi; dün bu sayı 29'du.", 'injured 37'],
    ['Yaralılardan dördünün durumu ağır.', 'injured 4 part'],
  ],
  az: [
    ['Yoxlanılan 48 evdən beşində çat aşkarlanıb.', 'buildingsDamaged 5'],
    ['Hələlik xəsarət alanlar və dağıntılar barədə müraciət daxil olmayıb.', ''],
  ],
  es: [
    ['Es la única persona herida.', 'injured 1'],
    ['Se agrietó un tramo de la ruta y se cayó un muro de una escuela.', ''],
  ],
  it: [
    [
      'I vigili hanno trovato lesioni in quattro palazzine e ne hanno sgomberate due.',
      'buildingsDamaged 2 part, buildingsDamaged 4',
    ],
    ['Non ci sono vittime né altri feriti.', 'deaths 0'],
  ],
  de: [['An vierzehn Wohnhäusern und der Pfarrkirche traten Mauerrisse auf.', 'buildingsDamaged 15']],
  id: [['Sebanyak 380 rumah, 27 sekolah dan 8 tempat ibadah rusak.', 'buildingsDamaged 415']],
  el: [['Ένας 78χρονος χτύπησε στο κεφάλι από σοβάδες.', 'injured 1']],
  ja: [['住宅7棟で壁の一部がはがれた。', 'buildingsDamaged 7']],
  zh: [['12间房屋和一所学校受损。', 'buildingsDamaged 13']],
};

testImpacts(DAMAGE);
testImpacts(SHARES);
