import type { Language } from '../language.ts';
import { impact } from './impact/en.ts';
import { numbers, quantities } from './quantities/en.ts';

/** English. */
export const en: Language = {
  code: 'en',
  numbers,
  quantities,
  time: {
    months:
      'jan(uary|\\.)? feb(ruary|\\.)? mar(ch|\\.)? apr(il|\\.)? may june?\\.? july?\\.? aug(ust|\\.)? sept?(ember|\\.)? oct(ober|\\.)? nov(ember|\\.)? dec(ember|\\.)?',
    weekdays: 'monday tuesday wednesday thursday friday saturday sunday',
    days: {
      0: "today this_(morning|afternoon|evening)('s)? tonight",
      1: "yesterday('s)? (the|a)_(previous_day|day_before|day_earlier)",
    },
    lastNight: "last_night('s)?(?!_of) overnight",
    parts: {
      am: 'a\\.?m\\.?',
      pm: 'p\\.?m\\.?',
      dawn: '(before|at|around)_dawn predawn pre-dawn (before|at|around)_daybreak (before|at)_sunrise',
      morning: 'in_the_(early_|late_)?morning early_morning (early|mid|late)-?_?mornings? mornings? of_the_morning',
      day: 'in_the_(early_|late_)?afternoon afternoon',
      evening: 'in_the_evening evening',
      night: 'at_night late_night nights?',
    },
    noon: 'noon midday',
    midnight: 'midnight',
    hours: 'one two three four five six seven eight nine ten eleven twelve',
    dates: [
      '{day}(st|nd|rd|th)?( day)?[ -](of )?{month}([ ,-]{1,2}{year})?',
      '{month} {day}(st|nd|rd|th)?(,? {year})?',
      '{month}(,| of)? {year}',
      '(in|last) {month}(?! \\d)',
      '{day}(st|nd|rd|th)(?=,? (at )?\\d{1,2}[.:]\\d\\d)',
      'on the {day}(st|nd|rd|th)(?! (floor|century|anniversary|storey))',
    ],
    years: [
      '(in|of|since|year|from) {year}',
      "(the|that|its|a) (\\w{3,12} )?{year}(?='s|,? (\\w+ )?(magnitude|earthquake|quake|disaster|event|tremor|rupture|one|tsunami|shock|temblor))",
      '{year}(?= (earthquake|quake|disaster|tremor|temblor))',
    ],
    clocks: [
      '({mw}|{min}) minutes? (to|before|till)(?<to>) ({hour}|(?<zero>midnight)|(?<twelve>noon|midday))',
      '{mw} minutes? (past|after) ({hour}|(?<zero>midnight)|(?<twelve>noon|midday))',
      '{mw} past ({hw}|(?<zero>midnight)|(?<twelve>noon|midday))',
      '(?<=(at|about|around|just before|shortly before|just after|shortly after) ){mw} to(?<to>) ({hw}|(?<zero>midnight)|(?<twelve>noon|midday))',
      'half past {h}(?<half>)',
      '(?<=at ){hw}[ -]{mw}(?= {part}|,|\\.|$| on)',
      '{h}([.:]{m}(:{s})?)? ?(?<ap>[ap])\\.?m\\.?',
      '{h}[.:]{m}(?= ({part}|hrs|hours))',
      '{hour} o.clock',
      'half past {hw}(?<half>)',
      '(a )?quarter (past|after) {hw}(?<quarter>)',
      '(a )?quarter (to|before|of) {hw}(?<quarterto>)',
      'at {h} hours? {min} minutes?( {s} seconds?)?',
      '{min} minutes? (past|after) ({hour}|(?<zero>midnight)|(?<twelve>noon|midday))',
      '{hour}(?= {part})',
      '(at|around|about) {h}\\.{m}',
    ],
    zones: [
      '{city} (standard |daylight |summer )?time',
      'times (are |is |shown |given |stated |listed )*(in )?(?<abbr>[a-z]{3,4})',
    ],
    local: 'local(ly)?(_standard|_daylight|_summer)?_time local_hour',
    glue: 'at on by about around approximately roughly just before after shortly only the of in early late mid and was time hours hrs exactly precisely nearly universal is',
    statement: {
      before:
        '(than|like)(_on)?_an? (built|erected|opened|dating)(_back)?(_in|_to|_from)? (as_of|by|until|till|since|through|from)(_about|_around|_the|_early|_late)? (said|issued|published|updated|announced|told\\w*|reported|confirmed|warned|released|revised|lowered|raised|cancelled|canceled|lifted|posted|sent|declared)(_\\w+){0,3}(_on|_at|_late|_early)[\\p{L}\\p{M}]* (on|late|early|at)?_?\\(?(updated|published|issued|posted):? to_\\d+(_on)? a_day_after (warning|alert|advisory|evacuation|order)s?(_\\w+){0,4}(_at)?',
      after:
        '(lowered|raised|revised|said|announced|updated|downgraded|upgraded|cancelled|canceled|withdrew|reported|told|that(?!_(\\w+ed|left|struck|hit|shook|took|was|were|had|sent|cost)[^a-z])) (update|bulletin|press|statement|news_conference|issue) after_rescuers',
    },
    when: 'when',
    errands:
      'sirens? alarms? alerts? messages? notifications? push trains? flights? ferr(y|ies) schools? class(es)? lessons? crews? teams? rescuers? mayor minister governor president officials briefing press news_conference meeting power electricity traffic concert match shops? market polls',
    origin:
      '(struck|hit|occurred|shook|jolted|rattled|rocked|rolled|was_(recorded|registered|felt|centered|centred|detected|measured)|were_recorded|came|happened|took_place|recorded|registered|felt|quake|earthquake|tremor|temblor|aftershock|shock)',
    monthFirst: true,
  },
  places: {
    endings: "'s> '>",
    bareEndings: "'s>",
    particles: 'of|de|del|la|el|los|las|al|on|upon|di|do|da',
    heads:
      'the|a|an|central|downtown|town|city|village|of|port|capital|island|nearby|coastal|settlement|municipality|hamlet|resort|provincial|district|suburb|community|commune|county|prefecture|province|state',
    compass: { N: 'north(?!ern)', E: 'east(?!ern)', S: 'south(?!ern)', W: 'west(?!ern)' },
    kilometres: 'kilomet(er|re)s?|kms?\\.?',
    miles: 'miles?|mi\\.?',
    metres: 'met(er|re)s',
    nearest: 'nearest (town|city|place|settlement|community|village)',
    side: 'after',
    between: 'to the|to|away|due|in the|direction|just|further|and|away to the|or so',
    link: 'from|away from|off (the |its )?(\\w+ )?(coasts?|shores?) of|off|outside',
    of: 'of|from',
    alone:
      '(?<!in the |in |the )(?:lies|is|was|were|located|centred|centered|epicentre|epicenter|just|sea|waters|offshore|coast|hills|mountains|struck|hit|area|region|quake|earthquake)',
    same: 'the (town|city|village|capital|island|port|site|same)|town|it|there|the (former|latter)',
    centre: 'the (epicent(re|er)|quake|earthquake|focus)|its epicent(re|er)',
    epicentre:
      'epicent(re|er)* |epicent(re|er)s?|struck|hit|hits|strikes|jolt(s|ed)?|shook|shakes|rock(s|ed)|rattle[sd]|rolled through|centred|centered|focus|located|occurred|earthquake|quake|tremor|originated',
    denied: 'not (in|off|near|within|from)( the)?>',
    felt: 'felt|shaking|intensity|points?|residents|reached|mmi|reports? from|as far as|level|received|phones|alerted|awakened|woken|users|people in',
    spot: '(epicent(re|er)|focus|quake|earthquake|tremor)( was| is| lay| being| struck| hit| shook| jolted| rocked)? (in|at|near|around|off|close to|just outside)( the)?( town| village| city| district)?( of)?|(struck|hit|shook|jolted|rocked|rattled)( near)?|centred (in|at|near|on)|centered (in|at|near|on)',
    seat: '(epicent(re|er)|hypocent(re|er))( \\w+){0,3}? (in|at|near|around|close to|beneath|under|inside|off)( the)?( (small |nearby )?(town|village|city|district|province|region|island|coast)( of)?)?|epicent(re|er) was( the)?|(quake|earthquake|tremor|temblor|it) was (centred|centered|located) (in|at|near|on|around|under|beneath|off)( the)?|(quake|earthquake|tremor|temblor) originated( [a-z0-9-]+){0,7}? (off|near|under|beneath|below|in)',
    territory: 'in|off|across|inside|over the border in|coast of|off the coast of|on the territory of',
    features: 'gulf|bay|strait|channel|sea|trench|ridge|basin|peninsula|sound',
    pair: 'between( the)?( towns| villages| cities| islands| settlements)?( of)?>and( the)?>',
    border: 'border',
    countries: {
      AF: 'afghan',
      KZ: 'kazakh|kazakhstani',
      KG: 'kyrgyz',
      UZ: 'uzbek',
      TJ: 'tajik',
      TM: 'turkmen',
      CN: 'chinese',
      RU: 'russian',
      TR: 'turkish|turkey',
      JP: 'japanese',
      IR: 'iranian',
      AZ: 'azerbaijani',
      AM: 'armenian',
      GR: 'greek',
      IT: 'italian',
      ID: 'indonesian',
      US: 'u\\.s\\.|usa|american',
      PH: 'philippine|filipino',
      MM: 'burmese',
      PK: 'pakistani',
      NP: 'nepali|nepalese',
      MX: 'mexican',
      CL: 'chilean',
      NZ: 'new zealander',
      TW: 'taiwanese',
      IN: 'indian',
      PE: 'peruvian',
    },
    bodies:
      'survey|service|cent(er|re)s?|institutes?|observator(y|ies)|universit(y|ies)|agency|agencies|ministry|office|bureau|department|authorit(y|ies)|police|hospitals?|clinics?|embass(y|ies)|consulate|airport|mayor|governor|officials?|scientists?|seismologists?|geologists?|government|president|laboratory|geonet|gfz|time|network|council|ambulance|newspapers?|television|correspondents?|headquarters',
    never:
      'America Midway Date Expecting Latitude Longitude Location Epicentre Epicenter Update Bulletin Report President Minister Governor Local UTC GMT Origin Reviewed Automatic Felt Warning Tsunami No More But As Long Lat Ore Street Valley Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Richter Mercalli Institute National Center Centre University Survey Geological The A In On At Of For Most Many Police Emergency Magnitude Depth Quake Red Time Universal Service Civil Center First Second Data Green Strong Mayor University Church North South East West',
  },
  impact,
  cues: {
    vague: [
      "(strong|light|moderate|big|small|severe|sharp|\\w+day's|morning's|night's) (\\S+ )?shake",
      'shocks?|jolts?',
    ],
    quake: [
      "(strong|light|moderate|big|small|severe|sharp|\\w+day's|morning's|night's) (\\S+ )?shake",
      '(earth)?quakes?|tremors?|temblors?|seismic events?|shocks?|jolts?',
    ],
    occurred: [
      'felt',
      'struck|strikes|hit|hits|occurred|rattled|rattles|shook|shakes|rocked|rocks|jolted|rolled through|swayed',
      '(was|were|been) (recorded|registered|detected|felt|logged)|happened|took place|(came|began|started) at|measur(ed|ing)',
    ],
    aftershock: ['after-?shocks?'],
    foreshock: ['fore-?shocks?'],
    mainshock: ['main-?shock|(main|original|initial|principal) (shock|quake|earthquake|tremor|event|jolt)'],
    another: [
      'followed (\\w+ ){0,5}by (a|an|another|one)',
      '(second|third|fourth|fifth|another|separate|other|next|unrelated|later) (earthquake|quake|tremor|temblor|shock|jolt|event)|the (second|third|fourth|other)( one)?(?= (came|struck|hit|was|occurred|of|followed|,))|the (second|third|fourth|other),|a second',
    ],
    blast: [
      '(quarry|mine|mining|industrial|controlled|planned|nuclear) (blast*|explosion*|detonation*|test*)|blasting|(was|were|by) an? (blast|explosion|detonation)|detonat*',
    ],
    falseAlert: [
      'never took place|(was|were) (really |actually )?a (sonic boom|meteor|landslide|rock ?fall)|sonic booms?',
      '(deleted|removed|dropped|struck|erased|withdrawn|expunged|purged) (\\w+ ){0,6}from (its|the|their|an?) (\\w+ ){0,3}(catalog(ue)?s?|lists?|maps?|bulletins?|databases?|feeds?|records?)|there was nothing|(ghost|phantom|fake|non-?existent|spurious) (earth)?(quake|tremor|event)s?|(supposed|purported|alleged) (\\w+ )?(\\d\\S* )?(earth)?(quake|tremor)',
      '(was|were|is) (just |only |merely |in fact |actually |really )?(a|an|the result of an?|down to an?|due to an?|caused by an?) (\\w+ )?(\\w+ )?(glitch|hoax|malfunction|bug|artefact|artifact|misfire|mix-up|slip|fluke|system error|human error|clerical error|false positive)|no (such )?(earthquake|quake|tremor|event) (\\w+ ){0,3}(near|in|at|off|under|around)|(mistakenly|erroneously|accidentally|inadvertently|wrongly) (sent|issued|published|posted|broadcast|released|pushed|reported|listed)|(report|story|item|alert|entry|post) was wrong',
      "false (alarm*|alert*|detection*|trigger*|warning*|report*|event*|positive*)|(alert|alarm|warning|report|message)s? (\\w+ ){0,6}(was|were|is) (false|wrong|bogus|erroneous|mistaken|an error)|there (was|had been) no (earthquake|quake|tremor|such)|no (such )?(earthquake|quake|tremor|seismic event|event)( of any size)? (took place|happened|occurred|struck|had|was (recorded|registered|detected))|(was|were|proved|is) (a )?(false|mistake|bogus|erroneous)|nothing (shook|happened)|in error|by mistake|(earthquake|quake|tremor|event) (\\w+ ){0,4}(never|did not|didn't) (happened|happen|occur|take place|existed?)|never happened|phantom (earth)?(quake|event|shake|tremor)|spurious*|bogus|fabricated|test message|non-event|(it|this|that|which|story|report|item|alert|post) (was|is) (entirely |completely |simply |plain )?(wrong|untrue|fake|a (hoax|glitch|mistake|malfunction))|(as|by|to) an? (\\w+ )?(glitch|malfunction|hoax)|(signals?|detections?|triggers?|recordings?) (\\w+ ){0,4}(blast*|explosion*|thunder|noise|interference|maintenance|calibration|construction)|nonexistent|non-existent|(was|is|were|being|likely) an? (duplicate|ghost|double entry|artefact|artifact)|duplicate (entry|entries|record|event|listing|of)|ghost (entry|event|quake|record)|(mistook|mistaken|misread|misidentif\\w+) |(fooled|tricked|confused) (the|its|our|their) (\\w+ )?(software|system|algorithm|computer*|network)|(was|is|were) (part of|meant for|prepared for|written for|intended for) (a|an|the|next|this|\\w+day's) (\\w+ ){0,2}(test|drill|exercise|training)|no (shaking|ground motion|movement) (had been|was|were) (\\w+ )?(detected|recorded|registered|felt|measured)|(instruments|stations|sensors|seismographs|seismometers|networks?) (\\w+ ){0,3}(showed|recorded|registered|detected|picked up) (nothing|no )|(recorded|registered|detected|logged|found) no (such|trace of|sign of) |fake (\\w+ )?(account|page|channel|profile|post|website|site|tweet|bulletin)|impersonat*|is fake|(is|was) a fake|(went|sent|issued|published|triggered) (out )?(by accident|accidentally)|accidentally (sent|issued|published|released|triggered)|(was|is|are) (false|untrue|not true)|(did not|didn't|never) (actually )?(happen|occur|exist|strike)|(computer|software|system|technical|sensor|equipment|programming) (fault|error|bug|failure|glitch|malfunction)|(there was|there were) no (quakes?|earthquakes?)",
    ],
    retraction: [
      'apologi[sz]\\w+ (after|over)',
      '(sent|issued|published|posted|broadcast|released|pushed|went|gone)( out)?( \\w+){0,4} (by mistake|in error|by accident|mistakenly|erroneously|accidentally)|(mistakenly|erroneously|accidentally|inadvertently|wrongly) (sent|issued|published|posted|broadcast|released|pushed|reported|listed)|discard(s|ed)?|void(s|ed)|regrets? the (error|mistake)|walked back',
      'retract*|withdr[ae]w[ns]?|withdrawn|withdrawal|cancel(s|led|ed|ling|lation|led it)?|deletes?|deleted|rescind*|revoke[ds]?|recall(s|ed)?|annul*|took down|taken down|takes down|pulled|unpublished|removed|(taken|took|taking) (it|them|that|this|the \\w+) (down|back|off)|disregard(ed)?|called off|kill the (story|report|alert)|(called|calls|calling) (it|them|this|that|the \\w+) (back|off)|called back|stood down|stand-down|struck from|dropped from (the|its)|purged|(issued|sent|sends|gave) (an|the) all-clear|apologi[sz]\\w+ (to|for) (\\w+ )?(readers|users|subscribers|residents|the public|the (error|mistake|alert|message|false))|disown*',
    ],
    notRetraction: [
      "(does|did|do|was|were|is)( not|n't)( \\w+){0,5} false (alarm|alert)|no false (alarm|alert)|tsunami (warning*|alert*|advisory*|watch*|threat*|bulletin*)|typo*|misspel*|(train|flight|class|school|match|concert|leave|holiday|event ticket)s?|corrections?:?|earlier version|misstated|orders?|evacuation*",
    ],
    drill: [
      'drills?|mock (earthquake|exercise)|(?<!(to|must|should|will|please|and) )exercises?(?! (\\w+ )?(caution|care|vigilance|restraint|bike|class|book))|imagined|simulat*|scenario*|hypothetical*|imaginary|fictitious|fictional|notional(ly)?|shakeout|rehears*|role-?play*|pretend*|make-believe',
    ],
    metaphor: [
      '(political|electoral|market|financial|economic|corporate|sporting|diplomatic|cultural|social|fashion|media|constitutional|legal|regulatory|football|banking) (earth)?(quake*|tremor*|aftershock*|shock*|upheaval*)|(earth)?quake (in|for|across|through) the (market*|party*|polls*|industry*|league*|boardroom*|sector*)|seismic (shift|change|result|win|upset|defeat|moment|transfer)',
    ],
    domain: [
      'opera|theatre company|conductor|musicians|trade unions?|layoffs?|analysts?|stage director',
      'films?|trailers?|starring|reviews?:|box-?office|movies?|novels?|cinemas?|premieres?|screenplay|hollywood|actors?|actress*|gamers?|video ?games?|shooter game|bestseller*',
      'market value|portfolio*|start-ups?|hedge|suppliers|fund|billions?|box-office|ratings|series|episode*|streaming|chef|fashion|orchestra|ballet|boardrooms?|elections?|by-?election|voters?|votes?|ballot*|polls?|turnout|majority|backbench*|coalition|referendum|mps?|parliament*|candidates?|cabinet|party(?! wall)|coach|club|striker|midfielder|league|goals?|match|derby|season|transfer|shareholders?|investors?|stocks?|shares|traders?|bond*|index|profits?|merger|boardroom|resign(ed*|s*|ation*)|box office|album|startup*|valuation|ipo|sponsor*|fans|playoff*|championship|chief executive|ceo|quarterly',
    ],
    earlier: ['(days?|weeks?|months?) (earlier|before(?! (it|this|the)))'],
    noQuake: ['not an? (earth)?quake(?! (of|that|like))|not an earth tremor|rather than an? (earth)?quake'],
    forecast: [
      'once (in|every|per|a) (\\S+ ){0,4}(years?|decades?|months?|century|centuries|generation|lifetime)|every (\\S+ ){0,4}(years?|decades?|months|weeks|century)|(times|twice|once) (a|per|every) (year|month|week|decade|century)|usually|typically|regularly|routinely|on average',
      'the chance|odds',
      'withstand*|resist(s|ant)|(earth)?quake-? ?(proof|resistant|safe|hazards?|prone|preparedness|insurance|readiness)|designed (for|to)|built to|can (now )?(see|detect|locate|register|sense|record|hear)|thresholds?|(in|of) the usual|catalogue is complete|every (day|night|morning|evening|week|month)',
      'will (strike|hit|occur|happen)|prophec*|prophes*|soothsay*|could (happen|strike|hit|occur|cause|kill|reach|be|trigger|produce|generate|come|see|leave|unleash)|(might|may) (strike|hit|occur|kill|come|happen|reach|cause|trigger|produce)|would (hit|strike|occur|happen|rock|jolt|be|kill|cause|reach|leave|last|shake|take|destroy|see|mean|damage|injure)|chance of|chances|probabilit*|likelihood|forecast*|predict*|model(l?ed|s|ling)? (run|shows?|has|suggests?|estimates?|predicts?)|in the next (\\d+|\\w+) (years|decades|days|months)|if (a|an|the|such)|worst-case|is capable of|expected (to|within)|sooner or later|next big one|the big one|overdue|rumou?r*',
    ],
    historical: [
      'anniversar*|commemorat*|(deadliest|strongest|worst|largest|biggest|most powerful) (\\w+ ){0,4}(since|in history|on record)|years (ago|since|earlier|after)|decades (ago|later|after)|a (year|decade|century) ago|memorial*|victims of the|remember(s|ed|ing)?|in history|historic*|back in|last (major|big|full|great)|previous (earthquake|quake)',
    ],
    strongest: ['(the|its) (strongest|largest|biggest|most powerful|most noticeable|strongest of them|heaviest)'],
    every: [
      '(in )?(any|none|neither|each|all|either|both) of (the|them|these|those)( \\w+){0,2}|(both|all|neither) (quakes|earthquakes|tremors|quake|earthquake|tremor)|in any case',
    ],
    since: ['since|(?<!(just|shortly|right|minutes|moments|immediately|little|well|seconds) )before|until'],
  },
};
