import type { Language } from '../language.ts';
import { impact } from './impact/de.ts';
import { numbers, quantities } from './quantities/de.ts';

/** German. */
export const de: Language = {
  code: 'de',
  numbers,
  quantities,
  time: {
    months:
      '(jan(uar|\\.)?|jänner) feb(ruar|\\.)? m(ärz?|rz)\\.? apr(il|\\.)? mai juni? juli? aug(ust|\\.)? sept?(ember|\\.)? okt(ober|\\.)? nov(ember|\\.)? dez(ember|\\.)?',
    weekdays: 'montag* dienstag* mittwoch* donnerstag* freitag* (samstag|sonnabend(?!s?_))[\\p{L}\\p{M}]* sonntag*',
    days: { 0: 'heute heutig*', 1: 'gestern gestrig*', 2: 'vorgestern' },
    lastNight: '(vergangene[rn]?|letzte[rn]?|heute)_nacht',
    nightTo: '(in_der_)?nacht_(zum|zu|auf)(_den)?(?=_)',
    compounds: true,
    parts: {
      dawn: 'morgengrauen am_frühen_morgen',
      morning: 'morgens? vormittags? früh',
      day: 'nachmittags? mittags?',
      evening: 'abends?',
      night: 'nachts?',
    },
    midnight: 'mitternacht',
    hours: 'eins? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    dates: ['{day}\\.? {month}( {year})?', '(am|vom|zum) {day}\\. ?{mm}\\.', '{month} {year}'],
    years: ['(im jahre?|jahres?|von|seit|anno) {year}', '{year}(?= (bebte|erschütterte|starben|kam))'],
    clocks: [
      '((um|gegen) )?({mw}|{min}) minuten vor (?<to>){hour}( uhr)?',
      '((um|gegen) )?({mw}|{min}) minuten nach {hour}( uhr)?',
      '(um|gegen) {mw} vor (?<to>){hw}',
      '(um|gegen) {mw} nach {hw}',
      'viertel vor (?<quarterto>){hour}( uhr)?',
      'dreiviertel (?<quarterto>){hw}',
      'viertel nach (?<quarter>){hour}( uhr)?',
      'halb (?<before>){h}( uhr)?',
      '{hw} uhr {mw}',
      '{h}[.:]{m}([.:]{s})? uhr',
      '{h} uhr( {m})?',
      '(gegen|um|nach|vor) {hw}( uhr)?',
      '{hw} uhr',
      'halb (?<before>){hw}( uhr)?',
    ],
    zones: ['{city} zeit'],
    local: 'ortszeit lokal(er|e)_zeit lokalzeit',
    glue: 'um gegen am kurz vor nach der dem den uhr etwa circa ca\\. in früh spät rund und genau im des um_exakt',
    statement: {
      before:
        '(bis|stand|seit)(_zum|_um|_gegen)? (teilte|sagte|erklärte|meldete|hieß|mitgeteilt)(_\\p{L}+){0,3}(_am|_um)?',
      after: '(er|ge)baut\\p{L}* (mitteilte|sagte|erklärte|meldete)',
    },
    when: 'als',
    errands:
      'sirenen? warn-?app alarm\\p{L}* züge zug flüge schulen? unterricht feuerwehr einsatzkräfte bürgermeister\\p{L}* minister\\p{L}* pressekonferenz sitzung krisenstab strom verkehr konzert spiel',
    origin:
      '(ereignet\\p{L}*|erschütter\\p{L}*|bebt\\p{L}*|erdbeben\\p{L}*|erdst[oö]ß\\p{L}*|beben|nachbeben|registrier\\p{L}*|gemessen|verzeichnet\\p{L}*|spürbar|gespürt)',
  },
  places: {
    endings: 's> er> ern> en> n>',
    bareEndings: '',
    particles: 'am|an|der|im|in|bei|ob|auf|den|unter|von',
    heads:
      'der|die|das|dem|den|stadt|ort|ortes|gemeinde|dorf|insel|hauptstadt|hafenstadt|kleinstadt|kreisstadt|kuste|küste|des|region|provinz|prafektur|präfektur',
    compass: { N: 'nord|nörd', E: 'ost|öst', S: 'süd', W: 'west' },
    compassLetters: 'NOSW',
    kilometres: 'kilometern?|kms?',
    miles: 'meilen',
    metres: 'metern?',
    side: 'after',
    between: 'in|richtung|etwa|rund|weiter',
    link: 'von|vor|vom',
    of: 'von|vor|vom|der|des',
    comparative: '[a-zäöü-]*lich',
    same: '(der|dieser) (stadt|ortschaft|hauptstadt|gemeinde|insel)|des ortes',
    centre: 'des (epizentrums|bebens|erdbebens|zentrums)|vom epizentrum',
    epicentre:
      'epizentrum*|zentrum|herd|bebens?|erdbeben*|erdstoß*|erschutter*|erschütter*|ereignet*|lag|registriert*|stoß',
    denied: 'nicht (in|im|bei|aus)( der)?>',
    felt: 'gespurt|gespürt|spürbar|spurten|spürten|intensitat|intensität|wahrgenommen|bewohner|anwohner|anrufe|handys|erhielten|empfingen|smartphones',
    spot: '(epizentrum|zentrum|herd|beben|erdstoß) (lag |liegt )?(bei|in|nahe|unter|nahe bei)',
    territory: 'auf dem gebiet|vor der kuste|vor der küste|im suden|im süden|im norden|im osten|im westen',
    pair: 'zwischen( den)?( orten| städten| gemeinden| inseln)?>und>',
    border: 'grenze|grenzgebiet|grenzregion',
    countries: {
      AF: 'afghanisch*',
      DE: 'deutsch*',
      CH: 'schweizer*',
      AT: 'osterreichisch*|österreichisch*',
      IT: 'italienisch*',
      TR: 'turkisch*|türkisch*',
      JP: 'japanisch*',
      GR: 'griechisch*',
      US: 'usa|us-',
    },
    bodies:
      '\\p{L}*(dienst(es|s)?|institut(s|es)?|amt(s|es)?|anstalt|zentrum fur|zentrum für|warte|behörde|behorde)|universität|universitat|botschaft|krankenhaus|klinik|polizei|feuerwehr|ministerium*|regierung|bürgermeister|uhr|flughafen|zamg|eth|tu|uni',
    never:
      'Ein Eine Das Der Die Den Im In Am Nach Bei Erdbeben Erdstoß Magnitude Zentrum Betreiber Verletzt Intensität Fachleute Tiefe Skala Uhr Abend Nacht Morgen Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Stoß Polizei Anrufe Gläser Schrank Kilometer Kilometern Norden Süden Osten Westen Herd Wasser Beben Werk Kraftwerk Bund Land Von Er Man Oder Auch Nur Schon Dort So Was Wann Ob Wenn Tal Region Dabei Dazu Stärke Meter Haus Häuser Häusern Schulen Kanton Raum Insel Meer See Berg Nähe Orte Stelle Grad Länge Institut Kinder Gas Straßen Bahn Zug Tsunami Welle Wellen Gerät Grund Boden Platte Platten Lage Panik Küche Stock Tür Dorf Ort',
  },
  impact,
  cues: {
    vague: ['erschütterung(en)?|stoß(es)?'],
    quake: [
      'erdbeben[s]?|beben[s]?|seebebens?|erdstoß(es)?|erdstöße[n]?|erschütterung(en)?|nachbebens?ausgenommen|seismische[sn]? ereignis(se)?|stoß(es)?|erdbebens',
    ],
    occurred: [
      'ereignete[n]?|erschüttert[en]?|erschütterte|registriert[e]?|gespürt|verzeichnet[e]?|aufgezeichnet|bebte|hat .{0,30}erschüttert|traf|wackelte|trat auf|gemessen',
    ],
    aftershock: ['nachbeben[s]?|nachstöße*'],
    foreshock: ['vorbeben[s]?'],
    mainshock: ['hauptbeben[s]?|hauptstoß(es)?|haupterschütterung'],
    another: [
      '(zweite[sn]?|dritte[sn]?|weitere[sn]?|andere[sn]?|neue[sn]?|zweiter|weiterer) (erdbeben|beben|erdstoß|stoß)|das zweite|der zweite|ein zweites|ein weiteres',
    ],
    blast: ['sprengung(en)?|steinbruch*|gesprengt|explosion(en)? (in|im|an|bei)|atomtest*|bergschlag'],
    falseAlert: [
      'aus (der|dem|ihrer|seiner|ihrem|seinem) ([^ ]+ )?(liste|katalog|karte|bulletin|verzeichnis) ([^ ]+ ){0,2}(gelöscht|gestrichen|entfernt|genommen)|(störung|ausfall|defekt) an',
      'beruht[e]? auf (einem|einer) [^ ]*(fehler|panne|störung)|(technischer|menschlicher) (fehler|defekt)|fälschlich*|gab es nicht|hat es nie gegeben',
      'nicht gebebt|(fand|fanden) nicht statt|nicht stattgefunden|irrt(um|ümlich*)|war keines|kein (erdbeben|beben)|nie gegeben|fehlalarm(s|e)?|falschmeldung(en)?|fehlmeldung(en)?|falsche[rn]? (alarm|meldung|warnung)|(kein|keine) (erdbeben|beben|erdstoß|erschütterung)( \\w+){0,4} (gegeben|stattgefunden|ereignet|registriert)|es gab kein (erdbeben|beben)|(erdbeben|beben) ([^ ]+ ){0,4}(nie stattgefunden|nie gegeben|hat es nicht gegeben|gab es nicht|gab es nie)|irrtümlich*|versehentlich|nie stattgefunden|das es nicht gab|doppelt(er|en)? (eintrag|meldung|erfasst|registriert|gezählt)|(dublette|duplikat|geistereintrag|phantombeben|geisterbeben)|(fehler|panne) (im|des|der|in der) ([^ ]+ )?(system*|software|automatik|programm*)|(softwarefehler|systemfehler|bedienfehler|technischer fehler)|(gefälscht|falsch)e[nrs]? (konto|profil|account|seite)|fake-account|testmeldung|testnachricht|aus einer übung|für eine übung|(verzeichnete|registrierte|maß|zeichnete) (keine?n?|nichts)|war falsch|stimmt(e)? nicht|frei erfunden',
    ],
    retraction: [
      '(versehentlich|irrtümlich|fälschlich)[^ ]* (versandt|verschickt|veröffentlicht|gesendet|ausgelöst|gemeldet|herausgegeben)|nimmt .{0,80}zurück|aus dem katalog',
      'zurückgezogen|zog .{0,60}zurück|zurückgenommen|nahm .{0,60}zurück|widerruf*|widerrief*|gelöscht|löschte|storniert*|gestrichen|strich|annulliert|entfernt[e]?|dementier*|richtiggestellt|zieht .{0,60}zurück|nimmt .{0,60}zurück|aufgehoben|zurückgezogen|zurückgerufen|bitten (wir )?um entschuldigung|entschuldig(t|en|te) sich|haben .{0,40}(gelöscht|entfernt|zurückgezogen)|vom netz genommen',
    ],
    notRetraction: ['tsunamiwarnung*|flüge|flug|zug|züge|unterricht|spiel|konzert|tippfehler|schreibfehler'],
    drill: [
      'übung(en)?|(katastrophenschutz|erdbeben|groß|rettungs|evakuierungs|krisenstabs|stabsrahmen|einsatz)übung*|angenommen (wird|wurde|werde)|geprobt|probealarm*|szenario|szenarios|simulation(en)?|simuliert*|fiktiv*|hypothetisch*|angenommene*|übungslage|planspiel',
    ],
    metaphor: [
      '(politisches|politische) (erdbeben|beben|erschütterung)|(erdbeben|beben) (in der|im|an der) (partei|kabinett|börse|verein|chefetage|koalition)|börsenbeben|politbeben',
    ],
    domain: [
      'fusion(en)?|gewerkschaft(en|er)?|analysten|stellenabbau|geschäftsführ*|konzern(s|chef*)?|kurssturz|intendant*|opern*|oper|theater*|premieren?|regisseur*|orchester*|musiker*|dirigent*|ensemble*|vorhang|kunstszene|redaktion*',
      'film(s|e|en)?|kinos?|romans?|schauspieler*',
      'trainer|verein|kabine|spieler|spiel|liga|bundesliga|tore?|fans|börse|aktien?|anleger|märkte|investoren|wahl(en)?|stimmen|partei|koalition|rücktritt*|abgeordnete*|vorstand|sponsor*|landtag|mandate|umfrage|aufsichtsrat|minister|dax',
    ],
    earlier: ['(tage|wochen?|monate?) (zuvor|vorher|früher)'],
    noQuake: ['kein erdbeben, sondern|nicht (um )?ein erdbeben'],
    forecast: [
      '(einmal|zweimal|mehrmals) (im|pro|alle) ([^ ]+ )?(jahr*|monat*|woche*)|alle ([^ ]+ ){0,4}(jahre|monate)|jedes jahr|jährlich|normalerweise|üblicherweise|in der regel',
      'standhält|standhalten|erdbebensicher*|erdbebengefährd*',
      'prophezei*|hellseher*|wahrsager*|bevorsteh*|könnte[n]?|möglich(e|er|es|erweise)?|wahrscheinlich(keit)?|prognose*|vorhersag*|falls|wenn ein|modell(e|rechnung)?|in den nächsten (\\d+|\\w+) jahren|würde[n]?|gerücht*|erwartet|denkbar',
    ],
    historical: [
      'jahrestag|vor (\\d+|\\w+) jahren|jahre (danach|später|zuvor)|gedenk*|erinner*|geschichte|historisch*|opfer des (erdbebens|bebens)|damals|das (stärkste|schwerste) (seit|beben)|zuletzt',
    ],
    strongest: ['(der|die|das) (stärkste|größte|kräftigste|heftigste)[nr]?'],
    every: ['bei keinem der|in keinem der|in allen|bei allen|bei beiden|in beiden fällen|weder beim'],
    since: ['seit|nach|vor'],
  },
};
