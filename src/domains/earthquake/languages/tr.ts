import type { Language } from '../language.ts';
import { impact } from './impact/tr.ts';
import { numbers, quantities } from './quantities/tr.ts';

/** Turkish. */
export const tr: Language = {
  code: 'tr',
  numbers,
  quantities,
  time: {
    months:
      'oca(k*|\\.)? şub(at*|\\.)? mart* nisan* mayıs* haz(iran*|\\.)? tem(muz*|\\.)? ağu(stos*|\\.)? eyl(ül*|\\.)? eki(m*|\\.)? kas(ım*|\\.)? ara(lık*|lığ*|\\.)?',
    weekdays:
      'pazartesi(ye|nin|yi|den)? salı(ya|nın|yı)? çarşamba(ya|nın|yı)? perşembe(ye|nin|yi)? cuma(ya|nın|yı)? cumartesi(ye|nin|yi)? pazar_(gün*|sabah*|akşam*|gece*)',
    days: { 0: 'bugün(kü)? bu_(sabah|akşam|gece|öğle*)', 1: 'dün(kü)?', 2: 'önceki_gün evvelsi_gün' },
    lastNight: 'dün_gece (geçtiğimiz|geçen)_gece',
    nightTo: 'bağlayan_gece',
    parts: {
      dawn: 'sabaha_karşı şafak* sabahın_erken_saatlerinde',
      morning: 'sabah(ın|ı|ki|leyin)?(_saat(ler)?i?(nde)?)?(?!_kadar)',
      day: 'öğleden_sonra öğle* ikindi* gündüz*',
      evening: 'akşam(ı|ki|leyin|üzeri|üstü)?(_saatlerinde)?',
      night: 'gece(si|ki|leyin|nin|_yarısından_sonra)?(_saatlerinde)?',
    },
    noon: 'öğle_(saatlerinde|vakti|vaktinde) öğleyin öğlen(_saat_12)?(?!_(saat|\\d))',
    midnight: 'gece_yarısı(nda)?',
    hours: 'bir* iki* üç* dör[td][\\p{L}\\p{M}]* beş* altı* yedi* sekiz* dokuz* on(da|u|a|un)? on_bir* on_iki*',
    dates: [
      "{day} {month}('\\p{L}+)?( {year}('\\p{L}+)?( yılı\\p{L}*)?)?",
      "{month} {year}('\\p{L}+)?",
      '{year} (yılı\\p{L}* )?{month}\\p{L}*',
    ],
    years: ["{year}'?(de|da|te|ta|deki|daki|teki|taki)", '{year} (yıl\\p{L}*|deprem\\p{L}*)'],
    clocks: [
      "(saat(ler)? )?{hour}('?\\p{L}{1,3})? (çeyrek(?<quarterto>)|(?<to>)({mw}|{min}))( dakika)? kala",
      "(saat(ler)? )?{hour}('?\\p{L}{1,3})? (çeyrek(?<quarter>)|({mw}|{min}))( dakika)? geçe",
      '(?<={part} (saat )?){hw} buçuk\\p{L}*(?<half>)',
      "saat {hw} {mw}('?(de|da|te|ta))?(?= sıra| sula| civar|,| mey| ol)",
      '{h}\\.{m}(?= (sıralarında|sularında|civarında))',
      '{h}\\.{m}(?<=(tsi|saat\\p{L}{1,8}) \\d{1,2}\\.\\d\\d)',
      "(saat|saatler|saati) ?:? {h}[.:]{m}([.:]{s})?('\\p{L}+)?( sıralarında| sularında)?",
      "{h}\\.{m}('(de|da|te|ta|den|dan|ten|tan|e|a|ye|ya|i|ı|u|ü|yi|yı|deki|daki|teki|taki)) ?",
      '(?<=^){h}\\.{m}( -|,|:)',
      "(saat|saatler) {hour}('\\p{L}+)?( (buçuk\\p{L}*)(?<half>))?( sıralarında| sularında| civarında)?",
      "{ahead}(?<={part} (saat )?){hour}('(de|da|te|ta))?( sıralarında| sularında)(?!\\.\\d)",
    ],
    zones: [
      '{city} (yerel )?saati(yle|nde|ne|ni)?( ile| göre)?',
      '(?<city>greenwich|grinviç) (ortalama )?(zamanı|saati)[\\p{L}\\p{M}]*',
    ],
    local: 'yerel_saat(le|in|i)?(_ile)? yerel_zaman\\p{L}*',
    glue: 'saat saatler günü gününün tarihinde yılında yılı sıralarında sularında civarında yaklaşık olarak ile göre de da saatlerinde geç erken ve',
    statement: {
      before: '(?!)',
      after:
        "(yapımı|inşa|yapıl)\\p{L}* ('?(e|a|ye|ya)_)?(itibarıyla|itibariyle|kadar|açıkla\\p{L}*|duyur\\p{L}*|dek|yayımla\\p{L}*|yayınla\\p{L}*)",
    },
    errands:
      'siren\\p{L}* alarm\\p{L}* bildirim\\p{L}* mesaj\\p{L}* tren\\p{L}* sefer\\p{L}* uçak\\p{L}* okul\\p{L}* ders(ler)?(i|e)? ekip\\p{L}* vali(si|lik|liği|nin)? bakan\\p{L}* başkan\\p{L}* toplantı\\p{L}* basın brifing\\p{L}* elektrik\\p{L}* trafik konser\\p{L}* maç\\p{L}*',
    origin:
      '(meydana_gel\\p{L}*|ol(du|an|muştu|uş\\p{L}*)|yaşan\\p{L}*|kaydedil\\p{L}*|hissedil\\p{L}*|sallan\\p{L}*|gerçekleş\\p{L}*|deprem\\p{L}*|sarsıntı\\p{L}*|sarsıl\\p{L}*|artçı\\p{L}*|öncü\\p{L}*)',
  },
  places: {
    apostrophe: true,
    endings:
      'nın> nin> nun> nün> ın> in> un> ün> da> de> ta> te> dan> den> tan> ten> ya> ye> a> e> yı> yi> ı> i> u> ü> nda>ı nde>i ndan>ı nden>i ndaki>ı nin>i',
    bareEndings: '',
    particles: 've',
    heads:
      'il|ili|ilinin|iline|ilinde|ilce|ilçe*|köy*|belde*|kasaba*|şehr*|kent*|merkez*|ada|adası*|kıyı*|sahil*|açık*|mahalle*|bölge*|eyalet*|vilayet*|ova*',
    compass: { N: 'kuzey', E: 'doğu', S: 'güney', W: 'batı' },
    compassLetters: 'KDGB',
    kilometres: 'kilometre*|km*',
    metres: 'metre*',
    owner: "'?(n?[ıiuü]n|n?[dt][ae]ki| (ilinde|eyaletinde|vilayetinde|bölgesinde))",
    side: 'before',
    between: 'kadar|uzaklıkta*|mesafede*|uzağında*|açığında*|açıklarında',
    link: 'yaklaşık|yaklasik|takriben|kıyısının|kıyılarının|açıklarında|merkezinin|merkezine',
    away: 'uzaklık*|mesafe*|uzağı*|açığı*|uzakta*',
    same: 'ilçe*|kent*|şehr*|merkez*',
    centre: 'merkez üssü*',
    epicentre:
      'merkez üss*|merkezli|dış merkez*|deprem*|sarsıntı*|meydana gel*|sallan(dı|ıyor)|salla(dı|yan)|yaşandı|kaydedil*|odak*',
    denied: '>değil',
    felt: 'hissed*|hissetti*|hissedil*|duyul*|şiddet(?!inde)*|telefon*|gönderil*|mesaj*',
    territory: 'açıklarında|topraklarında|sınırları içinde|yakınlarında|ilçesinde|ilinde|bölgesinde',
    features: 'körfezi|boğazı|açıkları|çukuru|denizi',
    pair: '>ile|ve>arasında*',
    border: 'sınırında|sınır bölgesi*',
    countries: {
      AF: 'afgan',
      KZ: 'kazak',
      KG: 'kırgız',
      CN: 'çinli',
      RU: 'rus',
      TR: 'türk',
      JP: 'japon',
      IR: 'iranlı',
      AZ: 'azeri',
      GR: 'yunan',
      US: 'abd*',
      SY: 'suriyeli',
      MM: 'myanmar*',
    },
    bodies:
      'üniversite*|enstitü*|rasathane*|vali|valisi|valiliğ*|valilik|kaymakam*|belediye*|hastane*|büyükelçi*|başkonsolos*|müdürlü*|başkanlı*|itfaiye*|havaliman*|emniyet*|saati|saatiyle|bakanlı*|gözlemevi*|merkezi jeofizik|jandarma*',
    never:
      'Aynı İki Dört Kent Üç Beş Saat Derinlik Tarih Büyüklük Bölge Murat Elif Aktaş Çarşamba Pazartesi Perşembe Cumartesi Kayıt Kurum Uzman Prof Doç Valilik Afet Acil Durum Bakanlık Bakanı Merkezi Rasathanesi Deprem Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık Pazar Salı Cuma Büyük Yer Saat Vali Kaymakam Kandilli',
  },
  impact,
  cues: {
    vague: ['sarsint*|sarsıntı*'],
    quake: ['deprem*|sarsint*|sarsıntı*|zelzele*|yer sarsıntı*'],
    occurred: [
      'meydana (gel*|gelen)|oldu|olmuş*|sallandı|salladı|hissedil*|kaydedil*|yaşan*|gerçekleş*|vurdu|sarsıldı|sarsılmış',
    ],
    aftershock: ['artçı*|art (sarsıntı*|şok*)'],
    foreshock: ['öncü*'],
    mainshock: ['(ana|asıl|esas|ilk büyük) (deprem*|sarsıntı*|şok*)'],
    another: ['(ikinci|üçüncü|dördüncü|diğer|başka bir|bir başka) (deprem*|sarsıntı*)|ikincisi*|diğeri*'],
    blast: ['(taş ocağı*|maden*|ocak*|kontrollü|nükleer) (patlatma*|patlama*|infilak*|deneme*)|dinamit*|patlatma*'],
    falseAlert: [
      '(listeden|katalogdan|kayıtlardan|haritadan) ([^ ]+ )?(çıkar*|sil*|kaldır*)|deprem değil*|yerel san*',
      'böyle bir deprem|(teknik|sistemsel) (aksaklık*|sorun*|hata*|arıza*)|sarsıntı (kaydedilme*|yaşanma*|olma*)',
      '(yanlış|hatalı|asılsız) (alarm*|uyarı*|ihbar*|bildirim*|bilgi*|çözüm*|kayıt*|tespit*)|deprem* olmadı*|deprem* (meydana gelmedi*|yaşanmadı*|gerçekleşmedi*)|asılsız*|gerçek dışı|gerçeği yansıtm*|böyle bir (deprem*|sarsıntı*) ([^ ]+ )?(kaydedilme*|olmadı*|yaşanma*|meydana gelme*)|(sistem*|otomatik*|yazılım*|teknik|operatör*|personel*) ([^ ]+ )?(hata*|arıza*)|(mükerrer|hayalet|çift) (kayıt*|kayd*|deprem*|olay*)|mükerrer*|hayalet*|(sahte|taklit) ([^ ]+ )?(hesap*|hesab*|sayfa*|kanal*|profil*|paylaşım*)|(yanlışlıkla|sehven|hataen|hatayla)|kazara|haber* yanlış*|yanlıştı*|(doğru|gerçek) değil*|gerçeğe aykırı*|uydurma*|deprem kaydı bulunma*|(herhangi bir |hiçbir )(deprem*|sarsıntı*|hareketlilik*) ([^ ]+ ){0,2}(kaydetmedi*|kaydedilmedi*|olmadı*|yok*|bulunma*|meydana gelmedi*|saptanma*)|(deprem*|sarsıntı*) ([^ ]+ ){0,2}(kaydetmedi*|kaydedilmedi*|meydana gelmediğ*|olmadığ*|yaşanmadığ*)',
    ],
    retraction: [
      'asılsız (olduğu*|çıktı*|haber*)|(olmadığını|kaydedilmediğini|yaşanmadığını|meydana gelmediğini) (açıkla*|bildir*|duyur*|belirt*)|iddia* yalan*',
      '(sehven|yanlışlıkla|hataen|kazara) ([^ ]+ ){0,2}(gönder*|yayımla*|yayınla*|paylaş*|ilet*)|(listeden|katalogdan|kayıtlardan|haritadan|sistemden) ([^ ]+ )?(çıkar*|sil*|kaldır*|düşül*)|dikkate alınma*|geçersiz*',
      'iptal (et*|edil*)|geri çek*|geri al*|sil(di|indi|inmiş*|inen|miş*)|kaldır(dı|ıldı|mış*)|yalanla*|hatalı olduğu*|düzelt*|(haber*|paylaşım*|kayıt*|kayd*|mesaj*|uyarı*) ([^ ]+ ){0,3}(çıkardık|çıkarıldı|çıkarttık)|kaldırdı*|kaldırıyor*|sildik|siliyoruz|yayından (kaldır*|çek*|al*)|(doğru|gerçek) değildir|haberimiz* yanlış*|yanlıştır|özür diler*|özür diledi*',
    ],
    notRetraction: [
      'ilk (sürüm*|hal*|hâl*)|olarak (verilmiş*|yazılmış*|geçmiş*|yazıldı*)|tsunami (uyarı*|alarm*|tehdi*|tehlike*)|uçuş*|sefer*|ders*|maç*|konser*|yazım hatası*|izin*',
    ],
    drill: ['tatbikat*|senaryo*|hayali|varsayım*|varsayılan|farazi|simülasyon*|canlandır*|prova*|eğitim amaçlı'],
    metaphor: ['(siyasi|siyasal|ekonomik|futbol*|piyasa*|adeta bir|adeta) (deprem*|sarsıntı*|artçı*)|deprem etkisi*'],
    domain: [
      'birleşme(si|nin)?|sendika*|analist*|yönetim kurulu*|işten çıkar*|opera*|tiyatro*|orkestra*|yönetmen*|müzisyen*|orkestra şef*',
      'film(i|in|de|ler*)?|sinema*|roman(ı|ın|da)?|vizyon*',
      'diziler*|dizi*|reyting*|kanal(ın|ı|lar*)?|yapımcı*|senarist*|genel müdür*|sektör*|şirket*|reklam*|oyuncu*|albüm*|hakem*|sezon*|teknik direktör*|kulüb*|kulüp*|takım*|maç*|lig*|gol*|taraftar*|transfer*|seçim*|oy(lar)?|sandık*|parti(si|nin|de)?|milletvekil*|koalisyon*|istifa*|borsa*|hisse(ler*|nin|si)?|yatırımcı*|piyasa*|faiz*|kur|dolar*|sponsor*|teknik heyet|başkan adayı*',
    ],
    earlier: ['(gün|hafta|ay) (önce|evvel)'],
    noQuake: ['deprem değil*'],
    forecast: [
      '(yılda|ayda|haftada|yüzyılda) ([^ ]+ )?(kez|defa|kere)|yılda bir|her (yıl|ay|gün|hafta)|genellikle|genelde|sık sık',
      'beklenebil*|hatırlatıyor',
      'dayanıklı*|dayanacak|dayanabil*|dayanır',
      'olacağı*|olacak*|öne sür*|kehanet*|kâhin*|iddiası*|olası*|ihtimal*|olasılığ*|olasılık*|beklen(en*|iyor*)|tahmin (et|ed)*|tahminler*|tahminin*|tahminde*|öngör*|gerçekleşirse|olursa|meydana gelirse|olabilir|yaşanabilir|önümüzdeki ([^ ]+ ){0,2}yıl*|model(e*|leme*|leri*)|risk*|söylenti*',
    ],
    historical: [
      'yıl (önce|geçti|sonra)|yıldönüm*|yıl dönüm*|anma*|andı|anıldı|anılıyor|tarihinin|hayatını kaybetmişti|yıkılmış|tarihindeki|son büyük',
    ],
    strongest: ['en (büyük*|şiddetli*|güçlü*|kuvvetli*)'],
    every: ['hiçbirinde*|hepsinde*|tümünde*|her iki*|iki depremde de|ikisinde de'],
    since: ['beri|bu yana'],
  },
};
