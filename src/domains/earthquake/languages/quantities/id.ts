import type { QuantityWords } from '../../find/quantities/words.ts';
import type { NumberWords } from '../../text/number-words.ts';

export const numbers: NumberWords = {
  decimal: ',',
  words: {
    0: 'nol',
    1: 'satu seorang sebuah',
    2: 'dua keduanya',
    3: 'tiga ketiganya',
    4: 'empat keempatnya',
    5: 'lima',
    6: 'enam',
    7: 'tujuh',
    8: 'delapan',
    9: 'sembilan',
    10: 'sepuluh',
    11: 'sebelas',
    12: 'dua_belas selusin',
    13: 'tiga_belas',
    14: 'empat_belas',
    15: 'lima_belas',
    16: 'enam_belas',
    17: 'tujuh_belas',
    18: 'delapan_belas',
    19: 'sembilan_belas',
    100: 'seratus',
    1000: 'seribu',
  },
  multipliers: { 10: 'puluh', 100: 'ratus', 1000: 'ribu', 1000000: 'juta' },
  vague: 'beberapa',
};

export const quantities: QuantityWords = {
  magnitude: 'magnitudo|magnitude|berkekuatan|kekuatan*|skala magnitudo',
  scale: '(pada )?skala richter|sr',
  moment: 'magnitudo momen',
  quake: 'gempa*|guncangan|getaran|lindu|susulan|seismik',
  measured:
    'mencatat*|dicatat|tercatat|mengukur|melaporkan|menyebut*|memperkirakan|mengumumkan|merilis|terbesar|terkuat|parameter|memberi*|menetapkan|sebesar|tertinggi',
  units:
    'jam|menit|detik|hari|minggu|bulan|tahun|persen|rupiah|juta|ribu|miliar|triliun|cm|sentimeter|derajat|ton|hektare?|kali|orang|rumah|jiwa|unit|lantai|warga|wib|wita|wit',
  former:
    'menggantikan|semula|awalnya|sebelumnya|mulanya|pada awalnya|informasi awal|data awal|perkiraan awal|laporan awal|hasil awal|rilis (awal|pertama)|semula (disebut|diumumkan)|bukan',
  mistaken: 'keliru|salah (tulis|ketik)|ralat|versi (awal|sebelumnya) (berita|artikel)',
  change:
    'dimutakhirkan|memutakhirkan*|pemutakhiran|direvisi|merevisi|revisi|diperbarui|memperbarui|menurunkan|diturunkan|menaikkan|dinaikkan|dikoreksi|mengoreksi|koreksi|diubah|mengubah|menjadi|update',
  from: 'dari',
  upTo: 'hingga|sampai',
  above:
    'di ?atas|lebih dari|lebih besar dari|di ?bawah|kurang dari|minimal|sedikitnya|antara|melebihi|maksimal|kisaran',
  beyond: 'atau (lebih|kurang)|ke atas|lebih',
  intensity: 'intensitas|skala( intensitas)?',
  zone: 'zona (gempa|merah|seismik)|tahan gempa|tahan',
  km: 'kilometer|km',
  miles: 'mil',
  metres: 'meter',
  depth: 'kedalaman*|kedlmn|kdlmn|kdlm|dalam|hiposent*',
  deep: 'kedalaman|di bawah (permukaan|laut|tanah)|dalamnya',
  pits: 'danau|tambang|sumur|waduk|terowongan|kawah',
  north: 'lu|lintang utara|n',
  south: 'ls|lintang selatan',
  east: 'bt|bujur timur',
  west: 'bb|bujur barat',
  latitude: 'lintang|lat\\.?',
  longitude: 'bujur|long?\\.?',
  coordinates: 'koordinat|lok|lokasi',
};
