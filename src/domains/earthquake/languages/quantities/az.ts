import type { QuantityWords } from '../../find/quantities/words.ts';
import type { NumberWords } from '../../text/number-words.ts';

export const numbers: NumberWords = {
  decimal: ',',
  words: {
    0: 'sıfır',
    1: 'bir biri birinin',
    2: 'iki ikisi ikisinin ikiyə ikidən ikisində',
    3: 'üç üçü üçünün üçə üçündə',
    4: 'dörd dördü dördünün dördə dördündə',
    5: 'beş beşi beşinin beşə beşində',
    6: 'altı altısı altısının altıya altısında',
    7: 'yeddi yeddisi yeddisinin yeddiyə yeddisində',
    8: 'səkkiz səkkizi səkkizinin səkkizə səkkizində',
    9: 'doqquz doqquzu doqquzunun doqquza doqquzunda',
    10: 'on onu ona onunda',
    20: 'iyirmi iyirmiyə iyirmidən',
    30: 'otuz otuza otuzdan',
    40: 'qırx qırxa qırxdan',
    50: 'əlli əlliyə əllidən',
    60: 'altmış altmışa altmışdan',
    70: 'yetmiş yetmişə yetmişdən',
    80: 'səksən səksənə səksəndən',
    90: 'doxsan doxsana doxsandan',
    100: 'yüz yüzə yüzdən',
    1000: 'min minə mindən',
    2500: 'iki_yarım_min',
    1500: 'min_yarım bir_yarım_min',
  },
  multipliers: { 100: 'yüz yüzə yüzdən', 1000: 'min minə mindən', 1000000: 'milyon mln' },
  vague: 'bir_neçə heç hər_hansı',
  endings: true,
};

export const quantities: QuantityWords = {
  magnitude: 'maqnitud*',
  scale: '(bal* )?rixter*( şkala*)?',
  moment: 'moment maqnitud*',
  local: 'lokal maqnitud*|yerli maqnitud*',
  quake: 'zəlzələ*|təkan*|silkələn*|yeraltı|afterşok*|forşok*|seysmik*|titrə*|sarsıntı*',
  measured:
    'qiymətləndir*|ölç*|verib|verdi|bildir*|açıqla*|qeyd*|müəyyən*|hesabla*|göstər*|təşkil|çatıb|ən (güclü|böyük)|güc*|kimi|olaraq|elan|düzgün*|doğrusu',
  units:
    'saat*|dəqiqə*|saniyə*|gün*|həftə*|ay|ayda|il|ildə|illik|yaş*|faiz*|manat*|dollar*|min|milyon*|mln|milyard*|santimetr*|sm|dərəcə*|ton*|hektar*|dəfə|nəfər*|ev|evin|mərtəbə*|qəpik',
  former:
    '(?=\\d[,.]\\d deyil)|əvvəlcə(?= (* ){0,2}\\d[,.]\\d[^ ]* (açıqla|elan|bildir|qiymətləndir|ver|göstər|kimi|olaraq))|ilkin (məlumat*|qiymət*|dəyər*|olaraq|hesablama*)|ilk (əvvəl|olaraq|məlumat*|qiymət*|dəyər*|açıqlama*)|əvvəlcə (* ){0,3}(elan|bildir*|açıqla*|qiymət*|ver*)|əvvəlki (qiymət*|məlumat*|dəyər*)|daha əvvəl|bundan əvvəl|avtomatik (həll*|qiymət*|hesablama*)',
  mistaken:
    'səhvən|yanlışlıqla|səhv (göstər*|yaz*|veril*)|(əvvəlki|ilk|birinci) (versiya*|variant*)|yanlış (göstər*|yaz*)',
  change:
    'endir*|azalt*|artır*|yüksəlt*|dəqiqləşdir*|düzəliş*|düzəlt*|dəyiş*|yenilə*|yenidən (hesabla*|qiymətləndir*)|korrektə*|əvəzinə',
  fromEnding: "-?'? ?(dan|dən)| əvəzinə",
  above: 'ən azı|azı|arasında|ən çoxu|maksimum',
  beyond:
    "-?'?(dan|dən) (yuxarı|çox|böyük|artıq|güclü|aşağı|az|kiçik|yüksək)|və (daha )?(yuxarı|çox|yüksək|güclü)|-?[aəyn]{0,2} qədər|-?(i|ı|u|ü) (keç|aş)*",
  points: 'ball*|bal(a|dan|dır|dı|ı|da|dək)?',
  intensity: 'intensivli*',
  zone: 'seysmik zona*|ballı zona*|davamlı*|dözümlü*|dözə*|hesablanıb',
  km: 'kilometr*|km',
  miles: 'mil',
  metres: 'metr*',
  depth: 'dərinli*',
  deep: 'dərinli*|dərində',
  pits: 'göl*|mədən*|quyu*|şaxta*|su anbar*|tunel*',
  energyClass: 'enerji sinf*|energetik sinf*',
  north: 'şimal( en*)?|şm\\.?( e\\.?)?',
  south: 'cənub( en*)?',
  east: 'şərq( uzun*)?',
  west: 'qərb( uzun*)?',
  latitude: 'enliy*|en dairə*|enlik*',
  longitude: 'uzunluq*|uzunluğ*',
  coordinates: 'koordinat*',
};
