import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Turkish. */
export const impact: ImpactWords = {
  verbLast: true,
  dead: `ölü*|ölen*|öldü*|ölm(ü|e)*|can kayb*|can(?= (ve|veya|ya da) mal kayb)|hayatını kaybe*|yaşamını (yitir|kaybe)*|can ver(di|en)*|canını aldı|can aldı|vefat*|
yitirilen*|cenaze*|cansız beden*|ölmüş*|hayattan kop*|hayatına mal*`,
  injured: `hastane(de|lerde)|hastanelik|
yaralı*|yaralan*|yara aldı*|kırı(k|ldı) kol*|(ayağ|bileğ|kol|bacağ|kaburga|parmağ|burn|kafa)[ıiuüa][a-zçğıöşü]{0,4} (kır|burk|incit|yar|çat)*|(hastane(ye|lere)|sağlık kuruluş(un|ların)a) (kaldır|sevk|götür)*|hastane(de|lerde) tedavi*|tedavi (gör|altına)*|burkul*|
burnu( bile)? kana*`,
  casualties: `(can|mal) kaybı ve(ya)? yaralanma`,
  person: `yurttaş*|vatandaş*|
kişi*|insan*|vatandaş*|çocu(k|ğ)*|kadın*|işçi*|erkek*|öğrenci*|yurttaş*|köylü*|turist*`,
  one: `bir (kadın|kişi|erkek|çocuk|işçi|öğrenci|vatandaş|yaşlı [a-zçğıöşü]+)`,
  building: `ev|evi|evin|evler*|evde|evden|bina*|konut*|yapı(nın|lar|sı|yı|da|dan|ya|ların|lardan)?(ın|da|ı)?|daire*|okul*|hane|işyeri|ahır*|minare*|cami*|
depo*|garaj*|dükkan*|ambar*|kilise*|fabrika*|kulübe*|mescit*|mescid*`,
  damage: `devril(di|miş|en|e)*|oturulmaz*|kullanılamaz*|kullanılmaz*|yana yat*|(duvar|çatı|baca|minare|tavan|saçak)[a-zçğıöşü]* (yıkıl|çök|düş|uç|göç|kop)*|yerle bir ol*|enkaza dön*|harabeye dön*|ağır yara|
hasar*|yıkıl*|yıkım*|çatla*|çök(tü|en|me|müş)*|zarar gör*|oturulamaz*|göç(tü|en)|
mal kayb*`,
  infrastructure: `yol*|köprü*|baraj*|demir ?yol*|otoyol*|havaliman*`,
  other: `hasar tespit*|dolaş(tı|ıldı|ılan|an)*|sayı(mı|m) (sür|yap)*|
kayıp*(?! y)|enkaz* (altında|çıkar)*|evsiz*|tahliye*|kurtar*|mahsur*|incele(di|ndi|nen)*|denetle*|barın*|hissed*|başvur*|
panik*( [a-zçğıöşü]+){0,2} (çık|kaç|koş|dışarı|sokağa)*|açıkta kal*|etkilen*|görevlen*|ihbar*|
tara(dı|ndı|nan|nmış)*|gez(di|ildi)*|kontrol ed*|taburcu*`,
  foreign: `yıl*|ay|gün(?!cel)*|saat*|dakika*|saniye*|kilometre*|km|metre*|köy*|mahalle*|ilçe*|il|ilde|şehir*|kent*|aile*|artçı*|deprem*|
sarsıntı*|çadır*|araç*|ekip*|personel*|yaşında*|yaş*|derece*|yüzde|lira*|kez|büyüklü*|katlı|ocak|şubat|mart*|nisan*|mayıs*|
haziran*|temmuz*|ağustos*|eylül*|ekim*|kasım*|aralık*|
ülke*`,
  intact: `(tüm|bütün) (bina|ev|yapı|okul|konut)*( [a-zçğıöşü]+){0,2} (sağlam|ayakta|hasarsız)*`,
  none: `[a-zçğıöşü]{2,}m(a|e)(dı|di|mış|miş|dığı|diği|yan|yen|zken)*|yok|yoktu*|yoktur|olmadı*|olmamış*|yaşanmadı*|yaşanmamış*|görmedi*|görmemiş*|bulunmadı*|bulunmuyor|bulunmamakta*|değil|hiç*|kimse|
ol(maksızın|madan)|meydana gelmedi*|neden olmadı*|yol açmadı*|ol(unm|m)a(dığı|mış)*|yaşanma(dığı|mış)*|bulunma(dığı|yan)*|
gör(me|ül)me(diğ|di)*|rastlanma*|almadı*|ölmedi*|yaralanmadı*|yıkılmadı*|ne`,
  unknown: `(can kaybı|hasar)*( [a-zçğıöşü]+){0,3} ilişkin( [a-zçğıöşü]+){0,2} bilgi*|(iliş|dair|hakkında)*( [a-zçğıöşü]+){0,2} (bilgi|veri|rapor|haber|bildirim|ihbar)*|
başka [a-zçğıöşü]+|(bilgi*|ihbar*|haber*|bildirim*|rapor*) (yok*|yapılma*|edilme*|gelme*|ulaşma*|alınma*|bulunm*|verilme*|düşme*)|bildirilme*|rapor edilme*|yansımadı|henüz bilin*|bilinmiyor|
henüz( [a-zçğıöşü]+){0,3} (yok|gelmedi*|ulaşmadı*|alınmadı*)|ihbar* (al|gel|ulaş)*|araştırıl*|olabil*|-?ebilir|tarama çalışma*|
(açıklanma|belli olma|netleşme|beklenme)*`,
  but: `ancak|ama|fakat`,
  also: `da|de`,
  partBefore: `(yaralı|ölen|yaralanan)lar(dan|ın)|bun(lar)?dan|bunların|bunlardan|aralarında|içlerinde`,
  partAfter: `(kişi|yaralı)?( [a-zçğıöşü]+){0,2} hastane(de|lerde)|yurttaş[a-zçğıöşü]*( [a-zçğıöşü]+){0,2} hastane(de|lerde)|
(si|sı|i|ı)? ?(çocuk|ağır|oturulamaz)*|kişi(si|nin) (durumu|tedavi)*|(kişi )?daha`,
  previousBefore: `önceki( [a-zçğıöşü]+){0,2}|daha önce( [a-zçğıöşü]+){0,3}|ilk( [a-zçğıöşü]+){0,2}`,
  previousAfter: `'?(d|t)(e|a)n( [a-zçğıöşü0-9]+'?[a-zçğıöşü]*)? (yüksel|çık|ulaş|art|düş)*|'?(d|t)(e|a)n [0-9]+`,
  previously: `dün (bu )?(sayı|rakam)*|daha önce (açıklan|duyurul|bildiril)*|dün (açıklan|duyurul|bildiril)*`,
  tsunami: {
    tsunami: `tsunami*`,
    alert: `uyarı*|alarm*|ikaz*`,
    lifted: `kaldır*|iptal*|sona er*|geri çek*`,
    safe: `beklenm*|tehli(ke|kesi) (yok|bulunm)*`,
  },
};
