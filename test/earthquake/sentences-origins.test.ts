/** Where and when a quake was, among places and clocks that are not its own. */
import { testSentences } from './sentences.ts';

testSentences([
  [
    'kk 2025-12-16T08:30:00+05:00 KZ',
    'role=main magnitude=4.9 country=TJ place=Хужанд km=41 direction=NE',
    'Шымкент тұрғындары дүмпу сезді. Сілкіністің ошағы Қазақстанда емес, Тәжікстанда: эпицентр Хужанд қаласынан солтүстік-шығысқа қарай 41 шақырым жерде. Магнитудасы 4,9.',
  ],
  [
    'ru 2026-03-04T12:00:00+05:00 UZ',
    'role=main magnitude=5.2 country=TJ',
    'Землетрясение магнитудой 5,2 произошло сегодня в 09:15 не в Узбекистане, а в Таджикистане, сообщили в МЧС.',
  ],
  [
    'tr 2026-02-04T10:30:00+03:00 TR',
    'role=main magnitude=5.7 place=Doğanşehir km=8 direction=W',
    "Malatya'nın Doğanşehir ilçesinde deprem oldu. Enkazdan çıkarılan Hacı Demirbaş kurtarılamadı. Salı günü saat 21.14'te meydana gelen 5,7 büyüklüğündeki depremin merkezi, ilçenin 8 kilometre batısıydı.",
  ],
  [
    'tr 2025-11-12T06:50:00+03:00 TR',
    'role=main magnitude=4.4 time=2025-11-12T03:31:55Z place=Erciş',
    "# Erciş depremi\nTarih: 12.11.2025\nSaat: 06.31.55 (TSİ), 03.31.55 (GMT)\nBüyüklük: ML 4,4\nDerinlik: 5,9 km\nYer: Erciş'in 8 km doğusu",
  ],
  [
    'az 2025-06-11T15:20:00+04:00 AZ',
    'role=main magnitude=4.5 time=2025-06-11T08:00:00Z place=Lerik',
    'Bu gün günorta Lerik rayonunda 4,5 maqnitudalı zəlzələ baş verib.',
  ],
  [
    'kk-Latn 2025-08-14T09:15:00+05:00 KZ',
    'role=main magnitude=3.7 time=2025-08-13T20:10:00Z',
    'Särsenbıden beisenbıge qarağan tünı, sağat bırden on minut ötkende, Türkıstan oblysynda jer sılkındı. Magnitudasy – 3,7.',
  ],
  [
    'en 2025-09-13T09:00:00-08:00 US',
    'role=main magnitude=5.7 time=2025-09-13T09:14:00Z place=Cordova',
    'A magnitude 5.7 earthquake struck at 1:14 a.m. Saturday about 31 miles southwest of Cordova.',
  ],
  [
    'en 2025-11-22T15:05:00+11:00 VU',
    'role=main magnitude=5.6 place=Luganville km=38 direction=SSW',
    '# Earthquake bulletin\nOrigin time: 2025-11-22 03:14:55 (UTC)\nMagnitude: 5.6 mww\nNearest town: Luganville, 38 km to the NNE (population 18,000)',
  ],
  [
    'el 2026-02-18T13:15:00+02:00 GR',
    'role=main magnitude=5 place=Πάτρα km=22 direction=WSW',
    'Σεισμός 5,0 Ρίχτερ σημειώθηκε την Τρίτη στις 15:33, με επίκεντρο 22 χιλιόμετρα δυτικά-νοτιοδυτικά της Πάτρας.',
  ],
  [
    'uz 2025-12-03T12:00:00+05:00 UZ',
    'role=main magnitude=6.3 country=AF time=2025-12-02T20:29:00Z',
    'Afgʻonistonning Balx viloyatida 3-dekabrga oʻtar kechasi soat 00:59 da 6,3 magnitudali zilzila roʻy bergan edi.',
  ],
  [
    'ky 2025-03-13T09:10:00+06:00 KG',
    'role=main magnitude=4.1 intensity=4',
    'Кечээ саат 23:18де Нарын облусунда жер титиреди, магнитудасы 4,1 болгон. Ат-Башыда 4 балл күч менен сезилди. «Алты баламды ороп чыктым», – дейт тургун.',
  ],
  [
    'pt 2026-02-09T18:20:00+00:00 PT',
    'role=main magnitude=4 place=Sagres km=55 direction=WSW',
    'Hoje, pelas 17h41, foi registado um sismo de magnitude 4,0, com epicentro a cerca de 55 km a oés-sudoeste de Sagres.',
  ],
  [
    'tr 2025-11-07T10:15:00+03:00 TR',
    'role=main place=Hoy country=IR time=2025-11-06T21:50:00Z',
    "# İran'daki deprem Van'da da hissedildi\nİran'ın Hoy kentinin 21 kilometre güneybatısında cuma günü 5,4 büyüklüğünde deprem oldu. Sarsıntı yerel saatle 01.20'de (TSİ 00.50) kaydedildi. Türkiye tarafında Van'ın Saray ilçesi sallandı.",
  ],
  [
    'tr 2025-10-14T10:50:00+03:00 TR',
    'role=main place=Sivrice km=11 direction=SW',
    "Elazığ'ın Sivrice ilçesi bu sabah saat 07.09'da sallandı. Afet ve Acil Durum Yönetimi Başkanlığı (AFAD), ilçe merkezinin 11 kilometre güneybatısında oluşan depremin büyüklüğünü Mw 4,8 olarak ölçtü.",
  ],
  [
    'ru 2026-01-31T06:20:00+06:00 KZ',
    'role=main place=Алматы country=null km=71',
    'Землетрясение магнитудой 4,7 зарегистрировано 31 января в 04:38. Эпицентр: пограничный район Казахстана и Кыргызстана, 71 км на юго-запад от города Алматы.',
  ],
  [
    'en 2025-11-05T00:10:00-04:00 TT',
    'role=main place=Scarborough country=TT km=58',
    "# Earthquake location: M4.6 north-east of Tobago\nDate and time: 2025-11-05 02:22 (UTC)\nMagnitude: 4.6\nLocation: latitude 11.55N, longitude 60.36W\nDepth: 48 km\nNearby places: 58 km NE of Scarborough, Tobago; 161 km NE of Port of Spain, Trinidad; 160 km ESE of St George's, Grenada",
  ],
  [
    'en 2026-07-13T09:00:00+07:00 ID',
    'role=main place=Bengkulu time=2026-07-06T15:10:00Z',
    'BMKG located a strong earthquake. Monday, July 6, 22.10 WIB: M5.0 earthquake, at sea 71 km southwest of Bengkulu.',
  ],
  [
    'ru 2026-11-24T09:10:00+05:00 KZ',
    'role=main intensity=6',
    'Землетрясение магнитудой 5,1 произошло сегодня в 08:10 в 30 км к югу от Алматы. Толчок ощущался силой пять баллов, в Каскелене – до шести.',
  ],
  [
    'ru 2026-11-24T09:10:00+05:00 KZ',
    'role=main intensity=null',
    'Землетрясение магнитудой 5,1 произошло сегодня в 08:10 в 30 км к югу от Алматы. Толчки силой шесть баллов бывают здесь раз в полтора-два года.',
  ],
]);
