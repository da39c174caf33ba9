import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Italian. */
export const impact: ImpactWords = {
  dead: `mort(o|a|i|e)|vittim(a|e)|decedut(o|a|i|e)|decess(o|i)|uccis(o|a|i|e)|uccise(ro)?|uccidendo|persero la vita|pers(o|ero|e) la vita|perdut(o|a) la vita|
provocò la morte|costò la vita|costarono la vita|fece|fecero vittime|cadaver(e|i)|morirono|morì|deceduti`,
  casualties: `dann(i|o) a(lle)? person(e|a)|(?<=(danni|danno) a(lle)? cose (o|e|né) )(a(lle)? )?persone`,
  injured: `ferit(o|a|i|e)|contus(o|i|e|ioni)|lesion(i|e)(?! (in|su|nei|nelle|negli|sui|sulle|sugli|strutturali|a(i|lle|gli|lla)? ([a-z0-9]+ )?(edific|palazz|cas|abitaz|fabbric|scuol|chies|mur|struttur)[a-z]+))|feriment(o|i)|fratturat(o|a)|frattur(a|e)|si è (rotta|rotto|fratturat(o|a)) [a-z]+ [a-z]+|ustionat(o|a|i|e)|
(ricors|fatt)(o|i|e|a) (alle cure|medicare)|medicat(o|i|e|a)|ricoverat(o|a|i|e)|(portat|trasportat)(o|a|i|e) in ospedale`,
  person: `person(a|e)|abitant(e|i)|donn(a|e)|uomin(i|o)|bambin(o|a|i|e)|anzian(o|a|i|e)|operai(o)?|turist(a|i)|student(e|i)|ragazz(o|a|i|e)|residenti`,
  one: `(un'?|una|un) ?(donna|uomo|persona|bambin(o|a)|anzian(o|a)|ragazz(o|a)|operaio|turista|pensionat(o|a))|(l'unic(o|a)|la sola|il solo)( persona)?(?= (ferit(o|a)|vittima))`,
  building: `cas(a|e)|edific(io|i)|palazzin(a|e)|palazz(o|i)|abitazion(e|i)|scuol(a|e)|chies(a|e)|fabbricat(o|i)|immobil(e|i)|alloggi(o)?|stabil(e|i)|
capannon(e|i)|magazzin(o|i)|garage|hotel|campanil(e|i)|basilic(a|he)|municipi(o)?`,
  damage: `pers(o|ero|i) (il|la|i|le|parte|tegole)*|sgomberat(o|a|i|e)|fuori uso|pericolant(e|i)|dichiarat(a|i|e|o) inagibil(e|i)|lesion(i|e)|squarciat(o|a|i|e)|sbriciolat(o|a|i|e)|scoperchiat(o|a|i|e)|
danneggiat(o|a|i|e)|(?<=persone (o|e|né) )(a |agli |alle )?(cose|edifici|strutture|abitazioni)|dann(o|i)|crollat(o|a|i|e)|croll(o|i|ò|arono)|inagibil(e|i)|lesionat(o|a|i|e)|distrutt(o|a|i|e)|crep(a|e)|distrusse(ro)?|calcinacci`,
  infrastructure: `strad(a|e)|pont(e|i)|dig(a|he)|ferrovi(a|e)|line(a|e)|viadott(o|i)|autostrad(a|e)`,
  other: `dispers(o|i|e|a)|sfollat(o|i|e|a)|evacuat(o|i|e|a)|senza (casa|tetto)|soccors(o|i|e)|salvat(o|i)|verific(a|he|ati|ate)|controllat(o|i|e)|sopralluoghi|
sopralluogo|avvertit(o|a|e|i)|in strada|dormir(anno|e)|partecip*|attacch(i|o) di panico|telefonat(e|a)|chiamate|
malor(e|i)|ispezion*|altr(i|e) (ferit(i|e)|danni|vittime)`,
  foreign: `ann(i|o)|mes(i|e)|settiman(e|a)|giorn(i|o)|or(e|a)|minut(i|o)|second(i|o)|chilometr(i|o)|km|metr(i|o)|centimetri|comun(i|e)|paes(i|e)|
frazion(i|e)|famigli(e|a)|scoss(e|a)|repli(che|ca)|terremot(i|o)|sism(i|a)|tend(e|a)|euro|volte|gradi|pian(o|i)|squadre|vigili|per cento|
gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|quartier(i|e)`,
  previousAfter: `a {num}`,
  none: `non|né|nessun(o|a|')?|senza|nemmeno|neppure|escludono|esclus(i|e|o|a)`,
  unknown: `non si (segnala|segnalano|segnalavano)|segnalazion(i|e)|non (si hanno|sono (ancora )?(noti|giunte|pervenute|arrivate)|ci sono (ancora )?(notizie|segnalazioni|informazioni))( [a-z]+)*|notizie|al momento non (si|risult*)|non (risult*|si (registr*|segnal*)) al momento|potrebb*|si valuta*|
previst(o|i|a|e)|attes(o|i|a|e)`,
  but: `ma|però|mentre|tuttavia`,
  also: `anche|neanche|nemmeno`,
  light: `in|a|di|da|del|della|dei|delle|con|per|su|tra|e|nel|nella|alle|dopo|quando|al`,
  partBefore: `ne (ha|hanno|sono|sono stat(i|e)) [a-z]+|tra (cui|loro|questi)|di cui|fra (cui|loro)|compres(o|a|i|e)`,
  partAfter: `di (loro|questi|questi|essi)|delle quali|dei quali|( [a-z]+){0,2} (gravi|in gravi|grave|inagibili del)`,
  previousBefore: `(salit(o|i)|passat(o|i)) da|prima( [a-z]+){0,2}|bilancio precedente( [a-z]+){0,2}|precedente( [a-z]+){0,2}`,
  previously: `bilancio precedente|in precedenza`,
  tsunami: {
    tsunami: `tsunami|maremot(o|i)`,
    alert: `allert(a|e)|allarm(e|i)|avvis(o|i)`,
    lifted: `revocat(a|o)|cessat(a|o)|ritirat(a|o)|annullat(a|o)|rientrat(a|o)|revoc*`,
    safe: `esclus*`,
  },
};
