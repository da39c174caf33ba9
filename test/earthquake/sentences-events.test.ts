/** Which earthquakes a text speaks of: enumerations, second ones in a sentence, anniversaries, forecasts, and what is taken back. */
import { testSentences } from './sentences.ts';

testSentences([
  [
    'es 2026-01-20T12:00:00-03:00 CL',
    'role=other magnitude=3.4 place=Tongoy ;; role=main magnitude=4.6 place=Socaire ;; role=other magnitude=2.9 place=Los_Vilos',
    '# Temblores de hoy\nSismos de hoy martes en Chile según el CSN: 03:12, 25 km al O de Tongoy, magnitud 3,4; 07:45, 51 km al SE de Socaire, magnitud 4,6; 09:01, 18 km al N de Los Vilos, magnitud 2,9.',
  ],
  [
    'id 2026-01-20T12:00:00+07:00 ID',
    'role=other magnitude=4.1 ;; role=main magnitude=5 ;; role=other magnitude=3.3',
    '# BMKG catat tiga gempa hari ini\nBMKG mencatat tiga gempa pada Selasa (20/1). Pertama M4,1 pukul 02.14 WIB, 30 km timur laut Ende. Kedua M5,0 pukul 05.33 WIB, 88 km barat Bengkulu. Ketiga M3,3 pukul 08.20 WIB di Garut.',
  ],
  [
    'ru 2026-01-20T12:00:00+05:00 KZ',
    'role=other magnitude=3.9 depth=5 ;; role=main magnitude=4.4 type=mpv ;; role=other magnitude=3.2',
    '# За сутки в Казахстане зафиксировано три землетрясения\nПервое произошло 19 января в 14:20 в 30 км к югу от Есика, mpv 3,9, глубина 5 км. Второе – в 21:47 того же дня в 62 км к востоку от Жаркента, mpv 4,4. Третье, магнитудой 3,2, – сегодня в 05:03 в Абайской области.',
  ],
  [
    'ru 2026-01-20T12:00:00+05:00 KZ',
    'role=other magnitude=3.1 energy=8.4 ;; role=main magnitude=4 energy=9.9 ;; role=other magnitude=3.6 energy=9.1',
    '# Сводка землетрясений за 19 января\n19.01 | 04:12 | 47 км ЮВ от Алматы | mpv 3,1 | K 8,4\n19.01 | 11:38 | 120 км В от Балхаша | mpv 4,0 | K 9,9\n19.01 | 22:56 | граница Казахстана и Китая | mpv 3,6 | K 9,1',
  ],
  [
    'en 2026-01-20T12:00:00+03:00 TR',
    'role=main magnitude=5.7 ;; role=other magnitude=5.2 ;; role=historical magnitude=7.2',
    '# Twin quakes hit Van\nA magnitude 5.7 quake struck 21 km east of Saray at 02:14 local time on Tuesday, followed eleven minutes later by a magnitude 5.2 tremor. The 2011 Van earthquake, magnitude 7.2, killed 604.',
  ],
  [
    'en 2025-12-16T14:00:00+04:30 AF',
    'role=main magnitude=5.9 ;; role=aftershock magnitude=4.6',
    '# Takhar earthquake: 41 dead\nThe magnitude 5.9 quake struck at 11:52 p.m. on Sunday, 26 kilometres south-east of the town of Chal.\nAt least 19 aftershocks have followed; a tremor of magnitude 4.6 on Monday afternoon blocked the only road for five hours.',
  ],
  [
    'en 2025-06-24T15:00:00+05:00 PK',
    'role=aftershock magnitude=4.9 ;; role=main magnitude=5.9',
    "# Aftershock injures 11 in Kunar\nA strong aftershock brought down walls on Tuesday.\nThe tremor, of magnitude 4.9, came at 8:40 am Pakistan time, 23 km west of Asadabad.\nSaturday's main shock had a magnitude of 5.9.",
  ],
  [
    'tr 2025-10-23T10:00:00+03:00 TR',
    'role=historical magnitude=7.2 ;; role=historical magnitude=5.6',
    "# Van depreminin 14. yılında karanfilli anma\nVan'da 23 Ekim 2011 depreminde hayatını kaybedenler için bugün anma töreni düzenlendi.\nO pazar günü saat 13.41'de meydana gelen 7,2 büyüklüğündeki deprem en çok Erciş'te yıkıma yol açmıştı.\n9 Kasım 2011'de merkez üssü Edremit olan 5,6 büyüklüğündeki deprem iki oteli yıkmıştı.",
  ],
  [
    'tr 2026-02-06T08:00:00+03:00 TR',
    'role=historical magnitude=7.7 ;; role=historical magnitude=7.6',
    "# 6 Şubat'ın üçüncü yılı\nKahramanmaraş'ta binlerce kişi ellerinde mumlarla yürüdü. 6 Şubat 2023'te Pazarcık merkezli 7,7 büyüklüğündeki depremden dokuz saat sonra Elbistan'da 7,6 büyüklüğünde ikinci deprem meydana gelmişti.",
  ],
  [
    'ru 2025-02-06T11:00:00+05:00 KZ',
    'role=historical magnitude=6.8',
    '# «Никакого 15 февраля не будет»: сейсмолог о слухах\nВ чатах пересылают сообщение: мол, 15 февраля в 4 утра Алматы ждёт землетрясение магнитудой 8,5.\n– Это выдумка. Мы говорим о вероятности: за ближайшие тридцать лет толчок в 7 баллов возможен.\nРасчёты есть, но это модель, а не прогноз.\n7 декабря 1988 года в Спитаке при магнитуде 6,8 погибли около 25 тысяч человек.',
  ],
  [
    'pt 2025-11-03T09:30:00+00:00 PT',
    'role=historical magnitude=null time=1755-11-01',
    '# Algarve ensaia a resposta a um sismo de 8,1\nO exercício dura um minuto. O cenário prevê um sismo de magnitude 8,1 a 150 quilómetros a sudoeste de Sagres.\nO modelo inspira-se no terramoto de 1 de novembro de 1755, que arrasou Lisboa.',
  ],
  [
    'ru 2025-07-02T10:00:00+05:00 KZ',
    'nothing',
    '# Учения в Таразе отменены из-за жары\nЗапланированные на 3 июля сейсмические учения в Таразе отменены из-за жары. По легенде учений землетрясение магнитудой 6,8 должно было произойти в 15 км от города.',
  ],
  [
    'ru 2026-02-11T10:00:00+06:00 KG',
    'retraction magnitude=6.5 place=Бишкек',
    '# Бишкекчан напугало тестовое сообщение\nВчера в 19:40 абоненты получили СМС: «Землетрясение магнитудой 6,5 в 30 км от Бишкека, покиньте здания». Рассылка была отправлена по ошибке. «Сообщение просим считать недействительным», – говорится в заявлении ведомства.',
  ],
  [
    'de 2025-11-18T12:30:00+01:00 AT',
    'retraction magnitude=3.5 place=Neunkirchen',
    '# GeoSphere löscht Beben bei Neunkirchen\nGeoSphere Austria hat ein Beben der Magnitude 3,5, das am Montag um 22.51 Uhr 4 Kilometer westlich von Neunkirchen gemeldet worden war, aus der Liste gelöscht. Die Auswertung ergab eine Störung an zwei Stationen.',
  ],
  [
    'it 2025-11-18T12:30:00+01:00 IT',
    'retraction magnitude=4.9 place=Siena',
    "# Terremoto a Siena? No, era un'esercitazione\nIl messaggio che martedì alle 9.15 annunciava una scossa di magnitudo 4,9 a 6 km da Siena era destinato a un'esercitazione. La Protezione civile lo ha ritirato dopo pochi minuti.",
  ],
  [
    'en 2025-11-18T12:30:00+00:00 GB',
    'role=main magnitude=3.4 claims=3.4/3.7',
    '# Earthquake felt in Cornwall; train services cancelled\nA magnitude 3.4 earthquake shook west Cornwall at 2.48am on Tuesday, the BGS said. It was centred 9km south of Helston. Trains were cancelled while tracks were checked. An earlier BGS estimate of 3.7 was withdrawn.',
  ],
]);
