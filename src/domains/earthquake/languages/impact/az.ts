import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Azerbaijani. */
export const impact: ImpactWords = {
  verbLast: true,
  dead: `öl(ən|üb|dü|ənlər|üm|ü)*|həlak ol*|həlak*|vəfat*|can itkisi*|həyatını itir*|dünyasını dəyiş*|canını al*|qurban*|tələf ol*|can al*|həyatına son qoy*|itki*`,
  injured: `yaralı*|yaralan*|xəsarət*|(qol|ayağ|bileyi|barmağ|qabırğa)[ıiuü]?(s?[ıiuü]n[ıiuü])? (sındır|sın|burx)*|əzilmə*|sınıq*|
xəstəxanaya (yerləşdiril|çatdırıl|aparıl|müraciət)*`,
  harmed: `zərər ?çək*|zərərçək*|zərər gör*`,
  casualties: `tələfat*`,
  person: `nəfər*|insan*|adam*|sakin*|uşaq*|qadın*|kişi*|vətəndaş*|işçi*|şagird*|tələbə*`,
  one: `bir (nəfər|qadın|kişi|uşaq|sakin|insan|şagird)`,
  building: `ev(in|ə|də|lər|i|lərin|dən)?|bina*|mənzil*|tikili*|məktəb*|yaşayış evi*|obyekt*|məscid*|xəstəxana*|
anbar*|qaraj*|bağça*|mağaza*|klub*|poliklinika*|tövlə*`,
  damage: `çat(?= (aşkar|yaran|əmələ|var|qeyd))|
çök(üb|dü|müş|ən|mə|dü)*|sökülüb|uçul*|qəza vəziyyət*|əyil(ib|di)|
zədə*|dağıl*|dağıntı*|uç(ub|du|an|ması)*|çat(lar|lama|ladı|layıb)*|çat əmələ*|ziyan*|zərər(?! (çək|gör))*|yararsız*|qəzalı*|çatla*|sök*`,
  infrastructure: `yol(lar|u|ları)?|körpü*|bənd(lər)?|dəmir yolu*`,
  other: `itkin*|təxliyə*|köçürül*|evsiz*|xilas*|yoxla*|baxış*|hiss (ed|olun)*|iştirak*|cəlb*|müraciət*|çadır*`,
  foreign: `il(də|in|dən|lik)?|ay(da)?|gün*|saat*|dəqiqə*|saniyə*|kilometr*|km|metr*|bal(l|a|lıq|dan)?|kənd*|rayon*|şəhər*|ailə*|təkan*|
afterşok*|zəlzələ*|hadisə*|hal(da|ın)?|maşın*|texnika*|xilasedici*|manat*|yaş*|faiz*|dəfə|mərtəbə*|yanvar*|fevral*|mart*|aprel*|may*|iyun*|iyul*|avqust*|
sentyabr*|oktyabr*|noyabr*|dekabr*|
ölkə*`,
  intact: `(bütün) (bina|ev|tikili|məktəb)*( [a-zəıöüğşç]+){0,2} (salamat|bütöv)*`,
  none: `yoxdur|yox|yoxdu*|olmayıb|olmadı*|deyil|heç*|qeydə alınmayıb|[a-zəıöüğşç]+m(a|ə)y(ıb|ib|ıbdır|ibdir)|[a-zəıöüğşç]+m(a|ə)(dığı|diyi)*|qeydə alınma*|yetirməyib`,
  unknown: `başqa [a-zəıöüğşç]+|(məlumat|xəbər|informasiya)(lar)? (yoxdur|daxil olmayıb|verilm*|alınmayıb|daxil olma*)|dəqiqləşdirilir|məlum deyil|araşdırılır|bilər|(barədə|haqqında)( [a-zəıöüğşç]+){0,2} (məlumat|xəbər|müraciət|şikayət|siqnal)*|
gözlənil*`,
  but: `lakin|amma|ancaq`,
  also: `də|da|həmçinin`,
  partBefore: `onların|onlardan|o cümlədən|aralarında|bunlardan`,
  partAfter: `(ü|i|u|ı|si|sı)? ?(ağır|uşaq|yararsız)*|nəfərin vəziyyəti|nəfəri`,
  previousBefore: `əvvəl(ki)?( [a-zəıöüğşç]+){0,2}|ilkin( [a-zəıöüğşç]+){0,2}`,
  previousAfter: `-?(n?d(ə|a)n) [0-9]+`,
  previously: `daha əvvəl|əvvəlki (məlumat|rəqəm)*|dünən bu (rəqəm|göstərici)*`,
  tsunami: {
    tsunami: `sunami*|tsunami*`,
    alert: `xəbərdarlı(q|ğ)*|təhlükə*|həyəcan*`,
    lifted: `ləğv*|götürül*`,
    safe: `gözlənilmir`,
  },
};
