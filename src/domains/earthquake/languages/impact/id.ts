import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Indonesian. */
export const impact: ImpactWords = {
  dead: `tewas|meninggal|menewaskan|korban jiwa|korban tewas|korban meninggal|mati|merenggut( nyawa)?|kematian|jenazah|gugur|nyawa|wafat`,
  injured: `luka-luka|luka|terluka|cedera|melukai|patah (tulang|kaki|tangan)|luka (ringan|berat)|cidera|
dirawat|dilarikan ke (rumah sakit|puskesmas|rsud)`,
  casualties: `korban(?! (jiwa|tewas|meninggal|luka|hilang))`,
  person: `orang|warga|jiwa|penduduk|anak(-anak)?|perempuan|pria|wanita|lansia|siswa|pekerja|wisatawan`,
  one: `(seorang|satu) (orang|warga|perempuan|pria|anak|wanita|lansia|ibu|siswa|pekerja|nelayan)`,
  building: `rumah|bangunan|gedung|rumah warga|unit rumah|tempat tinggal|sekolah|masjid|gereja|hunian|ruko|
musala|mushola|musholla|gudang|puskesmas|kios|warung|pondok|hotel|ruang kelas|kantor|tempat ibadah|balai desa`,
  damage: `rubuh|miring|jebol|rontok|ambrol|pecah|terbelah|porak-poranda|lepas genteng|
rusak|kerusakan|roboh|ambruk|retak|retakan|hancur|runtuh|merusak|merobohkan|terdampak rusak`,
  infrastructure: `jalan|jembatan|bendungan|jaringan|rel`,
  other: `hilang|mengungsi|pengungsi|dievakuasi|tertimbun|terjebak|diselamatkan|memeriksa|diperiksa|merasakan|dirasakan|kehilangan rumah|mengikuti|terlibat`,
  foreign: `tahun|bulan|minggu|hari|jam|menit|detik|kilometer|km|meter|sentimeter|desa|kecamatan|kabupaten|kota|provinsi|keluarga|kk|
kali|gempa|susulan|tenda|personel|petugas|persen|rupiah|negara|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|
november|desember|lantai|skala|hewan|sapi`,
  previousAfter: `(orang )?menjadi {num}`,
  none: `tidak|tak|nihil|belum|tanpa|bukan|tiada|nol|tidak ada`,
  unknown: `(laporan|informasi|kabar|data|keterangan)( resmi| awal)?|belum (diketahui|ada|diterima|menerima)|masih (didata|mendata|diperiksa)|mungkin|dapat|bisa`,
  but: `tetapi|tapi|namun|sedangkan|sementara`,
  also: `juga|maupun`,
  light: `di|ke|dari|pada|dan|dengan|untuk|saat|akibat|karena|oleh|yang`,
  partBefore: `di antaranya|termasuk|antara lain|tambahan`,
  partAfter: `di antaranya|dari (mereka|jumlah|korban)|lagi`,
  previousBefore: `(naik|bertambah|meningkat) dari|sebelumnya( [a-z]+){0,3}|semula( [a-z]+){0,2}`,
  previously: `sebelumnya (dilaporkan|disebut|tercatat)|data sebelumnya`,
  tsunami: {
    tsunami: `tsunami`,
    alert: `peringatan|waspada|siaga|awas|alarm`,
    lifted: `dicabut|berakhir|diakhiri|dibatalkan|mengakhiri|mencabut`,
    safe: `tidak berpotensi`,
  },
};
