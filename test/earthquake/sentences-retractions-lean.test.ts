/** How newsrooms of eight languages take an earthquake back. */
import { testSentences } from './sentences.ts';

testSentences([
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'retraction magnitude=5 place=Ambon',
    'BMKG meralat dan menghapus informasi gempa M5,0 di Ambon yang tersebar pagi tadi. Gempa tersebut tidak pernah terjadi akibat kesalahan sistem.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'retraction magnitude=6.2 place=Kupang',
    'Redaksi menarik berita gempa M6,2 di Kupang yang terbit pukul 10.15 WIB. Berita itu tidak benar, kami mohon maaf.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'retraction magnitude=4.1 place=Foggia',
    'Abbiamo rimosso la notizia di una scossa di magnitudo 4.1 a Foggia: non è avvenuto alcun terremoto, ci scusiamo con i lettori.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'retraction magnitude=3.9 place=Siena',
    "L'Ingv smentisce la scossa di magnitudo 3.9 a Siena comparsa stamane sul suo sito: era un evento fittizio generato dal software.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'retraction magnitude=4 place=Brest',
    "Nous avons retiré notre article sur un séisme de magnitude 4,0 à Brest : l'information était fausse, la terre n'a pas tremblé.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'retraction magnitude=5.1 place=Nice',
    "Le CSEM a annulé l'alerte d'un séisme de magnitude 5,1 près de Nice, diffusée par erreur mardi matin.",
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'retraction magnitude=4.5 place=Köln',
    'Wir haben unsere Meldung über ein Erdbeben der Stärke 4,5 bei Köln gelöscht. Sie beruhte auf einem Irrtum, die Erde hat nicht gebebt.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'retraction magnitude=5.2 place=Basel',
    'Das GFZ hat einen automatisch verbreiteten Eintrag über ein Beben der Magnitude 5,2 nahe Basel annulliert. Ein solches Ereignis fand nicht statt.',
  ],
  [
    'pt 2025-11-18T20:00:00-03:00 BR',
    'retraction magnitude=4.9 place=Natal',
    'Apagamos a notícia sobre um tremor de magnitude 4,9 em Natal publicada nesta manhã. A informação estava errada e não houve abalo.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'retraction magnitude=5 place=Πάτρα',
    'Το ΕΚΠΑ ακύρωσε την αυτόματη αναφορά για σεισμό 5,0 Ρίχτερ στην Πάτρα το πρωί της Τρίτης. Ο σεισμός δεν έγινε ποτέ.',
  ],
  [
    'ja 2025-11-18T20:00:00+09:00 JP',
    'retraction magnitude=6.1 place=千葉',
    '本紙が18日朝に配信した「千葉県でM6.1の地震」との速報は誤りでした。記事を取り消し、おわびします。',
  ],
  [
    'zh 2025-11-18T20:00:00+08:00 CN',
    'retraction magnitude=5 place=成都',
    '本网18日上午发布的“成都发生5.0级地震”一稿有误，现予撤稿。当天成都未发生地震，特此致歉。',
  ],
  [
    'fa 2025-11-18T20:00:00+03:30 IR',
    'retraction magnitude=4.8 place=شیراز',
    'خبر زلزله ۴.۸ ریشتری شیراز که صبح امروز منتشر شد نادرست بود و از خروجی حذف شد. هیچ زلزله‌ای در شیراز روی نداده است.',
  ],
  [
    'ne 2025-11-18T20:00:00+05:45 NP',
    'retraction magnitude=5.2 place=पोखरा',
    'पोखरामा ५.२ म्याग्निच्युडको भूकम्प गएको भन्ने समाचार गलत भएकाले हटाइएको छ। भूकम्प नगएको केन्द्रले स्पष्ट पारेको छ।',
  ],
  ['zh 2025-11-18T20:00:00+08:00 TW', 'nothing', '嘉義市19日舉行防災演練，假設發生規模7.0地震，造成120人死亡。'],
]);
