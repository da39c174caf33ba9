import type { Language } from '../language.ts';
import { impact } from './impact/az.ts';
import { numbers, quantities } from './quantities/az.ts';

/** Azerbaijani. */
export const az: Language = {
  code: 'az',
  numbers,
  quantities,
  time: {
    months: 'yanvar* fevral* mart* aprel* may(ın|da|dakı|ında)? iyun* iyul* avqust* sentyabr* oktyabr* noyabr* dekabr*',
    weekdays:
      'bazar_ertəsi* çərşənbə_axşamı* çərşənbə(?!_axşam)(nin|yə|dən)? cümə_axşamı* cümə(?!_axşam)(_günü|yə)? şənbə* bazar_günü',
    days: { 0: 'bu_gün(kü)? bugün(kü)? bu(?=_(səhər|axşam))', 1: 'dünən(ki)?', 2: 'srağagün' },
    lastNight: '(ötən|dünən|bu|keçən)_gecə',
    nightTo: 'bağlayan_gecə',
    parts: {
      dawn: 'sübh(ə_yaxın|_tezdən|_çağı|_vaxtı)? səhərə_(yaxın|qarşı)',
      morning: 'səhər(_saatlarında|ki|in)?',
      day: 'günorta(dan_sonra)? gündüz(_saatlarında)?',
      evening: 'axşam(_saatlarında|üstü|kı)?',
      night: 'gecə(_saatlarında|si|dən)?',
    },
    noon: 'günorta(?!_?(dan|\\d|saat|radə))',
    midnight: 'gecə_?yarısı*',
    hours: 'bir* iki* üç* dörd* beş* altı* yeddi* səkkiz* doqquz* on(da|a)? on_bir* on_iki*',
    dates: [
      '{day} {month}( {year}(-?(ci|cı|cu|cü))?( il\\p{L}*)?)?',
      '{year}(-?(ci|cı|cu|cü))? il\\p{L}* {day} {month}',
      '{year}(-?(ci|cı|cu|cü))? il\\p{L}* {month}( ayının)?( {day}(-?\\p{L}{2,4})?)?',
      '{month}( ayının)? {day}-?(də|da|in|ın|un|ün|i|ı|u|ü|si|sı)(nd[əa])?',
      '{month} {year}',
    ],
    years: ['{year}(-?(ci|cı|cu|cü))? il\\p{L}*'],
    clocks: [
      '(saat )?{hour}(-?[əaeyıiuü]{1,2})? ({mw}|{min}) (?<to>)dəqiqə (qal\\p{L}*)',
      '(saat )?{hour}(-?[ıiuü])? ({mw}|{min}) dəqiqə (keç\\p{L}*)',
      '(?<past>)(saat )?{hour}(-?[əayıiuü]{1,2})? ({mw}|{min}) dəqiqə (işlə\\p{L}*)',
      'saat {h}[.:]{m}([.:]{s})?(-?\\p{L}{2,5})?',
      'saat {hour}(-?(də|da|dək|dan|dən)\\p{L}*)?( radə\\p{L}*| sula\\p{L}*)?',
      '{ahead}(?<={part} (saat )?){hour}(-?(də|da))( radə\\p{L}*)?',
      '(?<before>){hw} yarısında',
      '{h}[.:]{m}([.:]{s})?-?(də|da)(ki|kı)?',
    ],
    zones: ['{city} vaxtı\\p{L}*( ilə)?', '(?<city>(qrinviç|qrinvic)\\p{L}*)( vaxtı\\p{L}*)?( ilə| üzrə)?'],
    local: 'yerli_vaxt\\p{L}*(_ilə)?',
    glue: 'saat saatlarında günü tarixində tarixdə təxminən radələrində ilə və',
    statement: {
      after: 'tikil\\p{L}* (-?(ə|a|yə|ya)_)?(qədər|olan_məlumat\\p{L}*|açıqla\\p{L}*|bildir\\p{L}*|məlumat_ver\\p{L}*)',
    },
    errands:
      'siren\\p{L}* siqnal\\p{L}* bildiriş\\p{L}* qatar\\p{L}* reys\\p{L}* məktəb\\p{L}* dərs\\p{L}* xilasedici\\p{L}* komissiya\\p{L}* brifinq\\p{L}* iclas\\p{L}* toplantı\\p{L}* nazir(i|in)? başçı\\p{L}* metro elektrik\\p{L}* konsert\\p{L}*',
    origin:
      '(baş_ver\\p{L}*|qeydə_alın\\p{L}*|olub|oldu|olmuş\\p{L}*|hiss_(olun|edil|et)\\p{L}*|zəlzələ\\p{L}*|təkan\\p{L}*|silkələn\\p{L}*)',
  },
  places: {
    apostrophe: true,
    endings:
      'nın> nin> nun> nün> ın> in> un> ün> da> də> dan> dən> ya> yə> a> ə> nı> ni> nu> nü> ı> i> u> ü> dakı> dəki> nda>ı ndə>i ndan>ı ndən>i sında> sində> lı> li>',
    bareEndings:
      'larından>ları lərindən>ləri larının>ları lərinin>ləri nın> nin> nun> nün> dakı> dəki> dan> dən> da> də> ın> in> un> ün>',
    heads:
      'şəhər*|rayon*|kənd*|qəsəbə*|əyalət*|vilayət*|ada*|bölgə*|mahal*|mərkəz*|stansiya*|məntəqə*|sahil*|respublika*|dəniz*|göl*|yarımada*|il|ili*',
    compass: { N: 'şimal(?:i)?', E: 'şərq(?:i)?', S: 'cənub(?:i)?', W: 'qərb(?:i)?' },
    kilometres: 'kilometr*|km*',
    metres: 'metr*',
    owner: '(n?[ıiuü]n|n?d[aə]k[ıi]| (əyalətində|vilayətində|rayonunda|bölgəsində))',
    side: 'before',
    between: 'təxminən|istiqamətində|məsafədə|aralıda|uzaqlıqda|tərəfdə|doğru|aralı',
    link: 'təxminən|cəmi|tam',
    away: 'məsafə*|aralı*|uzaq*',
    same: 'şəhər*|stansiya*|rayon mərkəzi*|paytaxt*',
    centre: 'episentr*|ocaq*|ocağ*',
    epicentre: 'episentr*|ocaq*|ocağ*|yerləş*|baş ver*|qeydə alın*|olub|zəlzələ*|təkan*|silkələn*|sarsıdı*',
    denied: '>deyil',
    felt: 'hiss*|bal(?! gücündə)|bala|ballıq|sakin*|göndəril*|telefon*',
    territory: 'ərazisi*|akvatoriya*|sularında|sahilləri*|ərazisində',
    features: 'körfəzi|boğazı',
    pair: '>ilə|və>arasında*',
    border: 'sərhəd*',
    countries: {
      AF: 'əfqan*',
      AZ: 'azərbaycanlı*',
      TR: 'türkiyə*|türk',
      IR: 'iran*',
      GE: 'gürcü*|gürcüstan*',
      RU: 'rusiya*|rus',
      AM: 'erməni*|ermənistan*',
      KZ: 'qazax*',
      UZ: 'özbək*',
      CN: 'çin*',
      JP: 'yaponiya*|yapon',
      US: 'abş*|amerika*',
    },
    bodies:
      'universitet*|institut*|mərkəzi|xidmət*|nazirli*|səfirli*|xəstəxana*|hava liman*|agentli*|komitə*|idarə*|polis*|bələdiyyə başçı*|icra hakimiyyət*|vaxtı*|seysmoloq*|hökumət*|rəsədxana*|akademiya*',
    never:
      'Region Mərkəzi İnstitut Saat Tarix Dərinlik Maqnituda Hadisə Zəlzələ Episentr Ötən Əvvəlcə İkinci Respublika Seysmoloji Xidmət Mərkəzi Bu Onun Ölən Koordinatları Təkan Dünən Bu Fövqəladə',
  },
  impact,
  cues: {
    vague: ['(?<!yeraltı )təkan*|silkələn*|sarsıntı*'],
    quake: ['zəlzələ*|təkan*|silkələn*|yeraltı təkan*|yer titrə*|seysmik hadisə*|sarsıntı*'],
    occurred: ['qeydə al*|baş ver*|olub|oldu|olmuş*|hiss (ol*|ed*)|hiss edil*|meydana gəl*|duyul*|yaşan*'],
    aftershock: ['afterşok*|təkrar (təkan*|zəlzələ*|silkələn*)|təkrarlanan (təkan*|zəlzələ*)'],
    foreshock: ['forşok*|qabaqlayıcı təkan*|ilkin təkan*'],
    mainshock: ['(əsas|ana|başlıca) (zəlzələ*|təkan*)'],
    another: ['(ikinci|üçüncü|dördüncü|başqa|digər|daha bir|növbəti) (zəlzələ*|təkan*)|ikincisi*|üçüncüsü*'],
    blast: ['(karxana*|mədən*|sənaye|nüvə|planlı|daş karxana*) (partlayış*|partlat*)|partlatma iş*|partlayış*'],
    falseAlert: [
      '(siyahıdan|kataloqdan|bazadan) ([^ ]+ )?(çıxar*|sil*)|zəlzələ deyil*|düzgün (deyil*|olma*)',
      '(təsadüfən|səhvən) ([^ ]+ ){0,2}(göndəril*|yayıl*|yerləşdiril*)|belə (bir )?(zəlzələ*|təkan*) ([^ ]+ )?(olma*|qeydə alınma*|baş vermə*)|(texniki|sistem*|proqram*) (nasazlıq*|xəta*|səhv*)',
      '(yanlış|yalan|səhv|əsassız) (məlumat*|həyəcan*|xəbər*|siqnal*|xəbərdarlıq*|bildiriş*|yazı*)|məlumat yanlış*|(zəlzələ*|təkan*|hadisə*) ([^ ]+ ){0,3}(olmayıb|olmamış*|baş verməyib|baş vermə(yib|mişdir|miş)|qeydə alınmayıb|təsdiqlənmə*)|olmayıb|həqiqəti əks etdirmir|əsassızdır|(sistem*|avtomatik*|texniki|operator*) ([^ ]+ ){0,2}(səhv*|xəta*|nasaz*)|səhvən|yanlışlıqla|səhv (olub|idi|göndəril*|imiş)|(saxta|yalançı) ([^ ]+ )?(hesab*|səhifə*|kanal*|profil*)|(zəlzələ*|təkan*) ([^ ]+ ){0,3}(qeydə alınma*|qeyd olunma*|baş vermə*)|təkrar (yazı*|qeyd*)|təkrarlanan (yazı*|qeyd*)|heç bir (zəlzələ*|təkan*)|doğru (deyil*|olma*)|həqiqətə uyğun (deyil*|olma*)|(təlim*|sınaq*) ([^ ]+ )?(üçün|hazırlan*)|sınaq mesaj*|uydurma*',
    ],
    retraction: [
      '(səhvən|yanlışlıqla|təsadüfən) ([^ ]+ ){0,2}(göndəril*|yayıl*|dərc*|yerləşdiril*|paylaşıl*|ötürül*)|(siyahıdan|kataloqdan|bülletendən) ([^ ]+ )?(çıxar*|sil*)|etibarsız*',
      'geri (götür*|çağır*|çək*)|ləğv (ed*|olun*|etdi)|silin*|silib|sildi|çıxarıl*|təkzib*|götürülüb|dərcdən|həqiqəti əks etdirm*|sildik|silmiş*|saytdan (çıxar*|götür*|sil*)|üzr istə*|üzrxahlıq*|götürdük|geri (alın*|aldı*)',
    ],
    notRetraction: ['düzgün göstərici*|\\d deyil|sunami*|dərs*|reys*|qatar*|konsert*|oyun(lar|un)*|hərf səhv*'],
    drill: ['təlim*|ssenari*|şərti|guya|tədris həyəcan*|fərziyyə*|məşq*|simulyasiya*|uydurma|xəyali'],
    metaphor: ['(siyasi|iqtisadi|futbol*|maliyyə|əsl|bazar*) (zəlzələ*|təkan*|silkələn*)'],
    domain: [
      'birləşmə*|həmkarlar*|direktorlar şurası*|analitik*|opera*|orkestr*|dirijor*|musiqiçi*',
      'film*|kino*|aktyor*|roman(ı|da)?',
      'baş məşqçi*|məşqçi*|klub*|matç*|azarkeş*|futbolçu*|çempionat*|liqa*|bazar(ı|ında|da|ının)|səhm*|birja*|investor*|kredit*|seçki*|deputat*|partiya*|səsvermə*|istefa*|teatr*|rejissor*|müqavilə*|bank(ın|lar|ı)*|sponsor*|qol(lar)?|kriptovalyuta*',
    ],
    earlier: ['(gün|həftə|ay) (əvvəl|öncə)'],
    noQuake: ['zəlzələ deyil*'],
    forecast: [
      '(ildə|ayda|həftədə|əsrdə) [^ ]+ dəfə|(iki|üç|beş|on|yüz|\\d+|bir neçə) ildən bir|hər (il|ay|gün|həftə)|adətən|müntəzəm',
      'hesablanmalı*|hesablanıb',
      'davamlı*|dözümlü*',
      'olacaq*|baş verəcə*|falçı*|kahin*|bilər*|mümkün*|ehtimal*|proqnoz*|gözlən*|əgər|yaxın ([^ ]+ ){0,2}il*|model*|şayiə*|risk*',
    ],
    historical: [
      'il ötür|yad ed*|anım|qurbanların*',
      'il (əvvəl|öncə|keçir|keçdi|tamam)|ildönüm*|xatır*|anıl*|anma*|tarix(in|də|i)*|o zaman|həmin vaxt|abidə*|ən (güclü|dağıdıcı) [^.]{0,30}(biri|sayılır|qalır)',
    ],
    strongest: ['ən (güclü*|böyük*|şiddətli*)|sonuncusu*'],
    every: ['heç birində|hər ikisində|hamısında|hər iki (zəlzələ*|hadisə*)|hər üç*'],
    since: ['bəri|sonra|qədər'],
  },
};
