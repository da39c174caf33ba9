import type { Language } from '../language.ts';
import { impact } from './impact/id.ts';
import { numbers, quantities } from './quantities/id.ts';

/** Indonesian. */
export const id: Language = {
  code: 'id',
  numbers,
  quantities,
  time: {
    months:
      'jan(uari|\\.)? feb(ruari|\\.)? mar(et|\\.)? apr(il|\\.)? mei juni? juli? (ag(u(stus)?|t|s)|agust?)\\.? sept?(ember|\\.)? okt(ober|\\.)? nov(ember|\\.)? des(ember|\\.)?',
    weekdays:
      "senin selasa rabu kamis jum'?at sabtu ((?<=hari_)minggu|minggu(?=\\s?[,(]|_(pagi|siang|sore|malam|dini|petang))|ahad)",
    days: { 0: 'hari_ini tadi(?=_(pagi|siang|sore))', 1: 'kemarin' },
    lastNight: 'tadi_malam semalam malam_tadi',
    parts: {
      dawn: 'dini_hari subuh',
      morning: 'pagi(_hari)?',
      day: 'siang(_hari)? sore(_hari)?',
      evening: 'petang',
      night: 'malam(_hari)?',
    },
    midnight: 'tengah_malam',
    hours: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas',
    dates: ['{day}[ -]{month}([ -]{year})?', '{month} {year}'],
    years: ['(tahun|pada|di|sejak) {year}'],
    clocks: [
      '(pukul|jam) {hour} (lewat|lebih) (seperempat(?<quarter>)|({mw}|{min})( menit)?)',
      '(pukul|jam) {hour} kurang (seperempat(?<quarterto>)|(?<to>)({mw}|{min})( menit)?)',
      '(pukul|jam) setengah (?<before>){hour}',
      '(pukul|jam) {hw} {mw}( menit)?(?= {part})',
      '(pukul|pkl\\.?|jam) {h}[.:]{m}([.:]{s})?',
      '{h}\\.{m}([.:]{s})?(?= (wib|wita|wit|waktu))',
      '(pukul|jam) {hour}(?![.:]?\\d)',
      '{h}(?= (wib|wita|wit)(?!\\p{L}))',
    ],
    zones: ['waktu {city}', '(?<city>gmt|utc)'],
    local: 'waktu_(setempat|lokal)',
    glue: 'pada pukul jam hari tanggal sekitar lalu kira-kira atau dan sekira waktu',
    statement: {
      before: '(hingga|sampai|per|sejak|dirilis|diperbarui)(_dengan)?(_pukul|_hari)?',
      after: '(mengatakan|menyebutkan|mengumumkan|merilis)',
    },
    when: '(ketika|saat)',
    errands:
      'sirene peringatan_dini kereta penerbangan sekolah tim_\\p{L}+ petugas bupati gubernur wali_kota menteri jumpa_pers konferensi rapat listrik konser',
    origin: '(terjadi|mengguncang|diguncang|guncang\\p{L}*|tercatat|gempa|dirasakan|getaran|berguncang)',
  },
  places: {
    particles: 'dan',
    heads:
      'kota|kabupaten|kab\\.|pulau|kepulauan|wilayah|provinsi|pesisir|kecamatan|desa|kawasan|pantai|teluk|laut|perairan|selat|gunung',
    compass: {
      NE: 'timur ?laut',
      SE: 'tenggara',
      SW: 'barat ?daya',
      NW: 'barat ?laut',
      N: 'utara',
      E: 'timur',
      S: 'selatan',
      W: 'barat',
    },
    compassLetters: 'UTSB',
    kilometres: 'kilometer|kms?',
    miles: 'mil',
    metres: 'meter',
    side: 'after',
    between: 'di|arah|ke arah|sebelah|sekitar',
    link: 'dari|di lepas',
    of: 'dari|di',
    alone: '(sebelah|di sebelah)',
    same: 'kota (itu|tersebut|ini)|wilayah (itu|tersebut)',
    centre: 'episenter*|pusat gempa',
    epicentre: 'episenter*|pusat gempa*|mengguncang|diguncang|guncang|berpusat|terletak|terjadi|gempa*|lok',
    felt: 'dirasakan|terasa|mmi|warga|guncangan|diterima|menerima|ponsel',
    spot: '(berpusat|pusat gempa|episenter) (di|berada di|dekat)',
    territory: 'di wilayah|di perairan|perairan|lepas pantai|wilayah',
    features: 'selat|teluk|laut|palung|semenanjung|kepulauan',
    pair: 'antara( kota| kabupaten| pulau)?>dan>',
    border: 'perbatasan',
    countries: {
      AF: 'afganistan',
      ID: 'ri',
      US: 'as|amerika serikat',
      JP: 'jepang',
      TR: 'turki',
      CN: 'tiongkok|china',
      PG: 'papua nugini',
      PH: 'filipina',
      TL: 'timor leste',
    },
    bodies:
      'badan|bmkg|bpbd|universitas|kedutaan|kbri|rsud|rumah sakit|kepala|bupati|gubernur|wali kota|stasiun|polres|polda|pemerintah|waktu|bandara|balai',
    never:
      'Gempa Badan Menurut Hingga Sampai Data Info Waktu Mag Lok Selasa Senin Rabu Kamis Jumat Sabtu Minggu Pusat Dirasakan Kedalaman Warga Hasil Guncangan Episenternya Tsunami Barat Timur Utara Selatan Tak Ada Rumah Kota Mei Jam Itu Hal Kami Kita Dia Anda Bila Bulan Hanya Para Terasa',
  },
  impact,
  cues: {
    vague: ['guncang*|diguncang|mengguncang|getaran*'],
    quake: ['gempa( ?bumi)?(nya)?|guncang*|diguncang|mengguncang|getaran*|lindu'],
    occurred: ['terjadi|mengguncang|diguncang|dirasakan|tercatat|mencatat|melanda|berlangsung'],
    aftershock: ['gempa( bumi)? susulan*|susulan*|aftershock*'],
    foreshock: ['gempa( bumi)? (pendahuluan|pembuka)|foreshock*'],
    mainshock: ['gempa( bumi)? (utama|pokok)|mainshock*'],
    another: ['gempa( bumi)? (kedua|ketiga|keempat|lain*|berikutnya)|yang kedua|kedua kalinya|satu gempa lagi'],
    blast: ['ledakan (tambang|kuari|bom|di tambang|di kuari)|peledakan*|uji coba nuklir|diledakkan'],
    falseAlert: [
      'tidak valid|sedang diuji|dari (daftar|katalog)',
      '(peringatan|alarm|informasi|info|kabar|pesan|notifikasi|berita) ([^ ]+ ){0,3}(palsu|keliru|salah|tidak benar|hoaks|bohong)|gempa( bumi)? ([^ ]+ ){0,3}(tidak pernah terjadi|tidak terjadi|tidak ada)|tidak (ada|terjadi) gempa|tidak pernah (ada|terjadi)|hoaks|keliru|data ganda|catatan ganda|(kesalahan|gangguan|kerusakan) (sistem|teknis|otomatis|operator|perangkat)|akun (palsu|tiruan|abal-abal)|mengatasnamakan|pesan uji coba|uji coba|terkirim (secara )?(tidak sengaja|karena)|tidak sengaja|tidak benar|tidak ada (aktivitas )?(gempa|guncangan|getaran)|tidak mencatat|salah kirim|bohong',
    ],
    retraction: [
      '(terkirim|dikirim|tersebar|dipublikasikan|diterbitkan|disiarkan) ([^ ]+ ){0,3}(kesalahan|kekeliruan|keliru|tidak sengaja)|menganulir|dianulir|menyatakan tidak berlaku',
      'membatalkan|dibatalkan|batalkan|mencabut|dicabut|menarik|ditarik|menghapus|dihapus|meralat|diralat|pembatalan|pencabutan|menurunkan (berita|artikel|unggahan|konten)|(meminta|mohon|memohon|minta) maaf|diturunkan|cabut|hapus|mencoret',
    ],
    notRetraction: ['peringatan (dini )?tsunami|penerbangan|kereta|sekolah|konser|pertandingan|salah ketik'],
    drill: ['simulasi*|latihan|gladi*|skenario*|pura-pura|hipotetis|fiktif|andaikan|disimulasikan'],
    metaphor: ['gempa (politik|ekonomi|bursa|sepak bola)|gempa di (lapangan|tubuh|kubu|pasar)'],
    domain: [
      'film|bioskop|novel|aktor|aktris',
      'pelatih|klub|pertandingan|gol|liga|suporter|pemain|saham|bursa|investor|pasar|pemilu|pilkada|suara|partai|koalisi|mundur|menteri|sponsor|kursi|caleg|stadion|transfer',
    ],
    forecast: [
      'tahan|dirancang',
      'akan (terjadi|mengguncang|melanda)|peramal*|bisa (terjadi|memicu|mencapai|menimbulkan)|dapat (terjadi|memicu|mencapai)|mungkin|kemungkinan|berpotensi terjadi|potensi gempa|prediksi*|diprediksi|ramal*|jika|apabila|model*|megathrust|perkiraan|diperkirakan (akan|terjadi)|isu',
    ],
    historical: [
      'tahun (lalu|silam)|peringatan \\d+ tahun|mengenang|sejarah|peringatan ke|haul|terakhir kali|pada masa itu|saat itu',
    ],
    strongest: ['(yang )?(terbesar|terkuat|paling kuat)'],
    every: ['semua gempa|tidak satu pun|keduanya|dari keempat*|kedua gempa'],
    since: ['sejak|setelah|sebelum'],
  },
};
