import type { Language } from '../language.ts';
import { impact } from './impact/uz.ts';
import { numbers, quantities } from './quantities/uz.ts';

/** Uzbek, in Latin letters and some words in Cyrillic. */
export const uz: Language = {
  code: 'uz',
  numbers,
  quantities,
  time: {
    months:
      '(yanvar|январ)[\\p{L}\\p{M}]* (fevral|феврал)[\\p{L}\\p{M}]* (mart|март)[\\p{L}\\p{M}]* (aprel|апрел)[\\p{L}\\p{M}]* (may|май)(da|dagi|ning|да|даги)? (iyun|июн)[\\p{L}\\p{M}]* (iyul|июл)[\\p{L}\\p{M}]* (avgust|август)[\\p{L}\\p{M}]* (sent(y)?abr|сентябр)[\\p{L}\\p{M}]* (okt(y)?abr|октябр)[\\p{L}\\p{M}]* (noyabr|ноябр)[\\p{L}\\p{M}]* (dekabr|декабр)[\\p{L}\\p{M}]*',
    weekdays:
      '(dushanba|душанба)[\\p{L}\\p{M}]* (seshanba|сешанба)[\\p{L}\\p{M}]* (chorshanba|чоршанба)[\\p{L}\\p{M}]* (payshanba|пайшанба)[\\p{L}\\p{M}]* (juma|жума)(_kuni|_куни|ga|da|га|да)? (shanba|шанба)[\\p{L}\\p{M}]* (yakshanba|якшанба)[\\p{L}\\p{M}]*',
    days: { 0: 'bugun(gi)? бугун(ги)?', 1: 'kecha(gi)? кеча(ги)?' },
    lastNight: "(o'tgan|kecha|bugun|shu)_(tun(da)?|kechasi) кеча_тунда ўтган_тунда",
    nightTo: "o'tar_kechasi",
    parts: {
      dawn: 'sahar(da|gi)? tong_(otar|sahar)[\\p{L}\\p{M}]*',
      morning: 'ertalab(ki)? tong(gi|da)? эрталаб(ки)? тонг(ги)?',
      day: 'kunduz(i|gi)? (peshin|tush)dan_keyin* кундузи пешиндан_кейин',
      evening: 'kechqurun(gi)? kechki oqshom* кечқурун(ги)? кечки',
      night: 'tun(gi|da)? kechasi тунги тунда',
    },
    noon: 'peshin(da)? tush_paytida',
    midnight: 'yarim_tun*',
    hours: "bir* ikki* uch* to'rt* besh* olti* yetti* sakkiz* to'qqiz* o'n(da|ga|lar\\p{L}*)? o'n_bir* o'n_ikki*",
    dates: [
      '{year}[- ](yil|йил)\\p{L}* {day}[- ]?{month}',
      '{day}[- ]?{month}(,? {year}([- ](yil|йил)\\p{L}*)?)?',
      '{year}[- ](yil|йил)\\p{L}* {month}( {day}-?(si|sida|да|ida|сида))?',
      '{month} {day}-?(si|sida|ida|сида)',
    ],
    years: ['{year}[- ](yil|йил)\\p{L}*'],
    clocks: [
      '(soat )?{hour} ?-?(ga) ({mw}|{min}) (?<to>)(daqiqa|minut)\\p{L}* qol\\p{L}*',
      '(soat )?{hour} ?-?(ga) chorak qol(?<quarterto>)\\p{L}*',
      "(soat )?{hour} ?-?(dan) ({mw}|{min}) (daqiqa|minut)\\p{L}* (o'tgan|o'tib)\\p{L}*",
      "(soat )?{hour} ?-?dan chorak o'tgan(?<quarter>)\\p{L}*",
      "(soat|соат) {h} ?dan {min} (daqiqa|minut) o'tgan\\p{L}*",
      '(soat|соат)(lar)? {h}[.:]{m}([.:]{s})?( ?-?(da|larda|да|ларда))?',
      '(soat|соат) {hour}( yarim\\p{L}*(?<half>))?([- ]?(da|larda|lar|да|ларда)\\p{L}*)?( atrof\\p{L}*| chama\\p{L}*)?',
      '{ahead}(?<={part} ){hour}([- ]?(da|larda|lar|да|ларда))( atrof\\p{L}*)?',
    ],
    zones: [
      "{city} vaqti\\p{L}*( bilan| bo'yicha)?",
      "vaqt( -| –| —)? (?<city>toshkent\\p{L}*)( bo'yicha| bilan)?",
      '{city} вақти\\p{L}*( билан| бўйича)?',
      "(?<city>grinvich\\p{L}*)( vaqti\\p{L}*)?( bo'yicha| bilan)?",
    ],
    local: "mahalliy_vaqt\\p{L}*(_bilan|_bo'yicha)? маҳаллий_вақт\\p{L}*(_билан)?",
    glue: "soat kuni taxminan bilan bo'yicha соат куни тахминан билан soatlarda",
    statement: {
      after:
        "qurilgan\\p{L}* ([-_]?(ga|ga_qadar)_)?(holat\\p{L}*|qadar|ma'lum_qil\\p{L}*|xabar_ber\\p{L}*) gacha ҳолат\\p{L}*",
    },
    errands:
      "sirena\\p{L}* signal\\p{L}* xabarnoma\\p{L}* poyezd\\p{L}* reys\\p{L}* maktab\\p{L}* dars\\p{L}* qutqaruvchi\\p{L}* komissiya\\p{L}* brifing\\p{L}* yig'ilish\\p{L}* hokim\\p{L}* vazir(i|ning)? elektr\\p{L}* metro мактаб\\p{L}* ҳоким\\p{L}* брифинг\\p{L}* қутқарувчи\\p{L}* поезд\\p{L}* комиссия\\p{L}*",
    origin:
      "(sodir|yuz_ber\\p{L}*|ro'y_ber\\p{L}*|qayd_e[td]\\p{L}*|sezil\\p{L}*|his_q?\\p{L}*|zilzila\\p{L}*|silkin\\p{L}*|bo'lgan|bo'ldi|зилзила\\p{L}*|содир|силкин\\p{L}*)",
  },
  places: {
    apostrophe: false,
    endings:
      'ning> ga> ka> qa> da> dan> ni> dagi> gacha> lik> i> si> ida> idan> sida> sidan> sining> ining> iga> idagi> sidagi> нинг> га> ка> қа> да> дан> ни> даги> лик> и> си> ида> идан> сида> сининг> ининг> идаги>',
    bareEndings: 'ning> dagi> dan> da> ga> ka> qa> нинг> даги> дан> да> га> ка> қа>',
    heads:
      'stansiya*|станция*|shahar(da|dan|ga|ning|cha*|dagi)?|shahr(i|ida|idan|iga|ini|ining|idagi|lari*)|tuman*|viloyat*|qishlog*|qishloq*|posyolka*|poselka*|mavze*|vodiy*|vodiysi*|respublika*|orol*|markaz*|hudud*|viloyati|шаҳар(да|дан|га|нинг|ча*|даги)?|шаҳр(и|ида|идан|ига|ини|ининг|идаги|лари*)|туман*|вилоят*|қишлоғ*|қишлоқ*|водий*|орол*|марказ*|республика*|dengiz*|денгиз*|koʻli|provinsi*|shtat*',
    compass: {
      N: 'shimol(?:i|iy)?|шимол(?:ий|и)?',
      E: 'sharq(?:iy|i)?|шарқ(?:ий|и)?',
      S: 'janub(?:iy|i)?|жануб(?:ий|и)?',
      W: "g'arb(?:iy|i)?|ғарб(?:ий|и)?",
    },
    compassLetters: 'SHJG',
    kilometres: 'kilometr*|chaqirim*|km*|километр*|чақирим*',
    metres: 'metr*|метр*',
    owner: '(ning|dagi| viloyati(da)?|нинг|даги| вилояти(да)?)',
    generic: 'viloyati*|tumani*|vodiysi*|вилояти*|тумани*|водийси*',
    side: 'before',
    between:
      'tomonda*|tomon|tomonga|qarab|masofada|uzoqlikda|narida|taxminan|тарафда|томонда|масофада|узоқликда|тахминан|taraf*|undan',
    link: 'taxminan|salkam|atigi|тахминан|атиги|qariyb',
    away: 'masofa*|uzoqlik*|uzoq*|narida|масофа*|узоқлик*|нарида',
    same: 'shahar*|shahr*|tuman markazi*|poytaxt*|шаҳар*|пойтахт*',
    centre: 'epitsentr*|oʻchoq*|эпицентр*|ўчоқ*',
    epicentre:
      "epitsentr*|epimarkaz*|o'cho(g'|q)*|joylash*|ro'y ber*|yuz ber*|sodir bo'l*|qayd et*|silkin*|zilzila*|эпицентр*|ўчоғ*|жойлаш*|рўй бер*|юз бер*|содир бўл*|қайд эт*|силкин*|зилзила*",
    denied: '>emas',
    felt: 'sezildi|sezil*|his qil*|his et*|ball*|aholi*|сезил*|ҳис қил*|балл*|аҳоли*|yuboril*|telefon*',
    territory: 'hududi*|hududida|sohil*|togʻlarida|ҳудуди*|соҳил*',
    pair: '>bilan|va>oraligʻi*|oʻrtasi*|orasi*',
    border: 'chegara*|чегара*',
    countries: {
      AF: "afgʻon*|afg'on*|афғон*",
      UZ: "o'zbek*|ўзбек*",
      KZ: "qozog'iston*|qozoq*|қозоғистон*|қозоқ*",
      KG: "qirg'iz*|қирғиз*",
      TJ: 'tojik*|тожик*',
      TM: 'turkman*|туркман*',
      CN: 'xitoy*|хитой*',
      RU: 'rossiya*|россия*|rus',
      TR: 'turkiya*|туркия*|turk',
      IR: 'eron*|эрон*',
      JP: 'yaponiya*|япония*',
      US: 'aqsh*|ақш*|amerika*',
      ID: 'indoneziya*',
      PK: 'pokiston*|покистон*',
    },
    bodies:
      'universitet*|institut*|vazirlig*|vazirlik|elchixona*|shifoxona*|kasalxona*|aeroport*|agentlig*|qoʻmita*|boshqarma*|hokim*|vaqti*|seysmolog*|hukumat*|rasadxona*|xizmat*',
    never:
      'Bir Ikki Uch Besh Soat Chuqurlik Magnituda Sana Kecha Bugun Vazirlik Zilzila Yer Epitsentr Favqulodda Milliy Respublika Markaz Bu Ular Yil Oʻn Oʻshanda Rasmiy Aholi Mutaxassislar Бугун Кеча Вазирлик Зилзила Ер Эпицентр Миллий Бу',
  },
  impact,
  cues: {
    vague: ['(?<!yer )silkin*|tebran*|(?<!ер )силкин*'],
    quake: [
      'zilzila*|yer (silkin*|qimirla*)|silkin*|tebran*|yer osti (zarba*|turtki*)|зилзила*|ер силкин*|ер қимирла*|силкин*',
    ],
    occurred: [
      "qayd (et*|qilin*)|yuz ber*|sodir boʼl*|boʼldi|boʼlgan*|bo'ldi|bo'lgan*|sezil*|his (qil*|et*)|ro'y ber*|roʼy ber*|рўй бер*|юз бер*|қайд эт*|сезил*",
    ],
    aftershock: [
      'aftershok*|afterшok*|qayta(lanuvchi|riy|lama|lanma)? (silkin*|zarba*|tebran*|zilzila*)|takroriy (silkin*|zilzila*|zarba*)|афтершок*',
    ],
    foreshock: ['forshok*|oldingi zarba*|форшок*'],
    mainshock: ['(asosiy|bosh|dastlabki kuchli) (zilzila*|silkin*|zarba*)|асосий (зилзила*|силкин*)'],
    another: [
      "(ikkinchi|uchinchi|to'rtinchi|toʼrtinchi|boshqa|yana bir|keyingi) (zilzila*|silkin*|zarba*)|ikkinchisi*|uchinchisi*",
    ],
    blast: ['(karyer*|sanoat|kon|yadroviy|rejali|texnologik) portla*|portlatish ish*|portla(sh|tish)*|карьер* портла*'],
    falseAlert: [
      "(ro'yxatdan|katalogdan|bazadan) ([^ ]+ )?(chiqar*|o'chir*|olib)|zilzila emas",
      "(xato(lik bilan)?|adashib) ([^ ]+ ){0,2}(yuboril*|tarqatil*|joylashtiril*|e'lon qilin*|jo'natil*)|tasdiqlanma(di|gan)|bunday (zilzila*|silkin*) ([^ ]+ )?(bo'lma*|qayd etilma*)",
      "(yolg'on|soxta|noto'g'ri|xato) (xabar*|ma'lumot*|signal*|ogohlantir*|trevoga*|yozuv*)|(zilzila*|silkin*|hodisa*) ([^ ]+ ){0,3}(bo'lmagan*|yuz bermagan*|qayd etilmagan*|kuzatilmagan*|tasdiqlanma*|ro'y bermagan*|bo'lmadi)|xato(lik)? bilan|asossiz*|haqiqatga to'g'ri kelmaydi|bo'lmagan ekan|(tizim*|avtomatik*|texnik*|dastur*) ([^ ]+ ){0,2}(xato*|nosozlik*)|adashib|yanglish*|(soxta|qalbaki) ([^ ]+ )?(akkaunt*|sahifa*|kanal*|hisob*|profil*)|hech qanday ([^ ]+ )?(zilzila*|silkin*|yer qimirla*)|(zilzila*|silkin*) ([^ ]+ ){0,2}(qayd et(magan*|madi*|ilmadi*|ilmagan*))|takroriy yozuv*|(mashg'ulot*|mashq*|sinov*) ([^ ]+ )?(uchun|tayyorlangan*)|sinov xabar*|yolg'on*|noto'g'ri (edi|ekan*|chiqdi|bo'l*)|haqiqat emas",
    ],
    retraction: [
      "(xato(lik bilan)?|adashib|yanglish*|bilmasdan) ([^ ]+ ){0,2}(yuboril*|tarqatil*|joylashtiril*|e'lon qilin*|jo'natil*)|(ro'yxatdan|katalogdan|saytdan|bazadan) ([^ ]+ )?(chiqaril*|o'chir*|olib)",
      "haqiqatga to'g'ri kelma*|bekor qil*|qaytarib ol*|chaqirib ol*|o'chiril*|o'chirdi|olib tashla*|rad et*|qaytib ol*|o'chirib*|uzr so'ra*|o'chirdik|olib tashla*|chaqirib olin*|qaytarib olin*",
    ],
    notRetraction: ["sunami*|tsunami*|dars*|reys*|poyezd*|poezd*|konsert*|o'yin*"],
    drill: [
      "o'quv (mashg'ulot*|mashq*|trevoga*)|mashg'ulot(i|ida|lar|lari|larda|da) ([^ ]+ ){0,3}(o'tkazil*|o'tadi|boshlan*)|mashq*|ssenariy*|shartli|xayoliy|taxminiy ssenariy*|simulyatsiya*|o'quv-mashq*|ўқув*|машғулот*",
    ],
    metaphor: ['(siyosiy|iqtisodiy|futbol*|haqiqiy|moliyaviy|bozor*) (zilzila*|silkin*)'],
    domain: [
      "qo'shilish(i|uvi)*|kasaba uyushma*|direktorlar kengashi*|tahlilchi*|opera*|orkestr*|dirijyor*|teatr*",
      'film*|kino*|aktyor*|roman(i|da)?',
      "murabbiy*|klub*|match*|muxlis*|futbolchi*|chempionat*|liga*|bozor(i|ida|da|ga)|aksiya*|birja*|investor*|kredit*|saylov*|deputat*|partiya*|ovoz ber*|iste'fo*|teatr*|rejissyor*|shartnoma*|bank(lar|i|da|ning)*|homiy*|kurs(i|da)?|kriptovalyuta*",
    ],
    earlier: ['(kun|hafta|oy) (oldin|avval|ilgari)'],
    noQuake: ['zilzila emas'],
    forecast: [
      '(yilda|oyda|haftada|asrda|yiliga|oyiga) ([^ ]+ )?(marta|bor|marotaba)|har (yili|oy|oyda|kuni|hafta)|odatda|muntazam',
      "bardosh ber*|chidamli*|mo'ljallangan|moʼljallangan",
      "bo'ladi degan|bo'lishi haqida*|folbin*|bo'larmish|mumkin*|ehtimol*|bashorat*|prognoz*|taxmin*|agar|kelgusi ([^ ]+ ){0,2}yil*|kutil*|xavf*|model*|mish-mish*",
    ],
    historical: [
      "yil (oldin|avval|o'tdi|to'ldi)|yillig*|xotir*|tarix*|o'shanda|o'sha paytda|eslay*|yodgorlik*|eng (kuchli|dahshatli) [^.]{0,30}(biri|sanaladi|bo'lib qolmoqda)",
    ],
    strongest: ["eng (kuchli*|katta*|yirik*)|so'nggisi*|oxirgisi*"],
    every: ['birortasida|hech birida|barchasida|ikkalasida ham|har ikki'],
    since: ['beri|buyon|keyin'],
  },
};
