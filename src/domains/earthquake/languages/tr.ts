import type { Language } from '../language.ts';

/** Turkish. */
export const tr: Language = {
  code: 'tr',
  numbers: {
    decimal: ',',
    words: {
      0: 'sıfır',
      1: 'bir biri birinin birini birine',
      2: 'iki ikisi ikisinin ikisini ikiye ikisine iki_kişinin',
      3: 'üç üçü üçünün üçünü üçe üçüne',
      4: 'dört dördü dördünün dördünü dörde dördüne',
      5: 'beş beşi beşinin beşini beşe beşine',
      6: 'altı altısı altısının altısını altıya altısına',
      7: 'yedi yedisi yedisinin yedisini yediye yedisine',
      8: 'sekiz sekizi sekizinin sekizini sekize sekizine',
      9: 'dokuz dokuzu dokuzunun dokuzunu dokuza dokuzuna',
      10: 'on onu onunun ona onuna',
      20: 'yirmi yirmisi yirmiye',
      30: 'otuz otuzu otuza',
      40: 'kırk kırkı kırka',
      50: 'elli ellisi elliye',
      60: 'altmış altmışı altmışa',
      70: 'yetmiş yetmişi yetmişe',
      80: 'seksen sekseni seksene',
      90: 'doksan doksanı doksana',
      100: 'yüz yüzü yüze',
      1000: 'bin bine bini',
    },
    multipliers: { 12: 'düzine', 100: 'yüz yüze yüzü', 1000: 'bin bine bini', 1000000: 'milyon' },
    vague: 'birkaç bir_kaç',
    endings: true,
  },
  quantities: {
    magnitude: 'büyüklü*|magnitüd*',
    scale: '(göre )?richter ölçeğ*|rihter*',
    moment: 'moment büyüklü*|moment magnitüd*',
    local: 'yerel büyüklü*|lokal büyüklü*',
    bodyWave: 'cisim dalgası büyüklü*',
    surfaceWave: 'yüzey dalgası büyüklü*',
    quake: 'deprem*|sarsıntı*|zelzele*|artçı*|öncü*|sismik*|sarsıl*|sallan*',
    measured: 'ölç*|verdi|olarak|duyur*|açıkla*|bildir*|kaydet*|kayded*|hesapla*|belirle*|değer*|en büyü*|en şiddetli*',
    units:
      'saat*|dakika*|saniye*|gün*|hafta*|ay|ayda|aylık|yıl*|yaşında*|yüzde|puan*|lira*|tl|dolar*|bin|milyon*|milyar*|santim*|cm|derece*|ton|tonluk|hektar*|kez|kat|katlı|kişi*|ev|evin|konut|bina*|kuruş',
    former:
      'ilk (anda|olarak|etapta|açıklama*|değer*|belirleme*|ölçüm*|duyuru*|bilgi*|veri*|önce)|önce(den)?( \\p{L}+)? (açıkla*|duyur*|bildir*)|başlangıçta|daha önce|önceki|otomatik (çözüm*|değer*)|yerine',
    mistaken: 'yanlışlıkla|sehven|hatalı olarak|haberin (ilk|önceki) (sürüm|hal)*|yazım hatası*',
    change: 'düşür*|yükselt*|revize*|güncelle*|düzelt*|değiştir*|indir*|çıkar(dı|ıldı|ılan)|artır*|azalt*',
    fromEnding: "'? ?(dan|den|tan|ten)",
    above: 'en az|en fazla|en çok|arasında',
    beyond:
      "('?(in|ın|un|ün|nin|nın|nun|nün) )?(üzerinde*|üstünde*|üstü|altında*|altı|aşan*|aşkın|üzeri)|'?(dan|den|tan|ten) (büyük|küçük|fazla|yüksek|güçlü|şiddetli|az)|ve (üzeri|üstü|daha)|'?(yi|ı|i|u|ü|yı) (geç|aş)\\p{L}*|'?[ae]? kadar",
    points: 'derece(?= şiddet)',
    intensity: 'şiddet(i|te|ti|inde|inin|e|ten)?|intensite*',
    zone: 'bölge(si|sinde)|dayanıkl*|dayan(ır|abil)*',
    km: 'kilomet*|km',
    miles: 'mil|millik|milden',
    metres: 'metre*',
    depth: 'derinli*',
    deep: 'derinde|yerin altında|altında|derinlikte*',
    pits: 'göl(ü|ün|de)|maden*|kuyu*|sondaj*|baraj*|tünel*|kar kalınlı*|gölet*',
    north: 'kuzey( enlem*)?|k',
    south: 'güney( enlem*)?|g',
    east: 'doğu( boylam*)?|d',
    west: 'batı( boylam*)?|b',
    latitude: 'enlem*',
    longitude: 'boylam*',
    coordinates: 'koordinat*',
  },
  time: {},
  places: {},
  impact: {},
  cues: {
    quake: [
      'deprem*|sarsint*|sarsıntı*|zelzele*|yer sarsıntı*',
    ],
    occurred: [
      'meydana (gel*|gelen)|oldu|olmuş*|sallandı|salladı|hissedil*|kaydedil*|yaşan*|gerçekleş*|vurdu|sarsıldı|sarsılmış',
    ],
    aftershock: [
      'artçı*|art (sarsıntı*|şok*)',
    ],
    foreshock: [
      'öncü*',
    ],
    mainshock: [
      '(ana|asıl|esas|ilk büyük) (deprem*|sarsıntı*|şok*)',
    ],
    another: [
      '(ikinci|üçüncü|dördüncü|diğer|başka bir|bir başka) (deprem*|sarsıntı*)|ikincisi*|diğeri*',
    ],
    blast: [
      '(taş ocağı*|maden*|ocak*|kontrollü|nükleer) (patlatma*|patlama*|infilak*|deneme*)|dinamit*|patlatma*',
    ],
    falseAlert: [
      '(yanlış|hatalı|asılsız) (alarm*|uyarı*|ihbar*|bildirim*|bilgi*|çözüm*|kayıt*|tespit*)|deprem* olmadı*|deprem* (meydana gelmedi*|yaşanmadı*|gerçekleşmedi*)|asılsız*|gerçek dışı',
    ],
    retraction: [
      'iptal (et*|edil*)|geri çek*|geri al*|sil(di|indi|inmiş*|inen|miş*)|kaldır(dı|ıldı|mış*)|yalanla*|hatalı olduğu*|düzelt*',
    ],
    notRetraction: [
      'tsunami (uyarı*|alarm*|tehdi*|tehlike*)|uçuş*|sefer*|ders*|maç*|konser*|yazım hatası*|izin*',
    ],
    drill: [
      'tatbikat*|senaryo*|hayali|varsayım*|varsayılan|farazi|simülasyon*|canlandır*|prova*|eğitim amaçlı',
    ],
    metaphor: [
      '(siyasi|siyasal|ekonomik|futbol*|piyasa*|adeta bir|adeta) (deprem*|sarsıntı*|artçı*)|deprem etkisi*',
    ],
    domain: [
      'teknik direktör*|kulüb*|kulüp*|takım*|maç*|lig*|gol*|taraftar*|transfer*|seçim*|oy(lar)?|sandık*|parti(si|nin|de)?|milletvekil*|koalisyon*|istifa*|borsa*|hisse*|yatırımcı*|piyasa*|faiz*|kur|dolar*|sponsor*|teknik heyet|başkan adayı*',
    ],
    forecast: [
      'olası*|ihtimal*|olasılığ*|olasılık*|beklen(en*|iyor*)|tahmin*|öngör*|gerçekleşirse|olursa|meydana gelirse|olabilir|yaşanabilir|önümüzdeki ([^ ]+ ){0,2}yıl*|model(e*|leme*|leri*)|risk*|söylenti*',
    ],
    historical: [
      'yıl (önce|geçti|sonra)|yıldönüm*|yıl dönüm*|anma*|andı|anıldı|anılıyor|tarihinin|hayatını kaybetmişti|yıkılmış|tarihindeki|son büyük',
    ],
    strongest: [
      'en (büyük*|şiddetli*|güçlü*|kuvvetli*)',
    ],
    every: [
      'hiçbirinde*|hepsinde*|tümünde*|her iki*|iki depremde de|ikisinde de',
    ],
    since: [
      'beri|bu yana',
    ],
  },
};
