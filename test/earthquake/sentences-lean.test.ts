/** What newsrooms write in Indonesian, Italian, French, German, Portuguese and Greek. */
import { testSentences } from './sentences.ts';

testSentences([
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=5.3 time=2025-11-18T07:14 place=Kepanjen km=62 direction=SE depth=15 tsunami=false',
    '# Gempa M 5,3 guncang Malang, tidak berpotensi tsunami\nGempa bumi bermagnitudo 5,3 mengguncang Kabupaten Malang, Jawa Timur, Selasa (18/11/2025) pukul 14.14 WIB. Pusat gempa berada di laut 62 km tenggara Kepanjen dengan kedalaman 15 km.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=4.7 time=2025-11-18T01:12:45 place=Bitung km=88 direction=SE depth=27 lat=0.86 lon=125.69',
    'Info Gempa Mag:4.7, 18-Nov-25 08:12:45 WIB, Lok:0.86 LU,125.69 BT (Pusat gempa berada di laut 88 km Tenggara Bitung), Kedlmn:27 Km #BMKG',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=6.1 time=2025-11-17T22:31 place=Jailolo km=130 direction=NW depth=40 lat=2.01 lon=126.73',
    'Hasil analisis BMKG menunjukkan gempabumi ini memiliki parameter update dengan magnitudo M6,1, semula M6,4. Episenter gempa terletak pada koordinat 2,01° LU; 126,73° BT, atau tepatnya di laut pada jarak 130 Km arah Barat Laut Jailolo, Maluku Utara pada kedalaman 40 km. Gempa terjadi pada pukul 05.31 WIB.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=5 dead=0 injured=0 damaged=0',
    'Gempa magnitudo 5,0 mengguncang Garut, Selasa pagi. Tidak ada korban jiwa maupun luka, dan tidak ada bangunan yang rusak, kata Kepala BPBD.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=5.9 dead=2 injured=24 damaged=517',
    'Jumlah korban meninggal akibat gempa M5,9 di Maluku Tengah, Senin, bertambah menjadi dua orang. Sebanyak 24 warga luka-luka, enam di antaranya luka berat. Total 517 rumah rusak, terdiri dari 120 rusak berat dan 397 rusak ringan.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=4.8 dead=0 injured=3 damaged=86',
    'Tiga warga terluka dan puluhan rumah rusak setelah gempa M4,8 mengguncang Sumedang pada Senin malam. Data sementara BPBD mencatat 86 unit rumah mengalami kerusakan. Korban meninggal dunia nihil.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=7.4 tsunami=true time=2025-11-17T17:04',
    'BMKG mengeluarkan peringatan dini tsunami menyusul gempa M7,4 di Laut Flores, Selasa pukul 00.04 WIB. Peringatan itu diakhiri dua jam kemudian.',
  ],
  [
    'id 2025-11-18T20:00:00+07:00 ID',
    'role=main magnitude=5.5 ;; role=aftershock magnitude=4.1 time=2025-11-18T04:40',
    'Gempa M5,5 mengguncang Nias, Selasa pagi. Hingga pukul 11.00 WIB BMKG mencatat dua aktivitas gempa susulan, dengan magnitudo terbesar M4,1 pada pukul 11.40 WIB.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=3.9 type=ML time=2025-11-18T02:47 place=Norcia km=5 direction=NE depth=9',
    'Una scossa di terremoto di magnitudo ML 3.9 è avvenuta nella zona: 5 km NE Norcia (PG), il 18-11-2025 alle 03:47:22 (ora italiana) ad una profondità di 9 km. Il terremoto è stato localizzato da: Sala Sismica INGV-Roma.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=4.2 dead=0 injured=0 damaged=0',
    'Terremoto di magnitudo 4,2 nelle Marche martedì mattina. Nessun danno a persone o a edifici, fa sapere la Protezione civile.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=4.2 dead=null injured=null damaged=null',
    'Terremoto di magnitudo 4,2 nelle Marche martedì mattina. Al momento non sono arrivate segnalazioni di danni, ma le verifiche proseguono.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=6.3 dead=20 injured=643 country=AF',
    "È di almeno 20 morti e 643 feriti il bilancio del terremoto di magnitudo 6,3 che ha colpito nella notte il nord dell'Afghanistan.",
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=5.1 injured=1 dead=0 damaged=23 tsunami=false',
    "Paura a Messina per un sisma di magnitudo 5.1 alle 7.40. Una donna è rimasta ferita cadendo dalle scale, non ci sono vittime. Sono 23 gli edifici dichiarati inagibili. Nessuna allerta tsunami è stata diramata dal centro dell'Ingv.",
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=3.5 time=2025-11-17T22:58 depth=4',
    "Trema la terra ai Campi Flegrei: ieri sera alle 23.58 una scossa di magnitudo 3.5 (per l'Ingv; l'Emsc la stima in 3.7) è stata avvertita a Pozzuoli. La profondità è di 4 chilometri.",
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'role=main magnitude=4 ;; role=aftershock magnitude=3.1 time=2025-11-18T05:20',
    'Scossa di magnitudo 4.0 alle 6.02 nel Mugello. È seguita una replica di magnitudo 3.1 alle 6.20.',
  ],
  [
    'it 2025-11-18T20:00:00+01:00 IT',
    'nothing',
    'Esercitazione di protezione civile in Irpinia: sabato si simulerà un terremoto di magnitudo 6.9 con epicentro a Lioni, con 200 volontari.',
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=4.1 time=2025-11-18T07:52 place=Thann km=8 direction=NW depth=6',
    "Un séisme de magnitude 4,1 s'est produit mardi à 8h52 en Alsace, à 8 kilomètres au nord-ouest de Thann, a indiqué le Réseau national de surveillance sismique (Rénass). Le foyer se situait à 6 km de profondeur.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=4.1 dead=0 injured=0 damaged=0',
    "Un séisme de magnitude 4,1 s'est produit mardi matin près de Lourdes. On ne déplore ni victime ni dégât, selon les pompiers.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=4.1 dead=null injured=null damaged=null',
    "Un séisme de magnitude 4,1 s'est produit mardi matin près de Lourdes. Aucun dégât n'a été signalé dans l'immédiat.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=6 dead=1469 injured=3700 damaged=6782 country=AF',
    "Le bilan du séisme de magnitude 6 qui a frappé dimanche soir l'est de l'Afghanistan s'est alourdi à 1.469 morts, ont annoncé mercredi les autorités. Plus de 3.700 personnes ont été blessées et 6.782 maisons détruites.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=5.2 injured=4 dead=0 damaged=300 time=2025-11-18T10:53',
    "Quatre personnes ont été blessées, dont une grièvement, dans le tremblement de terre de magnitude 5,2 survenu à 11h53 près du Teil. Il n'y a pas de mort. Près de 300 habitations sont endommagées.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'magnitude=6.8 dead=2960 injured=5674 time=2023-09-08T22:11 role=historical',
    'Le 8 septembre 2023, à 23h11 heure locale, un séisme de magnitude 6,8 a fait 2.960 morts et 5.674 blessés au Maroc.',
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=7.3 tsunami=true country=VU time=2025-11-18T01:47',
    "Un puissant séisme de magnitude 7,3 a secoué le Vanuatu mardi à 12H47 (01H47 GMT), à 30 km à l'ouest de Port-Vila. Une alerte au tsunami a été émise, puis levée.",
  ],
  [
    'fr 2025-11-18T20:00:00+01:00 FR',
    'role=main magnitude=3.4 intensity=IV',
    "La secousse de mardi matin près de Nice, d'abord estimée à 3,8, a été ramenée à une magnitude de 3,4. L'intensité maximale est de IV.",
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'role=main magnitude=3.8 time=2025-11-18T05:21 place=Albstadt km=6 direction=SW depth=7',
    'Ein Erdbeben der Stärke 3,8 hat am Dienstagmorgen um 6.21 Uhr die Schwäbische Alb erschüttert. Das Epizentrum lag sechs Kilometer südwestlich von Albstadt, das Hypozentrum in sieben Kilometern Tiefe, teilte der Landeserdbebendienst mit.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'role=main magnitude=3.8 dead=0 injured=0 damaged=0',
    'Ein Erdbeben der Stärke 3,8 hat am Dienstag Albstadt erschüttert. Verletzt wurde niemand, auch Schäden an Gebäuden gab es nach Angaben der Polizei nicht.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'role=main magnitude=3.8 dead=null injured=null damaged=null',
    'Ein Erdbeben der Stärke 3,8 hat am Dienstag Albstadt erschüttert. Meldungen über Schäden oder Verletzte lagen zunächst nicht vor.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'role=main magnitude=6 dead=2205 injured=3640 country=AF damaged=6700',
    'Die Zahl der Toten nach dem Erdbeben der Stärke 6,0 im Osten Afghanistans vom Sonntag ist auf 2205 gestiegen. 3640 Menschen wurden verletzt, mehr als 6700 Häuser zerstört.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'role=main magnitude=7.4 tsunami=true country=RU dead=null injured=null damaged=null',
    'Nach dem Seebeben der Stärke 7,4 vor der russischen Halbinsel Kamtschatka am Dienstag gaben die Behörden eine Tsunami-Warnung heraus, die sie später wieder aufhoben.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 CH',
    'role=main magnitude=3.3 time=2025-11-18T13:08 depth=4 type=ML',
    'Der Schweizerische Erdbebendienst (SED) korrigierte die Magnitude des Bebens von 14:08 Uhr bei Sion von 3,5 auf 3,3 (ML). Die Herdtiefe betrug 4 km.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'nothing',
    'Katastrophenschutzübung in Aachen: Angenommen wird ein Erdbeben der Stärke 6,4 mit 80 Toten.',
  ],
  [
    'de 2025-11-18T20:00:00+01:00 DE',
    'nothing',
    'Politisches Erdbeben in Sachsen: Nach dem Rücktritt des Ministers folgen die Nachbeben in der Koalition.',
  ],
  [
    'pt 2025-11-18T20:00:00+00:00 PT',
    'role=main magnitude=4.3 time=2025-11-18T05:11 place=Sesimbra km=14 direction=W depth=17 intensity=V',
    'Um sismo de magnitude 4,3 na escala de Richter foi sentido esta terça-feira, às 05h11, na região de Lisboa. O epicentro localizou-se a cerca de 14 quilómetros a oeste de Sesimbra, a 17 km de profundidade, e teve intensidade máxima V (escala de Mercalli modificada), informou o IPMA.',
  ],
  [
    'pt 2025-11-18T20:00:00+00:00 PT',
    'role=main magnitude=4.3 dead=0 injured=0 damaged=0',
    'O sismo de magnitude 4,3 registado esta terça-feira em Sesimbra não causou danos pessoais ou materiais, segundo a Proteção Civil.',
  ],
  [
    'pt 2025-11-18T20:00:00+00:00 PT',
    'role=main magnitude=4.3 dead=null injured=null damaged=null',
    'O sismo de magnitude 4,3 foi registado esta terça-feira em Sesimbra. Até ao momento não há registo de danos ou vítimas.',
  ],
  [
    'pt 2025-11-18T20:00:00-03:00 BR',
    'role=main magnitude=6 dead=812 injured=2800 country=AF',
    'O terremoto de magnitude 6,0 que atingiu o leste do Afeganistão no domingo deixou ao menos 812 mortos e 2.800 feridos.',
  ],
  [
    'pt 2025-11-18T20:00:00-03:00 BR',
    'role=main magnitude=7.5 tsunami=true country=JP',
    'Um terremoto de magnitude 7,5 atingiu o norte do Japão nesta terça e levou a agência meteorológica a emitir alerta de tsunami, já suspenso.',
  ],
  [
    'pt 2025-11-18T20:00:00+00:00 PT',
    'nothing',
    'Exercício «A Terra Treme»: na quinta-feira, às 11h05, milhares de alunos simulam um sismo de magnitude 7,0.',
  ],
  [
    'pt 2025-11-18T20:00:00-03:00 BR',
    'nothing',
    'A delação provocou um terremoto político em Brasília, com réplicas no Congresso.',
  ],
  [
    'pt 2025-11-18T20:00:00+00:00 PT',
    'retraction magnitude=4.8 place=Faro time=2025-11-18T09:25',
    'O IPMA anulou o registo automático de um sismo de magnitude 4,8 ao largo de Faro às 09h25. Tratou-se de um falso alarme e não ocorreu qualquer sismo.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'role=main magnitude=4.6 time=2025-11-18T04:12 place=Ζάκυνθο km=22 direction=SW depth=10',
    'Σεισμική δόνηση μεγέθους 4,6 Ρίχτερ σημειώθηκε το πρωί της Τρίτης, στις 06:12, στο Ιόνιο. Σύμφωνα με το Γεωδυναμικό Ινστιτούτο, το επίκεντρο εντοπίζεται 22 χλμ. νοτιοδυτικά της Ζακύνθου και το εστιακό βάθος στα 10 χλμ.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'role=main magnitude=5.8 dead=2 injured=15 damaged=120',
    'Σεισμός 5,8 Ρίχτερ στην Κρήτη το πρωί της Δευτέρας: δύο νεκροί, 15 τραυματίες και 120 σπίτια με σοβαρές ζημιές.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'role=main magnitude=4.1 dead=0 injured=0 damaged=0',
    'Σεισμός 4,1 Ρίχτερ στη Λέσβο την Τρίτη. Δεν υπάρχουν τραυματισμοί ούτε υλικές ζημιές, σύμφωνα με την Πυροσβεστική.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'role=main magnitude=4.1 dead=null injured=null damaged=null',
    'Σεισμός 4,1 Ρίχτερ στη Λέσβο την Τρίτη. Μέχρι στιγμής δεν έχουν αναφερθεί ζημιές ή τραυματισμοί.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'role=main magnitude=6.3 dead=20 injured=320 country=AF',
    'Τουλάχιστον 20 άνθρωποι έχασαν τη ζωή τους και 320 τραυματίστηκαν από τον σεισμό των 6,3 Ρίχτερ που έπληξε τη Δευτέρα το βόρειο Αφγανιστάν.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'role=main magnitude=6.6 tsunami=true time=2025-11-18T06:51',
    'Σεισμός 6,6 Ρίχτερ στις 08:51 ανοιχτά της Σάμου. Εκδόθηκε προειδοποίηση για τσουνάμι, η οποία ήρθη το μεσημέρι.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'nothing',
    'Άσκηση ετοιμότητας στη Θεσσαλονίκη: το σενάριο προβλέπει σεισμό 6,5 Ρίχτερ με 40 νεκρούς.',
  ],
  [
    'el 2025-11-18T20:00:00+02:00 GR',
    'nothing',
    'Πολιτικός σεισμός μετά την παραίτηση του υπουργού – πολλά Ρίχτερ στο κόμμα.',
  ],
]);
