import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Uzbek. */
export const impact: ImpactWords = {
  verbLast: true,
  dead: `halok*|vafot*|o'l(gan|di|im|ganlar)*|qurbon*|nobud*|hayotdan ko'z yum*|hayotini olib ket*|jonini ol*|umriga zomin*|hayotiga zomin*|
ҳалок*|умрига зомин*|ҳаётига зомин*|вафот*|қурбон*|o'lik*|jasad*|жасад*|ўлган*|ўлим*`,
  injured: `jarohat*|yarador*|yaralan*|жароҳат*|ярадор*|яралан*|lat ye*|(qo'l|oyog'|bilag|barmog')i(ni)? (sin|chiq)*|tan jarohati*|shikast top*|
(kasalxona|shifoxona)ga (yotqiz|olib bor|yetkaz)*`,
  harmed: `zarar ko'r*|zararlan*|jabrlan*|jabr ko'r*|зарар кўр*|зарарлан*|жабрлан*|jabrdiyda*|shikastlan*|шикастлан*`,
  casualties: `talafot(?!l?a?r? ko'r)*|талафот(?!л?а?р? кўр)*`,
  person: `kishi*|odam*|nafar*|aholi*|bola*|ayol*|erkak*|o'quvchi*|fuqaro*|ishchi*|киши*|одам*|нафар*|аҳоли*|бола*|аёл*|фуқаро*`,
  one: `bir (kishi|ayol|erkak|bola|nafar|odam|o'quvchi)|бир (киши|аёл|нафар|одам)`,
  building: `uy(i|ni|dan|idan|iga|larida|lar|ning|larning|da|lari|lariga|ga|lardan)?|bino*|turar joy*|inshoot*|xonadon*|maktab*|kvartira*|imorat*|uy-joy*|obyekt*|ob'yekt*|
уй(и|лар|нинг|ларнинг|да|лари)?|бино*|иншоот*|хонадон*|объект*|
ombor*|masjid*|garaj*|bog'cha*|do'kon*|shifoxona*|klub*|poliklinika*|og'ilxona*|омбор*|мактаб*|масжид*`,
  damage: `avariya*|yemiril*|nurab*|nura(gan|di)|o.pirilib*|talafot*|
vayron*|buzil*|qula(di|gan|b)*|yoril*|yoriq*|darz*|zarar(?! ko)*|shikast|talofat*|вайрон*|бузил*|қула*|ёрил*|ёриқ*|дарз*|vayronagarchilik*|
зиён*|ziyon*|yaroqsiz*`,
  infrastructure: `yo'l(lar|i|lari)?|ko'prik*|to'g'on*|temir yo'l*`,
  other: `o'rganmoqda|o'rganib*|o'rganil*|
bedarak*|yo'qol*|evakuatsiya*|ko'chiril*|boshpanasiz*|uysiz*|qutqar*|tekshir*|ko'rikdan*|ko'zdan kechir*|his (qil|et)*|ishtirok*|jalb*|
бедарак*|эвакуация*|текшир*|
kirib chiq*|aylanib chiq*|kuzdan kechir*`,
  foreign: `yil*|oy(da)?|kun*|soat*|daqiqa*|soniya*|kilometr*|km|metr*|ball*|qishloq*|mahalla*|tuman*|viloyat*|shahar*|oila*|silkinish*|
aftershok*|zilzila*|holat*|hodisa*|tomon*|chodir*|mashina*|texnika*|qutqaruvchi*|so'm*|yosh*|foiz*|marta|qavat*|yanvar*|fevral*|mart*|aprel*|may*|iyun*|
iyul*|avgust*|sentabr*|oktabr*|noyabr*|dekabr*|dollar*|йил*|кун*|соат*|оила*|балл*|қишлоқ*|maktab o'quvchi*|
davlat*|mamlakat*|holatda`,
  intact: `(barcha|hamma) (bino|uy|inshoot|maktab)*( [a-z']+){0,2} (butun|omon|sog')*`,
  none: `[a-z']{2,}ma(gan|di|gani)*|topilma*|yo'q*|emas*|bo'lmadi|bo'lmagan*|hech*|qayd etilma*|kuzatilma*|aniqlanma*|ko'rma(di|gan)*|yetma(di|gan)*|yetkazilma*|olma(di|gan)*|
йўқ*|эмас*|бўлма*|ҳеч*|кўрма*|қайд этилма*|етказма*|tushma(di|gan)|zararlanma*|shikastlanma*`,
  unknown: `(ma'lumot|xabar|axborot|murojaat)(lar)?( hozircha| hali)?( kelib)? (yo'q|tushma*|kelma*|olinma*|berilma*)|aniqlan(moqda|ayotgan)|noma'lum|
aniqlashtiril*|o'rganil(moqda)|mumkin|(маълумот|хабар)(лар)?( кел(иб|гани))? (йўқ|тушма*|келма*)|
kutil*`,
  but: `lekin|biroq|ammo|лекин|бироқ|аммо`,
  also: `ham|ҳам`,
  partBefore: `ulardan|shundan|jumladan|orasida|shulardan`,
  partAfter: `nafari|нафари|(tasi|nafari|si)( [a-z']+){0,2} (og'ir|bola|kasalxona)*|tasi( butunlay)?|nafarining`,
  previousBefore: `avvalgi( [a-z']+){0,2}|oldin(gi)?( [a-z']+){0,2}|ilgari( [a-z']+){0,2}`,
  previousAfter: `-?(kishi|nafar|ta)?dan( [0-9]+)`,
  previously: `avval(roq)?( [a-z0-9'-]+){0,6} (xabar|aytil|ma'lum)*|kecha bu (ko'rsatkich|raqam)*|oldinroq`,
  tsunami: {
    tsunami: `sunami*|tsunami*|цунами*`,
    alert: `ogohlantir*|xavf*|trevoga*|огоҳлантир*|хавф*|signal*`,
    lifted: `bekor qil*|olib tashla*|бекор қил*`,
    safe: `kutilmayapti|kutilmaydi`,
  },
};
