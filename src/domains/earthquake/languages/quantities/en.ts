import type { QuantityWords } from '../../find/quantities/words.ts';
import type { NumberWords } from '../../text/number-words.ts';

export const numbers: NumberWords = {
  decimal: '.',
  words: {
    0: 'zero',
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six half_a_dozen',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve a_dozen',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'a_hundred',
    1000: 'a_thousand',
  },
  multipliers: { 12: 'dozen', 100: 'hundred', 1000: 'thousand', 100000: 'lakh', 1000000: 'million m' },
  joiners: 'and',
  vague: 'several few many half_of_the half_the third_of_the thirds_of_the quarter_of_the quarters_of_the one_in',
};

export const quantities: QuantityWords = {
  magnitude: 'magnitudes?',
  scale: 'on the( open-ended)? richter( scale)?|on the moment magnitude scale',
  moment: 'moment[ -]magnitude',
  local: 'local magnitude',
  bodyWave: 'body[ -]wave magnitude',
  surfaceWave: 'surface[ -]wave magnitude',
  quake: '(earth)?quakes?|tremors?|temblors?|shocks?|(after|fore|main)shocks?|jolts?|seism*',
  measured:
    'measur*|gave|gives?|put|puts|record*|register*|estimat*|calculat*|list(s|ed)?|report(s|ed)?|publish*|rated?|assess*|strongest|largest|biggest|reading|strength|logged',
  units:
    'hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|per cent|percent|percentage|points?(?! on the richter)|dollars?|million|billion|thousand|feet|foot|ft|inch(es)?|centimet(re|er)s?|cm|degrees?|tons?|tonnes?|acres?|times|a\\.?m\\.?|p\\.?m\\.?|stor(e)?ys?|people|residents|houses|homes|dead|deaths|injured|kilowatt*|megawatt*|gallons?|litres?|liters?|aftershocks|quakes|earthquakes|tremors',
  former:
    'replac(es|ing)|supersed(es|ing)|(initial|original|first|earlier|previous|provisional)(ly)? (automatic|estimat*|figure|reading|solution|report*|bulletin|value|magnitude|given|put|measured|published|listed|assessment|alert|gave|recorded|said|announced|notice|message)|initially|originally|previously|earlier (given|gave|reported|put|listed|published|said|estimated|measured)|at first|(earlier|previously|originally|first)(?=:? \\d[.]\\d)|had (first )?(given|published|reported|put|listed|announced|measured)|(?<=, |but )not(?= (the )?\\d)|instead of|rather than|down from|up from|revised from',
  formerly:
    '(as|which was|that was) (first|initially|originally|previously|earlier)|(as )?(first|initially|originally|previously) (reported|given|announced|thought|estimated|put)|as( it| they| the \\w+)? (had )?(first|initially|originally|previously) (said|reported|gave|announced|put|thought|estimated)|in (an|its|the) (initial|earlier|first|preliminary) (bulletin|report|alert|estimate)',
  mistaken:
    'earlier version|(an|our) earlier (story|article|report|post) (* )?(said|gave|stated|misstated)|misstated|wrongly (said|gave|stated|reported)|incorrectly|erroneously|in error|by mistake|typo*|misprint*',
  change:
    'lower(s|ed|ing)?|rais(e|es|ed|ing)|revis*|cut|cuts|downgrad*|upgrad*|updat*|reduc*|adjust*|correct*|recalculat*|chang(e|es|ed)|amend*|increas*|reassess*|refin(e|ed|es)|bump*|trimm*',
  from: 'from|instead of',
  upTo: 'up to',
  above:
    'above|over|more than|exceed(s|ed|ing)?|at least|greater than|stronger than|larger than|bigger than|higher than|upwards of|below|under|less than|weaker than|smaller than|at most|between|ranging from|range of|no more than|beyond',
  beyond:
    'or (more|above|greater|higher|stronger|larger|over|bigger|less|below|smaller)|and (above|greater|over|higher|stronger|up)|plus',
  points: 'points?(?!(?! (on|of|by|in) )( \\w+){0,2} scale)|balls?',
  intensity:
    '(seismic )?intensit(y|ies)( scale)?|level|shaking of|(seven|ten|twelve)-(tier|point|level|degree)( \\w+){0,2} scale',
  shindo:
    'japanese( seismic)?( intensity)? scale|japanese seismic intensity|japan.s( \\w+-\\w+)?( seismic)?( intensity)? scale',
  lower: 'lower',
  upper: 'upper',
  zone: '(seismic|hazard|earthquake|risk) zones?|zones?(?= [ivx0-9])|percentage|swing|withstand*|resist*|designed|built (to|for)',
  km: 'k?kilomet(re|er)s?|kms|kilometres?',
  miles: 'miles?',
  metres: 'met(re|er)s?',
  depth: 'depth of focus|focal depth|depths?|focus|hypocent(re|er)',
  deep: 'deep|down(?! the)|below|beneath|under(ground|neath)?|below (the )?(surface|ground)|depth',
  pits: 'mines?|lakes?|wells?|bore-?holes?|drill*|shafts?|tunnels?|trench|ocean|sea ?floor|reservoir|snow|crater|divers?|wreck|pool|reactor',
  energyClass: 'energy class|class k|k[ -]class',
  north: 'n\\.?|north( latitude)?|northern latitude',
  south: 's\\.?|south( latitude)?|southern latitude',
  east: 'e\\.?|east( longitude)?|eastern longitude',
  west: 'w\\.?|west( longitude)?|western longitude',
  coordinates: 'coordinates?|co-ordinates|epicent(re|er)|location',
};
