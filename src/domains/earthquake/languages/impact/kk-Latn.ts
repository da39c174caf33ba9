import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Kazakh, Latin. */
export const impact: ImpactWords = {
  verbLast: true,
  dead: `adam şyğyn*|qaza (tap|bol)*|qazağa ūşyra*|qaza|öl(gen|dı|ıp|di|ip)*|ölım*|ölim*|qūrban*|qurban*|mert bol*|qaitys bol*|köz jūm*|ömır(ın|lerın)? (qi|jalma|al)*`,
  injured: `jaraqat*|jaralan*|jaraly*|mertık*|auruhanağa(?=( [a-zşñğıöüūäq0-9]+){0,4} (jetkız|jatqyz|tüs|apar|alyp bar|jıber))|(qol|aiağ|bıleg|sausağ)(y|ı)n?(yp)? (syn|shyq|taid)*`,
  harmed: `zardap şek*`,
  person: `adam*|kısı*|tūrğyn(dar|nyñ|y|dary)?(?! üi)|bala*|äiel*|oquşy*|azamat*`,
  one: `bır (adam|äiel|tūrğyn|bala|kısı)`,
  building: `üi*|ğimarat*|qūrylys*|päter*|baspana*|mektep*|auruhana*|nysan*|
garaj*|qoima*|meşıt*|balabaqşa*|klub*|düken*|emhana*`,
  damage: `apatty*|zalal*|jaryqşaq*|şytyna*|qisai*|sögıl*|
qira*|büldır*|bülın*|zaqym*|jaryl*|jaryq(tar)?|syzat*|qūla(dy|ğan|p)*|jaramsyz*|şyğyn*|ziian*|
būzyl*|opyryl*`,
  infrastructure: `jol(dar|y)?|köpır*|böget*|temırjol*`,
  other: `joğal*|habarsyz*|köşır*|evakua*|baspanasyz*|tekser*|qarap şy*|aralap*|qūtqar*|dalağa şyq*|sezın*|qatys*`,
  foreign: `jyl*|ai(da|y)?|kün*|sağat*|minut*|sekund*|şaqyrym*|kilometr*|km|metr*|bal(l|ğa|dan)?|auyl*|audan*|oblys*|qala*|otbasy*|
dümpu*|jağdai*|oqiğa*|afterşok*|sılkınıs*|zılzala*|şatyr*|kölık*|teñge*|jas(ta|tağy|ar)?|paiyz*|ret|qañtar*|aqpan*|nauryz*|säuır*|mamyr*|
mausym*|şılde*|tamyz*|qyrküiek*|qazan*|qaraşa*|jeltoqsan*|
elde|memleket*`,
  intact: `(barlyq|bükıl) (üi|ğimarat|nysan|mektep)*( [a-zşñğıöüūäq]+){0,2} (aman|bütın)`,
  none: `[a-zşñğıöüūäq]{2,}(ma|me|ba|be|pa|pe)(ğan|gen|dy|dı)*|joq|joqty*|emes|bolmady|bolmağan*|eşkım*|eşqandai|eşbır|tırkelme*|anyqtalma*|kelme(dı|gen)*|keltırme*|alma(dy|ğan)*|şekpe*|zaqymdanba*`,
  unknown: `(aqparat|mälımet|habar|derek)(tar)?( äzırge| älı)? (tüsken joq|tüspe*|joq|kelıp tüspe*|kelgen joq)|naqtyla*|anyqtalyp jatyr|belgısız|mümkın`,
  but: `bıraq|alaida`,
  also: `da|de|ta|te`,
  partBefore: `onyñ|olardyñ|sonyñ ışınde|arasynda`,
  previousAfter: `-?(adam)?(dan|den|tan|ten|nan|nen) [0-9]+`,
  previously: `būğan deiın|keşe( [a-zşñğıöüūäq]+){0,4} (bolğan|edı)`,
  tsunami: {
    tsunami: `tsunami*|sunami*`,
    alert: `eskertu*|dabyl*|qauıp*|qaup*`,
    lifted: `alynyp tastal*|joiyl*|toqtatyl*`,
    safe: `kütılmeidı`,
  },
};
