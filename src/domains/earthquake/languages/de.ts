import type { Language } from '../language.ts';
import { impact } from './impact/de.ts';

/** German. */
export const de: Language = {
  code: 'de',
  numbers: {
    decimal: ',',
    words: {
      0: 'null',
      1: 'ein eine einen einem einer eins',
      2: 'zwei beide',
      3: 'drei dreier',
      4: 'vier',
      5: 'fünf',
      6: 'sechs',
      7: 'sieben',
      8: 'acht',
      9: 'neun',
      10: 'zehn',
      11: 'elf',
      12: 'zwölf ein_dutzend',
      13: 'dreizehn',
      14: 'vierzehn',
      15: 'fünfzehn',
      16: 'sechzehn',
      17: 'siebzehn',
      18: 'achtzehn',
      19: 'neunzehn',
      20: 'zwanzig',
      30: 'dreißig dreissig',
      40: 'vierzig',
      50: 'fünfzig',
      60: 'sechzig',
      70: 'siebzig',
      80: 'achtzig',
      90: 'neunzig',
      100: 'hundert',
      1000: 'tausend',
    },
    multipliers: { 12: 'dutzend', 100: 'hundert', 1000: 'tausend', 1000000: 'millionen million mio.' },
    joiners: 'und',
    vague: 'einige mehrere ein_paar wenige etliche',
    compound: true,
  },
  quantities: {
    magnitude: 'magnituden?|stärken?|erdbebenstärke|bebenstärke|magnitudenwert',
    scale: '(grad )?auf der( nach oben offenen)? richterskala|richterskala|richter-skala',
    moment: 'momenten-?magnitude|momentmagnitude',
    local: 'lokalmagnitude|lokale magnitude',
    bodyWave: 'raumwellen-?magnitude',
    surfaceWave: 'oberflächenwellen-?magnitude',
    quake: '*beben*|erdst[oö]ß*|erschütterung*|erdstöße*|stoß|stöße|seismi*',
    measured:
      'angegeben|gibt|gab|gaben|geben|mess*|gemessen|maß|registrier*|bezifferte?|schätz*|berechnete?|meldete?|stärkste|größte|verzeichnet*|ermittelte?|kam auf|kommt auf|nannte|wert',
    units:
      'stunden?|minuten?|sekunden?|tage?n?|wochen?|monate?n?|jahre?n?|prozent|euro|dollar|millionen?|milliarden?|tausend|zentimetern?|cm|grad (celsius|c)|tonnen?|hektar|mal|menschen|häuser|einwohner|stockwerke|tote|verletzte|uhr|punkte|nachbeben',
    former:
      'zunächst|ursprünglich|anfangs|zuerst|zuvor|vorher|früher(e|en)? (angabe|schätzung|meldung|wert)n?|(erste|vorläufige|vorherige|automatische)[nr]? (angabe|schätzung|meldung|wert|messung|auswertung|lösung|berechnung)e?n?|anstelle von|statt|anstatt|bisher|hatte (gemeldet|angegeben)',
    mistaken:
      'irrtümlich|fälschlich*|versehentlich|tippfehler|(früheren|ersten|vorherigen) (version|fassung)|druckfehler',
    change:
      'korrigier*|revidier*|herab*|herauf*|hochgestuft|angehoben|gesenkt|senkte|aktualisier*|angepasst|geändert|änderte|nach (oben|unten) (?!offen)|herunter*|hinauf*|neu berechnet|reduzier*',
    from: 'von|statt',
    upTo: 'bis|bis zu',
    above:
      'über|mehr als|mindestens|oberhalb|unter|weniger als|höchstens|zwischen|stärker als|ab|größer als|überschreit*',
    beyond: 'oder (mehr|höher|stärker|darüber)|und (mehr|höher|stärker|darüber)|überst*',
    intensity: 'intensität|stufe',
    zone: 'zonen?(?= [ivx0-9])|erdbebenzone|standh*|ausgelegt',
    km: 'kilometern?|km',
    miles: 'meilen',
    metres: 'metern?',
    depth: 'tiefe|herdtiefe|tief|hypozentrum',
    deep: 'tiefe?|unter (der erde|der oberfläche|dem meeresboden)|in der tiefe',
    pits: 'seen?|bergwerk*|minen?|bohr*|brunnen|schacht*|tunnel*|stausee|talsperre|schnee*',
    north: 'n|nördliche[rn]?( breite)?|nord',
    south: 's|südliche[rn]?( breite)?|süd',
    east: 'o|e|östliche[rn]?( länge)?|ost',
    west: 'w|westliche[rn]?( länge)?|west',
    latitude: 'breite|breitengrad',
    longitude: 'länge|längengrad',
    coordinates: 'koordinaten',
  },
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
      after: '(mitteilte|sagte|erklärte|meldete)',
    },
    origin:
      '(ereignet\\p{L}*|erschütter\\p{L}*|bebt\\p{L}*|erdbeben\\p{L}*|erdst[oö]ß\\p{L}*|beben|nachbeben|registrier\\p{L}*|gemessen|verzeichnet\\p{L}*|spürbar|gespürt)',
  },
  places: {},
  impact,
  cues: {
    quake: [
      'erdbeben[s]?|beben[s]?|erdstoß(es)?|erdstöße[n]?|erschütterung(en)?|nachbebens?ausgenommen|seismische[sn]? ereignis(se)?|stoß(es)?|erdbebens',
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
      'fehlalarm(s|e)?|falschmeldung(en)?|fehlmeldung(en)?|falsche[rn]? (alarm|meldung|warnung)|(kein|keine) (erdbeben|beben|erdstoß|erschütterung)( \\w+){0,4} (gegeben|stattgefunden|ereignet|registriert)|es gab kein (erdbeben|beben)|(erdbeben|beben) ([^ ]+ ){0,4}(nie stattgefunden|nie gegeben|hat es nicht gegeben|gab es nicht|gab es nie)|irrtümlich*|versehentlich|nie stattgefunden|das es nicht gab',
    ],
    retraction: [
      'zurückgezogen|zog .{0,60}zurück|zurückgenommen|nahm .{0,60}zurück|widerruf*|widerrief*|gelöscht|löschte|storniert*|gestrichen|strich|annulliert|entfernt[e]?|dementier*|richtiggestellt|zieht .{0,60}zurück|nimmt .{0,60}zurück|aufgehoben',
    ],
    notRetraction: ['tsunamiwarnung*|flüge|flug|zug|züge|unterricht|spiel|konzert|tippfehler|schreibfehler'],
    drill: [
      'übung(en)?|probealarm*|szenario|szenarios|simulation(en)?|simuliert*|fiktiv*|hypothetisch*|angenommene*|übungslage|planspiel',
    ],
    metaphor: [
      '(politisches|politische) (erdbeben|beben|erschütterung)|(erdbeben|beben) (in der|im|an der) (partei|kabinett|börse|verein|chefetage|koalition)|börsenbeben|politbeben',
    ],
    domain: [
      'trainer|verein|kabine|spieler|spiel|liga|bundesliga|tore?|fans|börse|aktien?|anleger|märkte|investoren|wahl(en)?|stimmen|partei|koalition|rücktritt*|abgeordnete*|vorstand|sponsor*|landtag|mandate|umfrage|aufsichtsrat|minister|dax',
    ],
    forecast: [
      'könnte[n]?|möglich(e|er|es|erweise)?|wahrscheinlich(keit)?|prognose*|vorhersag*|falls|wenn ein|modell(e|rechnung)?|in den nächsten (\\d+|\\w+) jahren|würde[n]?|gerücht*|erwartet|denkbar',
    ],
    historical: [
      'jahrestag|vor (\\d+|\\w+) jahren|jahre (danach|später|zuvor)|gedenk*|erinner*|geschichte|historisch*|opfer des (erdbebens|bebens)|damals|das (stärkste|schwerste) (seit|beben)|zuletzt',
    ],
    strongest: ['(der|die|das) (stärkste|größte|kräftigste|heftigste)[nr]?'],
    every: ['bei keinem der|in keinem der|in allen|bei allen|bei beiden|in beiden fällen|weder beim'],
    since: ['seit|nach|vor'],
  },
};
