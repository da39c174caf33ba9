import type { Language } from '../language.ts';
import { impact } from './impact/kk-Latn.ts';
import { numbers, quantities } from './quantities/kk-Latn.ts';

/** Kazakh, in Latin letters. */
export const kkLatn: Language = {
  code: 'kk-Latn',
  numbers,
  quantities,
  time: {
    months:
      'qa[ñn]tar* aqpan* nauryz* s[äa]u[ıi]r* mamyr* mausym* (şı|şi|shi)lde* tamyz* qyrk[üu][iı]ek* qazan* qara(ş|sh)a* jeltoqsan*',
    weekdays:
      'd[üu][iı]senb[ıi][\\p{L}\\p{M}]* se[iı]senb[ıi][\\p{L}\\p{M}]* s[äa]rsenb[ıi][\\p{L}\\p{M}]* be[iı]senb[ıi][\\p{L}\\p{M}]* j[ūu]ma(_k[üu]n*|da|ğa)? senb[ıi][\\p{L}\\p{M}]* jeksenb[ıi][\\p{L}\\p{M}]*',
    days: { 0: 'b[üu]g[ıi]n(g[ıi])?', 1: 'keşe(g[ıi])? keshe(g[ıi])?' },
    lastNight: '([öo]tken|keşe|keşeg[ıi]|b[üu]g[ıi]n)_t[üu]n([ıi]|de)?',
    nightTo: 'qara(ğan|gan|i)_t[üu]n[ıi]?',
    parts: {
      dawn: 'ta[ñn]_(aldynda|ata|bozynda)',
      morning: 'ta[ñn](ğy|gy|da|erte[ñn][\\p{L}\\p{M}]*)',
      day: 't[üu]sten_ke[iı][ıi]n* k[üu]nd[ıi]z(g[ıi])?',
      evening: 'ke(ş|sh)(k[ıi]|ke)',
      night: 't[üu]n(g[ıi]|de)',
    },
    noon: 'tal_t[üu]s*',
    midnight: 't[üu]n_ortasy*',
    hours:
      'b[ıi]r* ek[ıi][\\p{L}\\p{M}]* [üu](ş|sh)[\\p{L}\\p{M}]* t[öo]rt* bes* alty* jet[ıi][\\p{L}\\p{M}]* seg[ıi]z* to[ğg]yz* on(da|ğa)? on_b[ıi]r* on_ek[ıi][\\p{L}\\p{M}]*',
    dates: [
      '{year} (jyl\\p{L}*|j\\.) {day}(-?\\p{L}{1,3})? {month}',
      '{day}(-?(sy|s[ıi]|ş[ıi]|şy))? {month}( {year} (jyl\\p{L}*|j\\.))?',
      '{year} (jyl\\p{L}*|j\\.) {month}',
    ],
    years: ['{year} (jyl\\p{L}*|j\\.)'],
    clocks: [
      '(sa[ğg]at )?{hour}-?([gğqk][ea])? ({mw}|{min}) (?<to>)minut\\p{L}* qal\\p{L}*',
      '(sa[ğg]at )?{hour}-?([dtn][ae]n)? ({mw}|{min}) minut\\p{L}* [öo]t\\p{L}*',
      '(sa[ğg]at )?{h} sa[ğg]at\\p{L}* {min} minut\\p{L}*',
      'sa[ğg]at {h}[.:]{m}(:{s})?(-?\\p{L}{2,5})?',
      'sa[ğg]at {hour}(-?(de|da|te|ta|ter|ler)\\p{L}*)?( jarym\\p{L}*(?<half>))?( (ş|sh)amasynda)?',
      '{ahead}(?<={part} (sa[ğg]at )?){hour}(-?(de|da|te|ta)\\p{L}*)?(?! (adam|ball?|km|üi))',
    ],
    zones: ['{city} uaqyt\\p{L}*( boiyn(ş|sh)a)?', '(?<city>grinvi(ch|tş)\\p{L}*)( boiyn(ş|sh)a)?'],
    local: 'jerg[ıi]l[ıi]kt[ıi]_uaqyt\\p{L}*',
    glue: 'sağat sagat künı kuni şamamen boiynşa',
    statement: { after: '(-?(ge|ğa|ke|qa)_)?(dei[ıi]n|ja[ğg]dai\\p{L}*|habarla\\p{L}*|m[äa]l[ıi]mde\\p{L}*)' },
    errands:
      's[iı]rena\\p{L}* dabyl\\p{L}* habarlam\\p{L}* po[iı]yz\\p{L}* re[iı]s\\p{L}* mektep\\p{L}* sabaq\\p{L}* qut[qk]aru[sş]y\\p{L}* kom[iı]ss[iı]a\\p{L}* br[iı]f[iı]ng\\p{L}* j[iı]nalys\\p{L}* j[iı]yn\\p{L}* [äa]k[ıi]m\\p{L}* m[iı]n[iı]str\\p{L}* jaryq\\p{L}*',
    origin: '(boldy|bol[ğg]an|t[ıi]rkel\\p{L}*|sez[ıi]l\\p{L}*|s[ıi]lk[ıi]n\\p{L}*|d[üu]mpu\\p{L}*|z[ıi]lzala\\p{L}*)',
  },
  places: {
    apostrophe: true,
    endings:
      'nyñ> nıñ> dyñ> dıñ> tyñ> tıñ> ğa> ge> qa> ke> na> ne> ny> nı> dy> dı> ty> tı> da> de> ta> te> dan> den> tan> ten> nan> nen> men> ben> pen> dağy> degı> tağy> tegı> nda> nde> synda> sınde> yn> ın> ynda> ınde> ynan> ınen> y> ı> lyq> lık>',
    bareEndings:
      'nyñ> nıñ> dyñ> dıñ> tyñ> tıñ> dağy> degı> dan> den> tan> ten> nan> nen> da> de> ta> te> ğa> ge> qa> ke>',
    heads:
      'qala(sy*|ny*|da*|ğa)?|auyl*|aüyl*|kent(ı|ıne|ınen|ınde|ınıñ|te|ten|ke|tıñ)?|audan*|aūdan*|oblys*|stansi*|öñır*|aral*|beket*|ortalyğ*|respublika*|mañy*|teñız*|köl*',
    compass: {
      N: 'solt[üuú]st[ıi][kg]',
      E: 'şyğys|shyǵys|shyghys|şyğıs',
      S: 'o[ñń]t[üuú]st[ıi][kg]',
      W: 'batys',
    },
    kilometres: 'şaqyrym*|shaqyrym*|kilometr*|km*',
    metres: 'metr*',
    owner: '([ndt][yı]ñ|[dt](ağy|egı)| oblysy(nda)?)',
    particles: 'bi|batyr|aqyn',
    generic: 'oblysy*|audany*|aūdany*|su|qoimasy*|kölı*|köli*|jotasy*|alatauy*',
    side: 'before',
    between: 'qarai|qaraı|qaray|bağytta*|bağytynda|jaqqa|qaşyqtyqta|jerde|şamamen',
    link: 'şamamen|nebärı|däl|tek',
    away: 'qaşyqtyq*|jerde|alys*',
    same: 'qala*|audan ortalyğy*|auyl*|aūdan ortalyğy*',
    centre: 'epitsentr*|episentr*|oşaq*',
    epicentre:
      'epitsentr*|episentr*|epicentr*|oşağ*|oşaq*|tırkelgen|tırkeldı|boldy|bolğan|ornalas*|sılkın*|sılkınıs*|jer sılkı*|zılzala*',
    denied: '>emes',
    felt: 'sezıldı|sezılgen|sezıl*|sezdı|sezındı|ball*|balğa|baldan|bal|jettı|tūrğyndar*|jıberıl*|telefon*',
    territory: 'aumağ*|aūmağ*|jerınde|taularynda',
    border: 'şekara*',
    countries: {
      AF: 'auğan*|aūğan*',
      KZ: 'qazaqstan*|qazaq',
      KG: 'qyrğyzstan*|qyrğyz',
      UZ: 'özbekstan*|özbek',
      TJ: 'täjıkstan*',
      CN: 'qytai*|qıtay',
      RU: 'resei*',
      TR: 'türkia*|türkiya*',
      JP: 'japonia*',
      US: 'aqş*|amerika*',
    },
    bodies:
      'ortalyğy*|institut*|agenttıg*|ministrlıg*|qyzmetı|seismolog*|ğalymdar*|qūtqaruşy*|observatoria*|basqarma*|ükımet*|uaqyty*|auruhana*|elşılıg*|äuejai*|äkım*|departament*',
    never: 'Episentr Bügın Keşe Bul Onyñ Jer Tötenşe Ūlttyq Oşaqtyñ Qaza Negızgı Epitsentr Üş Tösekte',
  },
  impact,
  cues: {
    vague: ['(?<!jer asty )dümpu*|(?<!jer )sılkın(dı|ıp|gen)'],
    quake: ['jer sılkın*|zılzala*|dümpu*|sılkınıs*|sılkın(dı|ıp|gen)|jer asty dümpu*|seismikalyq (oqiğa*|dümpu*)'],
    occurred: ['tırkel*|tırkedı|boldy|bolğan*|bolyp|oryn al*|sezıl*|sezdı|sezın*|jazyp al*'],
    aftershock: [
      'afterşok*|qaitalama (dümpu*|jer sılkın*|sılkınıs*)|qaitalanğan (dümpu*|jer sılkın*)|keiıngı (dümpu*|dümpuler*)',
    ],
    foreshock: ['forşok*|aldyñğy dümpu*|aldyn ala dümpu*'],
    mainshock: ['(negızgı|basty|alğaşqy küştı) (jer sılkın*|dümpu*|sılkınıs*|zılzala*)'],
    another: [
      '(ekınşı|üşınşı|törtınşı|basqa|tağy bır|kelesı) (jer sılkın*|dümpu*|sılkınıs*|zılzala*)|ekınşısı*|üşınşısı*',
    ],
    blast: [
      '(önerkäsıptık|karer*|kenış*|iadrolyq|josparly|jappai) jarylys*|jarylys jūmystar*|jaru jūmystar*|karerde* ([^ ]+ ){0,2}jarylys*|jarylys*',
    ],
    falseAlert: [
      'qate bolyp şyqty|jalğan (bolyp şyqty|eken*)|(jüie*|avtomat*|tehnikalyq|operator*) ([^ ]+ )?(qate*|aqau*)|qatelıkpen|qatelesıp|eşqandai ([^ ]+ )?(jer sılkın*|dümpu*|sılkınıs*)|ras emes*|synaq habarlama*',
      'jalğan (dabyl*|habar*|aqparat*|belgı*|signal*)|(jer sılkın*|dümpu*|sılkınıs*|oqiğa*|zılzala*) ([^ ]+ ){0,3}(bolmağan*|bolğan joq|tırkelmegen*|tırkelgen joq|rastalmady|rastalğan joq|bolmady)|bolmağan|qate (habar*|aqparat*|mälımet*|jıberıl*|jazba*|tarat*)|şyndyqqa (sai kelmeidı|janaspaidy)|qate (jıberıl*|taratyl*|habar*|aqparat*)|(jer sılkın*|dümpu*) ([^ ]+ ){0,4}(tırkemegen|tırkemedı|bolmağan|bolğan joq)',
    ],
    retraction: [
      '(jalğan|qate) (bolyp şyqty|eken*|dep)|joqqa şyğar*|alyp tasta(dy|dyq|ldy|lğan)|öşır(dık|ıldı)|(qate(lıkpen|den|lesıp)?|baiqausyzda) ([^ ]+ ){0,2}(jıberıl*|taratyl*|jariialan*)|keşırım sūra*',
      'kerı (qaitar*|şaqyr*)|qaitaryp al*|joiyl(dy|ğan)|(tızımnen|katalogtan|saittan) ([^ ]+ )?(öşır*|alyp tasta*|joi*|alyn*)|öşırıldı|öşırılgen|öşırdı|küşı(n|nen) joi*|terıske şyğar*|jaramsyz dep|alyp tastady|alynyp tastaldy|boldyrmady|şyndyqqa (sai kelme|janaspai)*',
    ],
    notRetraction: ['tsunami*|sabaq*|reis*|poiyz*|kontsert*|match*|qate jazyl*|ärıp qatesı'],
    drill: [
      'oqu-jattyğu*|jattyğu*|oqu dabyl*|stsenarii*|şartty türde|şartty|joramal boiynşa|oidan şyğaryl*|jattyğady|modelde*|seismojattyğu*|imitatsiia*|imitatsiiala*',
    ],
    metaphor: [
      'nağyz (jer sılkın*|dümpu*|zılzala*)|(saiasi|qarjy*|ekonomikalyq|futbol*|sport*|naryq*) (jer sılkın*|dümpu*|zılzala*|sılkınıs*)',
    ],
    domain: [
      'käsıpodaq*|direktorlar keñesı*|opera*|orkestr*|dirijer*|muzykant*',
      'film*|kino*|akter*',
      'bapker*|klub*|match*|demeuşı*|janküier*|oiynşy*|chempionat*|liga*|gol|naryq*|aktsiia*|birja*|investor*|stavka*|nesie*|sailau*|deputat*|partiia*|dauys beru*|otstavka*|teatr*|rejisser*|truppa*|kelısımşart*|bank*|salym*|kriptovaliuta*',
    ],
    earlier: ['(kün|apta|ai) būryn'],
    noQuake: ['jer sılkınısı emes'],
    forecast: [
      '(jylda|aida|aptada|jylyna|aiyna) ([^ ]+ )?ret|(jyl|ai|kün|apta) saiyn|ädette',
      'tötep ber*|tözımdı*|eseptelgen',
      'mümkın|mümkındıgı*|yqtimal*|boljam*|boljan*|boljau*|aldağy ([^ ]+ ){0,2}(jyl*|kün*)|eger|qaup(ı|ıp)|model*|qaueset*|boluy ğajap emes',
    ],
    historical: [
      'jyl būryn|jyl öttı|jyl toldy|jyldyğy*|eske al*|tarih*|sol kezde|eñ (qatty|küştı|ırı|joiqyn) [^.]{0,40}(bırı|bolyp sanalady|qalady)|eskertkış*|soñğy ret|būğan deiın',
    ],
    strongest: ['eñ (küştı*|qatty*|ırı*|ülken*)|soñğysy*'],
    every: ['eşqaisysynda|barlyğynda|ekeuınde de|ekı (jağdaida|oqiğada) da|bırde-bırınde|törteuınde de|üşeuınde de'],
    since: ['berı|keiıngı|deiın'],
  },
};
