import type { Language } from '../language.ts';
import { impact } from './impact/az.ts';

/** Azerbaijani. */
export const az: Language = {
  code: 'az',
  numbers: {
    decimal: ',',
    words: {
      0: 'sıfır',
      1: 'bir biri birinin',
      2: 'iki ikisi ikisinin ikiyə ikidən',
      3: 'üç üçü üçünün üçə',
      4: 'dörd dördü dördünün dördə',
      5: 'beş beşi beşinin beşə',
      6: 'altı altısı altısının altıya',
      7: 'yeddi yeddisi yeddisinin yeddiyə',
      8: 'səkkiz səkkizi səkkizinin səkkizə',
      9: 'doqquz doqquzu doqquzunun doqquza',
      10: 'on onu ona',
      20: 'iyirmi iyirmiyə',
      30: 'otuz otuza',
      40: 'qırx qırxa',
      50: 'əlli əlliyə',
      60: 'altmış',
      70: 'yetmiş',
      80: 'səksən',
      90: 'doxsan',
      100: 'yüz yüzə',
      1000: 'min minə',
    },
    multipliers: { 100: 'yüz yüzə', 1000: 'min minə mindən', 1000000: 'milyon mln' },
    vague: 'bir_neçə',
    endings: true,
  },
  quantities: {
    magnitude: 'maqnitud*',
    scale: '(bal* )?rixter*( şkala*)?',
    moment: 'moment maqnitud*',
    local: 'lokal maqnitud*|yerli maqnitud*',
    quake: 'zəlzələ*|təkan*|silkələn*|yeraltı|afterşok*|forşok*|seysmik*|titrə*|sarsıntı*',
    measured:
      'qiymətləndir*|ölç*|verib|verdi|bildir*|açıqla*|qeyd*|müəyyən*|hesabla*|göstər*|təşkil|çatıb|ən (güclü|böyük)|güc*|kimi|olaraq|elan',
    units:
      'saat*|dəqiqə*|saniyə*|gün*|həftə*|ay|ayda|il|ildə|illik|yaş*|faiz*|manat*|dollar*|min|milyon*|mln|milyard*|santimetr*|sm|dərəcə*|ton*|hektar*|dəfə|nəfər*|ev|evin|mərtəbə*|qəpik',
    former:
      'ilkin (məlumat*|qiymət*|dəyər*|olaraq|hesablama*)|ilk (əvvəl|olaraq|məlumat*|qiymət*|dəyər*|açıqlama*)|əvvəlcə (\\p{L}+ ){0,3}(elan|bildir*|açıqla*|qiymət*|ver*)|əvvəlki (qiymət*|məlumat*|dəyər*)|daha əvvəl|bundan əvvəl|avtomatik (həll*|qiymət*|hesablama*)|əvəzinə',
    mistaken:
      'səhvən|yanlışlıqla|səhv (göstər*|yaz*|veril*)|(əvvəlki|ilk|birinci) (versiya*|variant*)|yanlış (göstər*|yaz*)',
    change:
      'endir*|azalt*|artır*|yüksəlt*|dəqiqləşdir*|düzəliş*|düzəlt*|dəyiş*|yenilə*|yenidən (hesabla*|qiymətləndir*)|korrektə*',
    fromEnding: "-?'? ?(dan|dən)",
    above: 'ən azı|azı|arasında|ən çoxu|maksimum',
    beyond:
      "-?'?(dan|dən) (yuxarı|çox|böyük|artıq|güclü|aşağı|az|kiçik|yüksək)|və (daha )?(yuxarı|çox|yüksək|güclü)|-?[aəyn]{0,2} qədər|-?(i|ı|u|ü) (keç|aş)\\p{L}*",
    points: 'bal*',
    intensity: 'intensivli*',
    zone: 'seysmik zona*|ballı zona*|davamlı*|dözümlü*|dözə*|hesablanıb',
    km: 'kilometr*|km',
    miles: 'mil',
    metres: 'metr*',
    depth: 'dərinli*',
    deep: 'dərinli*|dərində',
    pits: 'göl*|mədən*|quyu*|şaxta*|su anbar*|dəniz*|tunel*',
    energyClass: 'enerji sinf*|energetik sinf*',
    north: 'şimal( en*)?|şm\\.?( e\\.?)?',
    south: 'cənub( en*)?',
    east: 'şərq( uzun*)?',
    west: 'qərb( uzun*)?',
    latitude: 'enliy*|en dairə*|enlik*',
    longitude: 'uzunlu[qğ]\\p{L}*',
    coordinates: 'koordinat*',
  },
  time: {},
  places: {},
  impact,
  cues: {
    quake: ['zəlzələ*|təkan*|silkələn*|yeraltı təkan*|yer titrə*|seysmik hadisə*|sarsıntı*'],
    occurred: ['qeydə al*|baş ver*|olub|oldu|olmuş*|hiss (ol*|ed*)|hiss edil*|meydana gəl*|duyul*|yaşan*'],
    aftershock: ['afterşok*|təkrar (təkan*|zəlzələ*|silkələn*)|təkrarlanan (təkan*|zəlzələ*)'],
    foreshock: ['forşok*|qabaqlayıcı təkan*|ilkin təkan*'],
    mainshock: ['(əsas|ana|başlıca) (zəlzələ*|təkan*)'],
    another: ['(ikinci|üçüncü|dördüncü|başqa|digər|daha bir|növbəti) (zəlzələ*|təkan*)|ikincisi*|üçüncüsü*'],
    blast: [
      '(karxana*|mədən*|sənaye|nüvə|planlı|daş karxana*) (partlayış*|partlat*)|partlatma iş*|partlayış işlər*|partlayışdan',
    ],
    falseAlert: [
      '(yanlış|yalan|səhv|əsassız) (məlumat*|həyəcan*|xəbər*|siqnal*|xəbərdarlıq*|bildiriş*|yazı*)|məlumat yanlış*|(zəlzələ*|təkan*|hadisə*) ([^ ]+ ){0,3}(olmayıb|olmamış*|baş verməyib|baş vermə(yib|mişdir|miş)|qeydə alınmayıb|təsdiqlənmə*)|olmayıb|həqiqəti əks etdirmir|əsassızdır',
    ],
    retraction: [
      'geri (götür*|çağır*|çək*)|ləğv (ed*|olun*|etdi)|silin*|silib|sildi|çıxarıl*|təkzib*|götürülüb|dərcdən',
    ],
    notRetraction: ['sunami*|dərs*|reys*|qatar*|konsert*|oyun(lar|un)*|hərf səhv*'],
    drill: ['təlim*|ssenari*|şərti|guya|tədris həyəcan*|fərziyyə*|məşq*|simulyasiya*|uydurma|xəyali'],
    metaphor: ['(siyasi|iqtisadi|futbol*|maliyyə|əsl|bazar*) (zəlzələ*|təkan*|silkələn*)'],
    domain: [
      'baş məşqçi*|məşqçi*|klub*|matç*|azarkeş*|futbolçu*|çempionat*|liqa*|bazar(ı|ında|da|ının)|səhm*|birja*|investor*|kredit*|seçki*|deputat*|partiya*|səsvermə*|istefa*|teatr*|rejissor*|müqavilə*|bank(ın|lar|ı)*|sponsor*|qol(lar)?|kriptovalyuta*',
    ],
    forecast: ['bilər*|mümkün*|ehtimal*|proqnoz*|gözlən*|əgər|yaxın ([^ ]+ ){0,2}il*|model*|şayiə*|risk*'],
    historical: [
      'il (əvvəl|öncə|keçir|keçdi|tamam)|ildönüm*|xatır*|anıl*|anma*|tarix(in|də|i)*|o zaman|həmin vaxt|abidə*|ən (güclü|dağıdıcı) [^.]{0,30}(biri|sayılır|qalır)',
    ],
    strongest: ['ən (güclü*|böyük*|şiddətli*)|sonuncusu*'],
    every: ['heç birində|hər ikisində|hamısında|hər iki (zəlzələ*|hadisə*)|hər üç*'],
    since: ['bəri|sonra|qədər'],
  },
};
