import type { QuantityWords } from '../../find/quantities/words.ts';
import type { NumberWords } from '../../text/number-words.ts';

export const numbers: NumberWords = {
  decimal: ',',
  words: {
    0: 'nol',
    1: 'bir biri bitta birining',
    2: 'ikki ikkita ikkisi ikkala ikkitasi ikkisining икки икки_нафар ikkitasida ikkitasining',
    3: 'uch uchta uchtasi uchisi уч uchtasida uchtasining',
    4: "to'rt to'rtta to'rttasi тўрт to'rttasida to'rttasining",
    5: 'besh beshta beshtasi беш beshtasida beshtasining',
    6: 'olti oltita oltitasi олти oltitasida oltitasining',
    7: 'yetti yettita yettitasi етти yettitasida yettitasining',
    8: 'sakkiz sakkizta sakkiztasi саккиз sakkiztasida sakkiztasining',
    9: "to'qqiz to'qqizta to'qqiztasi тўққиз to'qqiztasida to'qqiztasining",
    10: "o'n o'nta o'ntasi on ўн o'ntasida o'ntasining",
    20: 'yigirma yigirmata йигирма yigirmaga yigirmadan yigirmatasi yigirmatasida yigirmatasining',
    30: "o'ttiz ўттиз o'ttizga o'ttizdan o'ttizta o'ttiztasi o'ttiztasida o'ttiztasining",
    40: 'qirq қирқ qirqqa qirqdan qirqta qirqtasi qirqtasida qirqtasining',
    50: 'ellik эллик ellikka ellikdan ellikta',
    60: 'oltmish олтмиш oltmishga oltmishdan oltmishta',
    70: 'yetmish етмиш yetmishga yetmishdan yetmishta',
    80: 'sakson саксон saksonga saksondan saksonta',
    90: "to'qson тўқсон to'qsonga to'qsondan to'qsonta",
    100: 'yuz yuzta юз yuzga yuzdan юздан юзга',
    1000: 'ming mingta минг mingga mingdan мингдан мингга',
    1500: 'bir_yarim_ming бир_ярим_минг',
    2500: 'ikki_yarim_ming икки_ярим_минг',
  },
  multipliers: {
    100: 'yuz yuzta юз yuzga yuzdan юздан юзга',
    1000: 'ming mingta минг mingdan мингдан mingga мингга',
    1000000: 'million mln миллион',
  },
  vague: 'hech biror qandaydir ҳеч bir_necha bir_nechta бир_неча',
  endings: true,
};

export const quantities: QuantityWords = {
  magnitude: 'magnituda*|магнитуда*',
  scale: "(ball* )?rixter* (shkala*|bo'yicha)|рихтер*",
  moment: 'moment magnituda*',
  quake:
    'zilzila*|yer (silkin*|qimirla*)|silkin*|aftershok*|афтершок*|tebranish*|forshok*|seysmik*|зилзила*|ер силкин*|силкиниш*',
  measured:
    "bahola*|deb (ma'lum|e'lon|ko'rsat*|qayd)|o'lcha*|qayd et*|aniqla*|belgila*|teng|tashkil|yetgan|yetdi|ko'rsat*|hisobla*|bergan|berdi|eng (kuchli|katta|yirik)|kuchi|to'g'risi|баҳола*|тенг|қайд эт*",
  units:
    "soat*|daqiqa*|minut*|soniya*|sekund*|kun*|hafta*|oy|oyda|yil*|yosh*|foiz*|so'm*|dollar*|ming*|million*|mln|milliard*|mlrd|santimetr*|sm|gradus*|tonna*|gektar*|marta|baravar|kishi*|nafar|uy|qavat*|соат*|фоиз*|йил*|минг*|нафар",
  former:
    "(?=\\d[,.]\\d (emas|эмас))|avval(?= (* ){0,2}\\d[,.]\\d[^ ]* (deb|ball|magnituda|bahola))|dastlab*|avval(roq|gi|iga)?( *){0,3} (deb|xabar*|e'lon*|ko'rsat*|bahola*|ma'lum)|avvalgi (baho*|ma'lumot*|ko'rsatkich*)|boshida|boshlang'ich (baho*|ma'lumot*)|birinchi (baho*|xabar*|ma'lumot*|hisob*)|avtomatik (baho*|hisob*|tarzda|yechim*)|даставвал|дастлаб*",
  mistaken:
    "xato (ko'rsat*|yoz*|berilgan)|yanglish|adashib|noto'g'ri (ko'rsat*|yoz*|berilgan)|(avvalgi|birinchi|dastlabki) (versiya*|tahrir*|variant*)",
  change:
    "pasaytir*|tushir*|oshir*|ko'tar*|aniqlashtir*|tuzat*|o'zgartir*|qayta (ko'rib|hisobla*|bahola*)|kamaytir*|yangila*|o'rniga|пасайтир*|аниқлаштир*",
  fromEnding: "-? ?(dan|дан)| o'rniga",
  above: "kamida|ko'pi bilan|orasida|oralig'ida|eng ko'pi",
  beyond:
    "-? ?(dan|дан) (ortiq|oshiq|oshgan|oshadigan|oshma*|yuqori|past|kam|ko'p|katta|kuchli|юқори|ортиқ|баланд|baland)|va undan (yuqori|ortiq|katta|kuchli|ko'p)|-?ga(cha)? qadar|-?gacha",
  points: 'ball*|балл*',
  intensity: 'intensivli*|jadalli*',
  zone: "hudud*(?= kiradi)|seysmik zona*|balli zona*|bardosh*|chidam*|mo'ljallangan",
  km: 'kilometr*|km|chaqirim*|км|километр*|чақирим*',
  miles: 'mil|milya*',
  metres: 'metr*|метр*',
  depth: 'chuqurli*|чуқурли*',
  deep: 'chuqurli*|chuqurda|чуқурли*|yer ostida',
  pits: "ko'l*|shaxta*|quduq*|kon(i|da|ida)|suv ombor*",
  energyClass: 'energetik (klas*|sinf*)|energiya klas*|энергетик класс*',
  north: 'shimoliy( kenglik*)?|sh\\.k\\.?|шимолий( кенглик*)?',
  south: 'janubiy( kenglik*)?|j\\.k\\.?|жанубий( кенглик*)?',
  east: 'sharqiy( uzunlik*)?|sh\\.u\\.?|шарқий( узунлик*)?',
  west: "g'arbiy( uzunlik*)?|g'\\.u\\.?|ғарбий( узунлик*)?",
  latitude: 'kenglik*|кенглик*',
  longitude: 'uzunlik*|узунлик*',
  coordinates: 'koordinat*|координат*',
};
