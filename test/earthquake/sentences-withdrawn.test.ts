/** Ghost entries, test messages, faults and fake accounts, and earthquakes beside them that were real. */
import { testSentences } from './sentences.ts';

testSentences([
  [
    'en 2026-04-02T15:00:00+12:00 NZ',
    'retraction magnitude=5.3 place=Tokoroa',
    '# Phantom quake near Taupo: two entries, one earthquake\nGeoNet says the ground near Taupo shook once on Thursday morning, not twice.\nA magnitude 4.6 earthquake was recorded at 9:14 am, 18 km north of Taupo, at a depth of 7 km. Nobody was hurt.\nA second entry, a magnitude 5.3 at 9:16 am near Tokoroa, was a duplicate produced when the automatic system mistook late waves for a new event. It has been deleted from the catalogue.',
  ],
  [
    'en 2026-02-11T11:00:00-08:00 US',
    'retraction magnitude=6.7 place=Cape Mendocino',
    '# Phones blared for a quake that never came\nThousands of phones around Eureka, California, sounded at 8:42 a.m. Wednesday with a warning of a magnitude 6.7 earthquake 20 miles off Cape Mendocino.\nThe message was part of a test that an operator sent to the live channel. The U.S. Geological Survey called it back nine minutes later and said no shaking had been detected.\n"I was under my desk with the cat," said Nora Fitch, 44, of Arcata.\nThe last strong quake there, a magnitude 6.4 on December 20, 2022, killed two people.',
  ],
  [
    'en 2026-01-14T18:00:00+08:00 PH',
    'retraction magnitude=7.4 place=Davao',
    "# Fake Phivolcs account spreads false report of 7.4 quake in Davao\nA post claiming that a magnitude 7.4 earthquake struck 30 kilometers east of Davao City at 2:15 p.m. Wednesday is fake, the Philippine Institute of Volcanology and Seismology said.\nThe account used the agency's logo but does not belong to it. Phivolcs recorded no such quake. Facebook removed the post at 4 p.m.\nOur newsroom had shared the post; we have since taken it down and apologize.",
  ],
  [
    'en 2026-03-10T14:00:00+00:00 IS',
    'retraction magnitude=4.9 place=Selfoss',
    '# Met Office: overnight magnitude 4.9 at Selfoss did not happen\nThe Icelandic Met Office has dropped from its list a magnitude 4.9 earthquake posted overnight. The entry, timed at 03:12 and placed 8 km east of Selfoss, was created by a computer fault during maintenance. Residents asked about it all morning.',
  ],
  [
    'ru 2026-02-05T15:00:00+05:00 KZ',
    'retraction magnitude=4.9 place=Саркан',
    '# Толчок был один: сейсмологи удалили дубль\nНациональный научный центр сейсмологических наблюдений уточнил данные об утреннем землетрясении в Жетысуской области.\nВ 08:12 в 35 км к северу от Текели произошло землетрясение магнитудой 4,3. Очаг находился на глубине 15 км. Пострадавших нет.\nВторая запись — толчок магнитудой 4,9 в 08:14 возле Саркана — появилась из-за сбоя автоматики, которая приняла отражённые волны за новое событие. Эту запись удалили из каталога.',
  ],
  [
    'ru 2026-03-12T17:00:00+08:00 RU',
    'retraction magnitude=6.2 place=Гусиноозёрск',
    '# Сирены в Улан-Удэ завыли по ошибке\nСирены и СМС, предупреждавшие в четверг в 10:40 о землетрясении магнитудой 6,2 в 40 км от Гусиноозёрска, сработали из-за сбоя, сообщило МЧС Бурятии.\nРассылка готовилась для тренировки. Сейсмостанции толчков не отметили. В 10:55 жителям направили отбой.',
  ],
  [
    'ru 2026-01-20T14:00:00+06:00 KG',
    'retraction magnitude=5.6 place=Ош',
    '# Редакция приносит извинения за новость о землетрясении в Оше\nСегодня в 11:30 мы опубликовали новость о том, что в 25 км от Оша произошло землетрясение магнитудой 5,6. Это неправда: источником был поддельный телеграм-канал, выдававший себя за Институт сейсмологии.\nИнститут сейсмологии сообщил, что никаких подземных толчков в Ошской области не регистрировал. Новость с сайта убрана.',
  ],
  [
    'tr 2026-02-14T16:00:00+03:00 TR',
    'retraction magnitude=4.7 place=Muradiye',
    "# AFAD: Van'daki ikinci kayıt hayalet çıktı\nVan'da bu sabah bir değil iki deprem olduğu sanılıyordu. AFAD, 08.10'da Erciş'in 11 kilometre güneyinde 4,1 büyüklüğünde bir depremin kaydedildiğini, derinliğin 9 kilometre olduğunu bildirdi.\n08.12'de Muradiye için yayımlanan 4,7 büyüklüğündeki deprem kaydı ise otomatik sistemin hatasıydı ve listeden silindi.",
  ],
  [
    'tr 2026-02-14T16:00:00+03:00 TR',
    'retraction magnitude=6.4 place=Karaburun',
    "# Telefonlara gelen deprem uyarısı tatbikat mesajıymış\nİzmir'de cumartesi saat 11.04'te telefonlara \"Karaburun'un 15 kilometre batısında 6,4 büyüklüğünde deprem\" mesajı geldi. Valilik, mesajın pazartesi yapılacak tatbikat için hazırlandığını ve yanlışlıkla gönderildiğini açıkladı. Kandilli Rasathanesi bölgede herhangi bir sarsıntı kaydetmedi. Uyarı sekiz dakika sonra iptal edildi.",
  ],
  [
    'kk 2026-03-10T14:00:00+05:00 KZ',
    'retraction magnitude=5 place=Кеген',
    '# Екінші дүмпу болмаған: жазба өшірілді\nБүгін таңғы 07:20-да Жаркент қаласынан 40 км солтүстікте магнитудасы 4,4 жер сілкінісі тіркелді. Ошақ тереңдігі – 10 км. Зардап шеккендер жоқ.\nАл 07:22-де Кеген маңында магнитудасы 5,0 жер сілкінісі болды деген екінші жазба автоматты жүйенің қатесінен пайда болған. Орталық ол жазбаны каталогтан өшірді.',
  ],
  [
    'kk 2026-03-10T14:00:00+05:00 KZ',
    'retraction magnitude=5.2 place=Түркістан',
    '# Редакция оқырмандардан кешірім сұрайды\nБүгін сағат 09:30-да біз «Түркістаннан 25 км жерде магнитудасы 5,2 жер сілкінісі болды» деген жаңалық жарияладық. Бұл ақпарат жалған: оны қолдан жасалған аккаунт таратқан. Жаңалықты сайттан өшірдік.',
  ],
  [
    'ky 2026-03-10T14:00:00+06:00 KG',
    'retraction magnitude=5.8 place=Сузак',
    '# Жалал-Абадда SMS жаңылыш жөнөтүлгөн\nШейшемби күнү саат 10:10до Жалал-Абаддын тургундарына «Сузактан 12 км чыгышта магнитудасы 5,8 жер титирөө болду» деген SMS келди. ӨКМ билдиргендей, ал машыгуу үчүн даярдалган экен. Билдирүү кайра чакыртылды, сейсмологдор жер титирөөнү каттаган эмес.',
  ],
  [
    'uz 2026-03-10T14:00:00+05:00 UZ',
    'retraction magnitude=5.7 place=Chust',
    '# Zilzila haqidagi SMS xato yuborilgan\nSeshanba kuni soat 11:05 da Namangan viloyati aholisiga «Chustdan 18 km shimolda 5,7 magnitudali zilzila yuz berdi» degan SMS yuborildi. Favqulodda vaziyatlar vazirligi bu xabar mashgʻulot uchun tayyorlanganini, u adashib joʻnatilganini bildirdi. Seysmik stansiyalar hech qanday silkinishni qayd etmagan. Xabar bekor qilindi.',
  ],
  [
    'uz 2026-03-10T14:00:00+05:00 UZ',
    'retraction magnitude=4.8 place=Xonobod',
    '# Ikki emas, bitta zilzila: takroriy yozuv olib tashlandi\nBugun soat 06:31 da Andijondan 25 km sharqda 4,2 magnitudali zilzila qayd etildi, chuqurligi 12 km. Qurbonlar va jabrlanganlar yoʻq.\nSoat 06:33 da Xonobod yaqinida 4,8 magnitudali zilzila haqidagi yozuv esa avtomatik tizim xatosi boʻlgan va roʻyxatdan oʻchirildi.',
  ],
  [
    'az 2026-03-10T14:00:00+04:00 AZ',
    'retraction magnitude=5.4 place=Şəki',
    '# Şəki zəlzələsi barədə xəbər səhv olub, üzr istəyirik\nSaytımız bu gün saat 10:12-də Şəkidən 14 km şimalda 5,4 maqnitudalı zəlzələ baş verdiyini yazmışdı. Xəbər saxta hesabdan götürülmüşdü.\nRSXM belə bir zəlzələnin qeydə alınmadığını bildirib. Xəbəri saytdan sildik.',
  ],
  [
    'az 2026-03-10T14:00:00+04:00 AZ',
    'retraction magnitude=6.1 place=Xızı',
    '# Sumqayıtda siren səhvən çalınıb\nÇərşənbə axşamı saat 11:00-da Sumqayıt sakinlərinin telefonuna «Xızıdan 10 km şərqdə 6,1 maqnitudalı zəlzələ» mesajı gəlib. FHN bildirib ki, mesaj təlim üçün hazırlanmışdı və səhvən göndərilib. Xəbərdarlıq beş dəqiqə sonra ləğv edilib. Zəlzələ qeydə alınmayıb.',
  ],
  [
    'es 2026-03-10T14:00:00-03:00 CL',
    'retraction magnitude=5.6 place=Tocopilla',
    '# Un solo sismo en Antofagasta: el segundo registro era un duplicado\nEl Centro Sismológico Nacional aclaró que este martes hubo un solo temblor en la zona. El sismo, de magnitud 4,9, ocurrió a las 08:15, 30 kilómetros al este de Calama, a 102 kilómetros de profundidad. No hay heridos.\nEl segundo evento publicado, de magnitud 5,6 a las 08:17 cerca de Tocopilla, fue un duplicado del sistema automático y fue eliminado del catálogo.',
  ],
  [
    'es 2026-03-10T14:00:00-06:00 GT',
    'retraction magnitude=5 place=Escuintla',
    '# Insivumeh borra sismo de Escuintla: el sistema confundió ondas lejanas\nEl Insivumeh borró de su página un sismo de magnitud 5,0 que había publicado a las 07:22, 14 kilómetros al sur de Escuintla. El sistema automático confundió las ondas de un terremoto lejano con uno local. "No tembló en Guatemala", dijo el director.',
  ],
  [
    'id 2026-03-10T14:00:00+07:00 ID',
    'retraction magnitude=6.1 place=Cilacap',
    '# Redaksi cabut berita gempa M6,1 Cilacap\nPukul 09.15 WIB kami memuat berita gempa magnitudo 6,1 berpusat 30 kilometer barat daya Cilacap. Berita itu tidak benar; sumbernya akun palsu yang mengatasnamakan BMKG. BMKG memastikan tidak ada gempa di wilayah itu pagi ini. Kami menurunkan berita tersebut dan meminta maaf.',
  ],
  [
    'it 2026-03-10T14:00:00+01:00 IT',
    'retraction magnitude=4.9 place=Potenza',
    "# Abbiamo rimosso la notizia del sisma a Potenza\nQuesta mattina alle 9:05 avevamo scritto di una scossa di magnitudo 4,9 a 12 chilometri da Potenza. La notizia era falsa: veniva da un profilo che imita l'INGV. Ci scusiamo con i lettori e l'abbiamo tolta dal sito.",
  ],
  [
    'el 2026-03-10T14:00:00+02:00 GR',
    'retraction magnitude=5.1 place=Πύργο',
    '# Δύο εγγραφές, ένας σεισμός στη Ζάκυνθο\nΤο Γεωδυναμικό Ινστιτούτο διευκρίνισε ότι το πρωί της Τρίτης έγινε ένας σεισμός. Στις 07:42 καταγράφηκε δόνηση 4,3 βαθμών, 21 χιλιόμετρα νότια της Ζακύνθου, σε βάθος 10 χιλιομέτρων.\nΗ δεύτερη εγγραφή, μεγέθους 5,1 στις 07:44 κοντά στον Πύργο, ήταν σφάλμα του αυτόματου συστήματος και διαγράφηκε.',
  ],
  [
    'ja 2026-03-10T14:00:00+09:00 JP',
    'retraction magnitude=7.1 place=釧路',
    '# 「釧路沖でM7.1」はサイレンの誤作動　訓練用の放送が流れる\n北海道釧路市は10日、同日午前10時5分に防災無線で放送した「釧路沖を震源とするM7.1の地震が発生」は誤りだったと発表した。翌日の訓練用の音声が流れたという。市は10時12分に放送を取り消した。気象庁によると、この時間に地震は観測されていない。',
  ],
  [
    'fr 2026-03-10T14:00:00+01:00 FR',
    'retraction magnitude=4.4 place=Tarbes',
    "# Le BCSF-Rénass retire un séisme de sa liste : c'était un doublon\nUn seul séisme s'est produit mardi matin près de Lourdes : magnitude 3,6 à 7 h 12, à 9 km au sud de la ville et 8 km de profondeur. Aucun blessé.\nLe second événement, de magnitude 4,4 à 7 h 14 près de Tarbes, était un doublon du système automatique ; il a été supprimé de la liste.",
  ],
  [
    'de 2026-03-10T14:00:00+01:00 AT',
    'retraction magnitude=4.7 place=Innsbruck',
    '# In eigener Sache: Meldung über Erdbeben in Tirol war falsch\nUm 9.12 Uhr haben wir gemeldet, fünfzehn Kilometer nördlich von Innsbruck habe sich ein Erdbeben der Stärke 4,7 ereignet. Die Meldung war falsch; sie stammte von einem gefälschten Konto. Wir haben sie gelöscht und bitten um Entschuldigung.',
  ],
  [
    'pt 2026-03-10T14:00:00+00:00 PT',
    'retraction magnitude=4.6 place=Nordeste',
    '# IPMA apaga registo duplicado de sismo nos Açores\nHouve apenas um sismo esta manhã em São Miguel, esclareceu o IPMA. O abalo, de magnitude 3,8, foi registado às 07:40, a 10 km a norte da Povoação, a 6 km de profundidade. Não há feridos.\nO segundo registo, de magnitude 4,6 às 07:42 perto de Nordeste, era um duplicado do sistema automático e foi apagado.',
  ],
  [
    'en 2026-03-10T14:00:00+03:00 TR',
    'role=main magnitude=5.2',
    '# Quake in Malatya injures 12; fake accounts spread panic\nA magnitude 5.2 earthquake struck 14 km south of Malatya at 10:12 on Tuesday, AFAD said. Twelve people were injured and 30 buildings were damaged.\nFake accounts claimed that a stronger quake would come; the posts were removed. "That is false," the governor said.',
  ],
  [
    'ru 2026-03-10T14:00:00+08:00 RU',
    'role=main magnitude=4.9',
    '# Землетрясение магнитудой 4,9 произошло у Байкала\nЗемлетрясение магнитудой 4,9 произошло во вторник в 11:20 в 30 км к востоку от Северобайкальска. Глубина очага — 14 км. Пострадавших нет.\nИз-за сбоя в системе оповещения СМС пришли не всем. Рейс из Иркутска отменили по погоде.',
  ],
  [
    'tr 2026-03-10T14:00:00+03:00 TR',
    'role=main magnitude=4.6',
    "# Bingöl Karlıova'da 4,6 büyüklüğünde deprem\nAFAD, bugün saat 09.12'de Karlıova'nın 8 kilometre kuzeyinde 4,6 büyüklüğünde deprem olduğunu duyurdu. Derinlik 7 kilometre. Can kaybı ve yaralanma yok.\nValilik, sosyal medyadaki asılsız paylaşımlara itibar edilmemesini istedi. Bir okulun duvarındaki hasar nedeniyle dersler iptal edildi.",
  ],
  [
    'es 2026-03-10T14:00:00-05:00 EC',
    'role=main magnitude=5.1',
    '# Sismo de 5,1 en Esmeraldas; autoridades desmienten audio falso\nUn sismo de magnitud 5,1 se registró este martes a las 08:42, 22 km al norte de Esmeraldas, a 18 km de profundidad, informó el Instituto Geofísico. No se reportan heridos.\nEl municipio desmintió un audio falso que anuncia un terremoto mayor y pidió no difundirlo.',
  ],
  [
    'zh 2026-03-10T14:00:00+08:00 CN',
    'role=main magnitude=4.8',
    '# 四川芦山4.8级地震：警方辟谣“7级强震”\n中国地震台网测定，3月10日9时12分在四川雅安市芦山县发生4.8级地震，震源深度15公里，无人员伤亡。网上流传“今晚将有7级强震”系谣言，相关帖子已被删除。',
  ],
  [
    'en 2026-05-03T12:00:00+05:45 NP',
    'role=main magnitude=4.6',
    "# Correction\nAn earlier version of this article gave the magnitude of Saturday's earthquake near Pokhara as 6.4. The National Earthquake Monitoring Centre recorded it at 4.6. The text has been corrected.\nThe earthquake struck at 5:20 pm on Saturday, 22 km north of Pokhara, at a depth of 10 km.",
  ],
]);
