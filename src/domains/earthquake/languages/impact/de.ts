import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in German. */
export const impact: ImpactWords = {
  dead: `tote(n|r)?|getötet*|todesopfer*|todesfälle*|starb(en)?|gestorben|ums leben( gekommen)?|tod|töt(en|et|ete|eten)|leichen?|menschenleben|ums leben kam(en)?|kam(en)? ums leben`,
  injured: `verletzt(e|en|er|es)?|verletzung(en)?|brach(en)? sich [a-zäöüß]+ [a-zäöüß]+|leichtverletzt*|schwerverletzt*|knochenbrüche|prellung(en)?|gebrochen|
zu schaden|ins krankenhaus|in (ein )?krankenh(aus|äuser)|behandelt|schnittwunden|schürfwunden`,
  casualties: `personenschäden|personenschaden|opfer`,
  person: `menschen|personen|person|einwohner*|bewohner*|frau(en)?|mann|männer|kind(er|ern)?|arbeiter|touristen|schüler*|leute`,
  one: `(eine|ein|einer|einem|einen) [0-9]{1,3}-?jährige(r|n|s)?( [a-zäöüß]+)?|(eine|ein|einer|einem) ([a-zäöüß]+ )?(frau|mann|person|kind|mensch|bewohner(in)?|arbeiter|tourist(in)?|rentner(in)?|jähriger?)`,
  building: `häuser(n)?|haus|gebäude(n)?|wohnhäuser(n)?|wohnungen|bauten|schule(n)?|kirche(n)?|wohngebäude(n)?|dächer|schornsteine|
garage(n)?|scheune(n)?|lagerhalle(n)?|moschee(n)?|hotel(s)?|kapelle(n)?|rathaus|[a-zäöüß]{3,12}(kirche|schule)(n)?|hochhaus|hochhäuser(n)?|bauwerk(e|en)?`,
  oneBuilding: `(eine|einer|(?<=und )(die|der)) ([a-zäöüß]+ )?([a-zäöüß]{3,12})?(kirche|schule|moschee|kapelle|scheune)`,
  damage: `verlor(en)? (ihr|den|ihre|teile)*|einsturzgefährd*|baufällig*|zusammen(gebrochen|gefallen|stürz)*|gesperrt|in mitleidenschaft|herabgestürzt*|abgedeckt|zusammengebrochen|demoliert|ramponiert|schäden|
beschädig*|zerstör*|eingestürzt*|stürzte(n)? ein|einstürz*|riss(e|en)?|schäden|schaden|schadens*|gebäudeschäden|sachschäden|sachschaden|unbewohnbar*|einsturzgefährdet|(haar|mauer|wand|putz)riss(e|en)?`,
  infrastructure: `straße(n)?|brücke(n)?|damm|dämme|bahnstrecke(n)?|leitung(en)?|anlage(n)?`,
  other: `vermisst*|evakuier*|obdachlos*|verschüttet*|gerettet*|geprüft|überprüft|untersucht|kontrollier*|notruf*|anruf*|anrufer*|meldete(n)?|gespürt|teilnehm*|
besichtigt|schock|panik|inspiziert|untergebracht`,
  foreign: `jahr(e|en|es)?|monat(e|en)?|woche(n)?|tag(e|en)?|stunde(n)?|minute(n)?|sekunde(n)?|kilometer(n)?|km|meter(n)?|zentimeter|uhr|ort(e|en|schaften)?|
gemeinde(n)?|städte(n)?|dörfer(n)?|familie(n)?|nachbeben|beben|erdbeben|erdstöße(n)?|zelte|mal|grad|prozent|euro|mark|millionen euro|
januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|stockwerk|feuerwehrleute`,
  none: `nicht|kein(e|en|er|es)?|niemand(en|em)?|weder|noch|ohne|nie|keinerlei|null`,
  unknown: `(meldungen|berichte(n)?|hinweise|informationen|angaben) (über|zu|auf|von)|bekannt|gemeldet|unklar|geht (man )?davon aus|könnte(n)?|möglich*|zunächst|
erwartet|zu erwarten|erwarten`,
  but: `aber|jedoch|während|doch|allerdings`,
  also: `ebenfalls|auch`,
  light: `in|an|auf|bei|mit|und|von|vom|im|am|zu|zum|aus|nach|durch|für|wurden|waren`,
  partBefore: `darunter|davon|unter ihnen|einschließlich`,
  partAfter: `(von ihnen|davon|der (toten|verletzten)|schwer|lebensgefährlich)|( [a-zäöüß]+)? schwer`,
  previousAfter: `auf {num}`,
  previousBefore: `zuvor( [a-zäöüß]+){0,3}|zunächst( [a-zäöüß]+){0,3}|bisher`,
  tsunami: {
    tsunami: `tsunami*|flutwelle*`,
    alert: `tsunamiwarnung*|warnung(en)?|tsunami-?(warnung|alarm)*|alarm|gewarnt|warnte`,
    lifted: `aufgehoben|zurückgenommen|entwarnung|zurückgezogen`,
    safe: `ausgeschlossen`,
  },
};
