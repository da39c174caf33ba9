import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in English. */
export const impact: ImpactWords = {
  dead: `dead|deaths?|died|die|dies|killed|kills|kill|killing|fatalit(y|ies)|fatal|toll|death toll|lives|lost (their|his|her) li(fe|ves)|
claimed|perished|loss of (human )?life|loss of lives|bodies|fatally|deadly`,
  injured: `injur(ed|y|ies|es|e|ing)|hurt|hurts|wound(ed|s|ing)?|bruis(ed|es|ing)|fractur(ed|es|e)|broke [a-z]+( [a-z]+)?|
broken (arm|leg|wrist|ankle|bones?|ribs?|hip)|sprained [a-z]+ [a-z]+|concussion|cut by (glass|falling)*|(cut|gashed|twisted|bumped|dislocated) (his|her|their) [a-z]+|burned|cuts|treated|hospitali[sz]ed|(taken|rushed|brought|admitted|sent|went|transported|airlifted) to (the |a |an? [a-z]+ )?(local |nearby )?(hospitals?|clinics?)|
(needed|required|received|sought|receiving|seeking|needing) (hospital |medical |emergency )?(treatment|attention|care)|
(needed|received|required|got) ([a-z0-9-]+ )?stitches`,
  casualties: `casualt(y|ies)|victims`,
  person: `people|persons?|residents?|villagers?|workers?|miners?|child(ren)?|women|woman|men|man|boys?|girls?|students?|tourists?|
others|inhabitants|pupils?|soldiers?|passengers?|patients?|elderly|guests?|hikers?|climbers?|daughters?|sons?|brothers?|sisters?|siblings?|parents|relatives|babies|infants?|toddlers?|teenagers?|pensioners?|farmers?|
pilgrims?|motorists?|officers?|firefighters?|labou?rers?`,
  one: `(a|an|one) (([a-z-]+|[0-9]+-year-old) ){0,2}(man|woman|boy|girl|child|person|worker|villager|resident|tourist|teenager|pensioner|
student|pupil|teacher|farmer|nurse|guest|hiker|toddler|mother|father|grandmother|grandfather|shopkeeper|cyclist|driver|clerk|cook|guard|policeman|monk|priest|fisherman|passenger|customer|labou?rer|builder|trader|vendor|cleaner|patient)|
(?<=and )(her|his|their) (son|daughter|husband|wife|mother|father|grandson|granddaughter|baby|brother|sister)|the only (person|man|woman|child)(?= (hurt|injured|wounded|killed))`,
  building: `houses?|homes?|buildings?|dwellings?|structures?|schools?|huts?|cottages?|apartments?|properties|shops?|church(es)?|
mosques?|halls?|(apartment|office|school|tower|residential) blocks?|garages?|warehouses?|hotels?|sheds?|classrooms?|chapels?|villas?|bungalows?|cabins?|
minarets?|shrines?|monasteries|monastery|flats?|barns?|farmhouses?|temples?|hospitals?|clinics?|stores?|kiosks?|factor(y|ies)|restaurants?|outbuildings?|monuments?|museums?|cathedrals?|librar(y|ies)|dormitor(y|ies)`,
  damage: `(un(fit|safe)|not fit) (for|to) (habitation|occup*|liv*|human)*|tagged (red|yellow)|knocked off|shifted off|splintered|gutted|razed|demolished|buckled|crumbled|crumbling|buried|
damag(e|ed|es|ing)|destroy(ed|s|ing)?|destruction|collapsed?|collapsing|crack(s|ed)?|cracking|flatten(ed)?|levell?ed|
ruined|wrecked|red-tagged|yellow-tagged|uninhabitable|toppled|fell|came down|lost ((parts?|some) of )?(their|a|its|the) (chimneys?|roofs?|walls?|tiles|windows)|
leaning|tilting|(are|were) down|in ruins|gave way|caved in|condemned|unsafe|(no longer|not) (safe|habitable)|
broken walls?`,
  oneBuilding: `an? ([a-z-]+ ){0,2}(house|home|building|dwelling|structure|school|church|hall|mosque|temple|hospital|clinic|shop|hotel|barn|
warehouse|garage|chapel|minaret|monastery)`,
  infrastructure: `roads?|bridges?|dams?|rail(way|road)?s?|tracks?|pipelines?|highways?|power lines?|port|airport|runways?|
infrastructure|plants?|reactors?|utilities`,
  other: `missing|trapped|evacuat*|homeless|displaced|shelter(ed|ing|s)?|rescued|pulled (alive|out alive|from)|unaccounted|inspect*|checked|
toured|surveyed|treated for (shock|panic|anxiety|stress)|without (power|electricity|water)|felt|reported feeling|stranded|moved|
attended|took part|mobili[sz]ed|deployed|relocated|call(s|ed)?|dialled|filed|logged|
discharged|sent home|treated on the spot for (shock|panic)`,
  foreign: `years?|months?|weeks?|days?|hours?|minutes?|seconds?|miles?|kilomet(re|er)s?|met(re|er)s?|cent(i|o)met(re|er)s?|feet|times|
points?|villages?|towns?|cities|districts?|provinces?|states|counties|regions?|count(y|ry)|countries|families|households?|
(after|fore)?-?shocks?|(earth)?quakes?|tremors?|tents?|reports?|municipalities|storeys?|stor(y|ies)|percent|per cent|degrees|
dollars|teams|crews|vehicles|trucks|agencies|january|february|march|april|may|june|july|august|
september|october|november|december|a\\.m|p\\.m|islands|stations?|buffalo(es)?|cattle|animals|sheep|goats|cows|phones?|aftershock|
stitches|countries|nations|calls|occasions|cases|wards?`,
  unhurt: `(everyone|everybody|all)( [a-z]+){0,6} (unhurt|unharmed|uninjured|unscathed|safe)`,
  intact: `(found|saw|seen|reported|noted) nothing (wrong|amiss|unsafe|out of order|to worry)|(structural|engineering) (checks|inspections) (were|came back) clear|
(all|every) ([a-z]+ ){0,3}(houses?|homes?|buildings?|structures?|schools?) ([a-z]+ ){0,2}(came through|held( up)?|withstood|survived|intact|undamaged|unscathed|standing)`,
  none: `no one|nobody|no(?! (longer|fewer|less|more than))|not(?! only)|none|neither|nor|without|never|zero|(did|was|were|had|has|have|is|are|does)n't|escaped`,
  unknown: `as yet|no [a-z]+ reports|
no (other|further) [a-z]+|(no|any|without|few) ((immediate|initial|early|official|confirmed|new|further|other|known|word|credible) ){0,3}(reports?|word|
information|details|calls|news|indications?|signs?)( (of|on|about|that))?|no (?!one )(([a-z]+ ){1,6}|[a-z]+, ([a-z]+ ){1,5})(was|were|has been|have been|had been) (immediately |
initially |so far )?reported|not (yet |immediately )?(known|clear|available|confirmed)|unclear|(not|un)( been)? ?aware of|yet to (be|receive|hear)|not received|(had|has|have)n't
(received|heard)|received no (calls|reports)|unknown|being (assessed|checked|verified|counted)|still (assessing|checking|counting)|
could|might|would|may (have|be)|assess* (the )?damage|feared|expected to rise|
no ([a-z]+ ){0,2}(damage|injury|casualty) reports|expect(ed|ing|s)?|(un)?likely|(not|n't|never|no) mention*`,
  but: `but|although|though|however|while|whereas`,
  also: `also|either|nor`,
  light: `in|on|at|as|and|after|when|by|from|to|for|while|since|near|or|with`,
  partBefore: `including|among (them|the (dead|injured|victims))|of (them|whom)|more than half of|additional|an additional`,
  partAfter: `(of (the|them|those|whom|these)|more(?! than)|additional|new(ly)?|bodies)|( [a-z]+){0,3} (critically|in critical|in (a )?serious|
seriously|beyond repair|unlivable|unliveable|in intensive care|were children|in hospital|hospitalized|hospitalised)`,
  previousBefore: `(up )?from|had stood at|earlier (figure|toll|count|tally)( of)?|previous (figure|toll|count|tally)( of)?|
previously( (reported|given|put|stated))?( (at|as))?|initial(ly)?( [a-z]+){0,3}|revised (down )?from|instead of`,
  previousAfter: `(people )?(reported |announced |given )?(earlier|previously|on the previous day)`,
  previously: `had (stood|been put|been given|earlier)|earlier (reports?|figures?|counts?|toll) (had )?(put|said|gave|spoke)|had (first |initially )?(spoken of|reported|counted|announced)|previous toll`,
  tsunami: {
    tsunami: `tsunamis?`,
    alert: `warnings?|alert(s|ed)?|advisor(y|ies)|watch|bulletin`,
    lifted: `lift(ed|s)?|cancel(s|ed|led)?|withdrawn|dropped|called off|stood down|downgraded|expired|ended|rescinded|all-clear`,
    safe: `ruled out|unlikely`,
  },
};
