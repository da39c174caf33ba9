import type { QuantityWords } from '../../find/quantities/words.ts';
import type { NumberWords } from '../../text/number-words.ts';

export const numbers: NumberWords = {
  decimal: ',',
  words: {
    0: 'nöl',
    1: 'bir bır bırı bıreu bıreuı',
    2: 'eki ekı ekeu ekeuı ekeuınıñ ekıge',
    3: 'üş üşeu üşeuı üşeuınıñ üşke',
    4: 'tört törteu törteuı törtke',
    5: 'bes beseu beseuı beske',
    6: 'alty altau altauy altyğa',
    7: 'jeti jetı jeteu jeteuı jetıge',
    8: 'segiz segız segızı segızge',
    9: 'toğyz toğyzy toğyzğa',
    10: 'on onğa',
    20: 'jiyrma jyirma jiyrmadan jiyrmağa',
    30: 'otyz otyzğa otyzdan',
    40: 'qyryq qyryqqa qyryqtan',
    50: 'elu eluge eluden',
    60: 'alpys alpystan',
    70: 'jetpıs jetpis jetpısten',
    80: 'seksen seksennen',
    90: 'toqsan toqsannan',
    100: 'jüz jüzden',
    1000: 'myñ myñğa myñnan',
    1500: 'bır_jarym_myñ',
    2500: 'ekı_jarym_myñ',
  },
  multipliers: { 100: 'jüz jüzge jüzden', 1000: 'myñ myñğa myñnan', 1000000: 'million mln' },
  vague: 'bırneşe eşbır qandai_da',
  endings: true,
};

export const quantities: QuantityWords = {
  magnitude: 'magnituda*',
  scale: '(ball?* )?rihter* şkala*|rihter*',
  moment: 'momenttık magnituda*',
  quake: '(jer )?sılkın*|zılzala*|dümpu*|aftershok*|afterşok*|forşok*|seismikalyq',
  measured:
    'bağala*|dep (berdı|körsettı|habarlady|jariialady|tırkedı)|belgıle*|anyqta*|ölşe*|tırke*|körset*|qūrady|jettı|eñ (küştı|ırı|ülken)|küşı*|dūrysy',
  units:
    'sağat*|minut*|sekund*|täulık*|kün*|apta*|ai|aida|jyl*|jas*|paiyz*|teñge*|dollar*|myñ*|million*|mln|milliard*|santimetr*|sm|gradus*|tonna*|gektar*|ese|ret|adam*|üi',
  former:
    '(?=\\d[,.]\\d emes)|bastapqy*|alğaşqy* (mälımet*|derek*|bağa*|habar*|esep*)|alğaşynda|äuelı|(būğan deiın|būryn|aldymen) (* ){0,4}(dep|habarla*|körset*|ait*|bağala*)|avtomatty (türde|bağa*|esep*)',
  mistaken: 'qate (körset*|jaz*|berıldı)|qatelesıp|(alğaşqy|bırınşı) (nūsqa*|redaktsia*)',
  change: 'tömendet*|tüsır*|köter*|arttyr*|naqtyla*|tüzet*|özgert*|qaita (qara*|esepte*|bağala*)|azait*|jañart*|ornyna',
  fromEnding: '-?(dan|den|tan|ten|nan|nen)| ornyna',
  above: 'kemınde|arasynda|aralyğynda',
  beyond:
    '-?(dan|den|tan|ten|nan|nen) (asa|asatyn|asqan|aspa*|astam|joğary|tömen|kem|köp|küştı|artyq|ülken)|jäne odan (da )?(joğary|köp|küştı)|-?(ğa|ge|qa|ke) deiın',
  points: 'ball*|bal(ğa|dan|dyq|dy|dyñ|da|men|y|yna|dai)?',
  intensity: 'qarqyndyly*|intensivtı*',
  zone: '(seismi*|baldyq) (aimaq*|beldeu*)|tötep|tözımdı*|şydai*',
  km: 'şaqyrym*|kilometr*|km',
  metres: 'metr*',
  depth: 'tereñdı*',
  deep: 'tereñdı*|tereñ',
  pits: 'köl*|şahta*|ūñğyma*|kenış*|qūdy*',
  energyClass: 'energetikalyq klas*|energia klasy*',
  north: 's\\.e\\.?|soltüstık( (endık*|endıg*))?',
  south: 'o\\.e\\.?|oñtüstık( endık*)?',
  east: 'ş\\.b\\.?|şyğys( boilyq*)?',
  west: 'b\\.b\\.?|batys( boilyq*)?',
  latitude: 'endık*|endıg*',
  longitude: 'boily*',
  coordinates: 'koordinat*',
};
