import type { Language } from '../language.ts';
import { impact } from './impact/it.ts';
import { numbers, quantities } from './quantities/it.ts';

/** Italian. */
export const it: Language = {
  code: 'it',
  numbers,
  quantities,
  time: {
    months:
      'gen(naio|\\.)? feb(braio|\\.)? mar(zo|\\.)? apr(ile|\\.)? mag(gio|\\.)? giu(gno|\\.)? lug(lio|\\.)? ago(sto|\\.)? set(tembre|t?\\.)? ott(obre|\\.)? nov(embre|\\.)? dic(embre|\\.)?',
    weekdays: "luned[iì]'? marted[iì]'? mercoled[iì]'? gioved[iì]'? venerd[iì]'? sabato domenica",
    days: {
      0: 'oggi quest[ao](?=_(mattina|pomeriggio|sera)) stamattina stamani stamane stasera',
      1: 'ieri',
      2: "l'altro_ieri avantieri",
    },
    lastNight: 'stanotte (questa|scorsa)_notte notte_scorsa',
    nightTo: 'notte_(tra|fra)_\\p{L}+_e(?=_)',
    parts: {
      dawn: "all'alba alba",
      morning: '((di|del|della)_)?(prima_)?mattin(a|o|ata)',
      day: '((di|del|nel)_)?(primo_|tardo_)?pomeriggio',
      evening: '((di|della|in)_)?(tarda_)?sera(ta)?',
      night: '((di|della|nella)_)?notte',
    },
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
    hours: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
    dates: ['({day}°?|(?<dw>primo)) {month}(( del)? {year})?', '{month}( del)? {year}'],
    years: ['(nel|del|dal|anno) {year}', "(dell'anno|terremoto) {year}"],
    clocks: [
      "(alle |dalle |verso le |le |dell'|all'|l')(ore )?({hw}|(?<twelve>mezzogiorno)|(?<zero>mezzanotte)) (e (un )?quarto(?<quarter>)|e mezz[ao](?<half>)|meno (un )?quarto(?<quarterto>)|meno (?<to>){mw}|e {mw})( minuti)?",
      '(?<twelve>mezzogiorno|mezzodì) e (mezz[ao](?<half>)|(un )?quarto(?<quarter>))',
      '(?<zero>mezzanotte) e (mezz[ao](?<half>)|(un )?quarto(?<quarter>))',
      '(mancavano )?({mw}|{min}) minuti alle (?<to>){hour}',
      "(alle|dalle|le|l'|all'|dell') ?(ore )?{h} e {min}( minuti)?( e {s} secondi)?",
      "(l'|all'|dell'){h}[.:]{m}([.:]{s})?",
      "(alle|ore|le|delle|all'|h) ?(ore )?{h}[.:,]{m}([.:]{s})?",
      '{h}[.:]{m}([.:]{s})? (ora|ore)',
      '(alle|ore|verso le|intorno alle|delle) (ore )?{hour}(?![.,:]?\\d)( e mezz[ao](?<half>))?',
      '{h}\\.{m}(?= (utc|gmt|di|della)(?!\\p{L}))',
    ],
    zones: ['ora (locale )?(di |del |dell.|in )?{city}'],
    local: 'or[ae]_local[ei]',
    glue: "alle? ore ora di del della il la le nel circa intorno verso poco dopo prima e d'oggi erano notte",
    statement: {
      before:
        'costruit\\p{L}_nel fino(_alle|_a|_al)? (ha_detto|ha_dichiarato|ha_annunciato|aggiornat\\p{L}+|diffuso)(_\\p{L}+){0,2}',
      after: '(ha_detto|ha_dichiarato|ha_annunciato|ha_comunicato)',
    },
    when: 'quando',
    errands:
      'siren[ae] allert[ae] messaggi\\p{L}* tren[io] vol[io] scuol[ae] lezioni squadre soccorritori vigili sindac[oi] prefett\\p{L}+ ministro riunione conferenza_stampa corrente circolazione concerto',
    origin:
      '(è_stat[ao]_registrat[ao]|si_è_verificat[ao]|avvenut[ao]|ha_colpito|scoss[ae]|terremoto|sisma|avvertit[ao]|tremato|registrat[ao]|cancellò|replic[ah]e?)',
  },
  places: {
    particles: "di|del|della|dei|degli|d'|da|in|al|a|sul|nell'|e",
    heads:
      'di|da|del|della|dei|la|il|le|lo|comune|citta|città|cittadina|capoluogo|paese|provincia|centro|localita|località|isola|costa|dal|dalla|frazione|capoluogo|regione',
    compass: { N: 'nord', E: 'est', S: 'sud', W: 'ovest' },
    compassLetters: 'NESO',
    kilometres: 'chilometr[io]|kms?',
    metres: 'metri',
    nearest: '(comune|comuni|città) più vicin[oi]',
    side: 'after',
    between: 'a|in direzione|verso|circa|più a|ad',
    link: "da|dal|dalla|dall'|di",
    of: "di|da|dal|dalla|del|della|dell'",
    alone: '(a|mare a|poco a)',
    same: "(dalla|della|alla) (citta|città|capitale|cittadina)|dal paese|dall'abitato",
    centre: "epicentro|dell'epicentro|dall'epicentro",
    epicentre: 'epicentro|scossa|terremoto|sisma|registrat*|avvenut*|localizzat*|ipocentro|colpi*|verificat*',
    denied: 'non (in|nel|nella|a)>',
    felt: 'avvertit*|sentit*|percepit*|intensita|intensità|abitanti|risentiment*|ricevut*|telefoni|cellulari|cellulare',
    spot: '(epicentro|terremoto|sisma|scossa) (a|ad|in|vicino a|nei pressi di|tra)|(terremoto|sisma|scossa)( di terremoto)? di( magnitudo)? [0-9.,]+ (a|ad|vicino a|nei pressi di|al largo di)|nel (mar|golfo)( di)?|nello stretto di',
    territory: 'in territorio|al largo|largo della costa|nel comune',
    pair: '(tra|fra)( i comuni di| le località di| le isole di)?>e|ed>',
    features: 'golfo|stretto|canale|mare|capo|isola|isole|arcipelago|fossa',
    border: 'confine',
    countries: {
      AF: 'afghan*',
      IT: 'italian*',
      GR: 'grec*',
      TR: 'turc*',
      JP: 'giappones*',
      US: 'stati uniti|statunitens*|usa',
      FR: 'frances*',
      AL: 'albanes*',
      HR: 'croat*',
    },
    bodies:
      'istituto|centro nazionale|osservatorio|università|agenzia|ministero|prefettura|prefetto|ospedal[ei]|ambasciata|sindaco|vigili del fuoco|protezione civile|aeroporto|ora|governo|sala sismica|ingv|sala operativa|carabinieri|questura',
    never:
      'Il La Lo Le Un Una Istituto Nazionale Protezione Civile Vigili Centro Questa Questo Erano Resta Mio Secondo Alla Non Avevo Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre Sala Comune Nord Sud Est Ovest Rete Poi Tanta Gente Paura Due Su Era Hanno Ho Come Chi Se Ora Monte Valle Campi Area Marco',
  },
  impact,
  cues: {
    vague: ['scoss[ae]|tremor[ei]'],
    quake: [
      'terra (ha tremato|trema)|terremot[oi]|scoss[ae]|sism[ai]|sisma|event[oi] sismic[oi]|moviment[oi] telluric[oi]|tremor[ei]',
    ],
    occurred: [
      '(ha|hanno) tremato|trema(no)?|tremò',
      '(è|sono|era) (avvenut[oaie]|stat[oaie] (registrat[oaie]|avvertit[oaie]|localizzat[oaie]))|si è (verificat[oa]|registrat[oa])|registrat[oaie]|avvertit[oaie]|ha (colpito|scosso|fatto tremare)|verificat[oaie]|localizzat[oa]',
    ],
    aftershock: ['repliche|replica|scoss[ae] di assestamento|assestamento'],
    foreshock: ['scoss[ae] (premonitric[ei]|precorritric[ei]|preliminar[ei])|foreshock'],
    mainshock: ['scossa (principale|più forte della sequenza|madre)|mainshock|evento principale|terremoto principale'],
    another: [
      "(seconda|terza|quarta|altra|nuova|successiva) scossa|(secondo|terzo|altro|nuovo) (terremoto|sisma|evento)|la seconda|il secondo|un'altra scossa",
    ],
    blast: [
      'brillament[oi]|esplosion[ei] (in|di|nella|controllat[ae]|in cava)|volat[ae] di mine|cava di|test nucleare|mina|mine',
    ],
    falseAlert: [
      "destinat[oa] (a|ad) (un'|una |l')?(esercitazione|prova)|era un'esercitazione|dall'elenco|dal (proprio )?(catalogo|bollettino|elenco)|inesistente",
      'si è trattato di un (errore|falso)|falso evento|(errore|problema|guasto) (tecnico|informatico|umano)',
      "non (è|si è|era|sono) (mai )?(avvenut[oa]|verificat[oa]|stat[oa]) (alcun[oa]?|nessun[oa]?)|evento (fittizio|fantasma)|notizia ([^ ]+ ){0,2}(falsa|infondata)|falsa notizia|falso allarme|allarme falso|falsa (segnalazione|allerta|rilevazione)|non c'è stato (alcun|nessun) (terremoto|sisma|evento|scossa)|nessun (terremoto|sisma|evento)( \\w+){0,2} (è avvenuto|c'è stato|si è verificato)|nessuna scossa|(terremoto|sisma|scossa|evento) ([^ ]+ ){0,4}(mai avvenut[oa]|inesistente|mai esistit[oa]|non è mai)|per errore|errat[oa]|mai avvenut[oa]|non c'è mai stat[oa]|duplicat[oa]|doppion[ei]|evento fantasma|(errore|guasto|difetto) (del|della|di|nel) ([^ ]+ )?(sistema|software|automatic*|programma|operatore)|(profil|account|pagin)[^ ]* (fals[oa]|che imita)|notizia (era )?fals[oa]|(era|è) fals[oa]|non ha(nno)? (registrato|rilevato) (alcun*|nessun*|nulla)|preparat[oa] per (l'|un'|la |una )?(esercitazione|prova)|messaggio di prova|bufala",
    ],
    retraction: [
      '(inviat|diffus|pubblicat|emess|lanciat|divulgat)[oa] per errore|per errore ([^ ]+ )?(inviat|diffus|pubblicat)[oa]|depennat[oa]|stralciat[oa]',
      "annullat[oa]|annulla|ritirat[oa]|ritira|cancellat[oa]|cancella|rimoss[oa]|rimuove|eliminat[oa]|smentit[oa]|smentisce|ritratt*|revocat[oa]|rettific*|tolt[oa] dal|abbiamo (tolto|rimosso|cancellato|ritirato)|l'abbiamo (tolt|rimoss|cancellat|ritirat)[oa]|ci scusiamo|chied(iamo|e) scusa|rimoss[oie]|si scusa",
    ],
    notRetraction: ['allerta tsunami|maremoto|vol[oi]|tren[oi]|lezioni|partit[ae]|concert[oi]|refuso|spettacol[oi]'],
    drill: [
      'esercitazion[ei]|simulazion[ei]|simulat[oaie]|scenario|ipotetic[oa]|prova di evacuazione|immaginari[oa]|fittizi[oa]',
    ],
    metaphor: [
      'terremoto (politico|giudiziario|finanziario|societario|elettorale|in casa|nello spogliatoio|ai vertici|al vertice)|scossa (in borsa|ai mercati|nei sondaggi)',
    ],
    domain: [
      "fusione|titoli|azionist[ai]|consiglier[ei]|consiglio di amministrazione|amministratore delegato|analisti|piazza affari|posti di lavoro|licenziament[oi]|opera|teatro|orchestra|direttore d'orchestra|regista|registi|musicist[ai]|cantante|maggioranza|segretario del partito",
      'film|cinema|romanzo|attor[ei]|attrice',
      'allenatore|spogliatoio|club|tifosi|partita|campionato|gol|serie a|panchina|borsa|azioni|mercat[oi]|investitori|elezioni|voti|seggi|coalizione|dimission[ei]|dimess[oa]|deputat[oi]|sindaco uscente|sponsor|giunta|candidat[oi]|azionisti|squadra|presidente del club',
    ],
    earlier: ['(giorn[io]|settiman[ae]|mes[ei]) prima'],
    noQuake: ['non (è stato|era|è|si è trattato di) un terremoto|non un terremoto'],
    forecast: [
      "volt[ae] (all'anno|l'anno|al mese|ogni)|ogni (anno|mese|settimana|[^ ]+ anni)|di solito|solitamente|abitualmente",
      'antisismic*|resiste(re|nte|nti)?|progettat[oaie] per',
      'avverrà|ci sarà|colpirà|profezi*|bufala|potrebbe*|potrebbero|probabilità|previsioni|prevedere|previsto|se (avvenisse|si verificasse)|modell[oi]|nei prossimi (\\d+|\\w+) anni|ipotesi|possibile (terremoto|scossa)|causerebbe*|voci|diceria',
    ],
    historical: [
      'anniversario|anni (fa|dopo|prima)|commemor*|ricorda*|ricordo*|nella storia|storico|vittime del terremoto|memoria|quando un terremoto|il più (forte|grave|distruttivo) (dal|degli)',
    ],
    strongest: ['(la|il) più (forte|intensa|intenso|violenta|violento|grande|significativa)'],
    every: ['in nessuno dei|in nessuna delle|in entrambi|in tutti (i|e)|per nessuna delle|tutte le scosse|entrambe'],
    since: ['dal|dopo|da'],
  },
};
