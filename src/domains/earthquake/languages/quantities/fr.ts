import type { QuantityWords } from '../../find/quantities/words.ts';
import type { NumberWords } from '../../text/number-words.ts';

export const numbers: NumberWords = {
  decimal: ',',
  words: {
    0: 'zéro',
    1: 'un une',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix une_dizaine_de une_dizaine',
    11: 'onze',
    12: 'douze une_douzaine_de une_douzaine',
    13: 'treize',
    14: 'quatorze',
    15: 'quinze une_quinzaine_de une_quinzaine',
    16: 'seize',
    17: 'dix-sept',
    18: 'dix-huit',
    19: 'dix-neuf',
    20: 'vingt une_vingtaine_de une_vingtaine',
    30: 'trente une_trentaine_de une_trentaine',
    40: 'quarante une_quarantaine_de une_quarantaine',
    50: 'cinquante une_cinquantaine_de une_cinquantaine',
    60: 'soixante une_soixantaine_de une_soixantaine',
    70: 'soixante-dix septante',
    80: 'quatre-vingts quatre-vingt octante huitante',
    90: 'quatre-vingt-dix nonante',
    100: 'cent une_centaine_de une_centaine',
    1000: 'mille un_millier_de un_millier',
  },
  multipliers: { 100: 'cents cent', 1000: 'mille milliers', 1000000: 'million millions' },
  joiners: 'et',
  vague: 'plusieurs quelques moitié_des tiers_des quart_des',
};

export const quantities: QuantityWords = {
  magnitude: 'magnitudes?',
  scale:
    "(degrés? )?(sur|de) l'échelle (ouverte )?de richter|(degrés? )?richter|degrés?(?! (c|celsius|de|sud|nord|est|ouest))",
  moment: 'magnitude de moment',
  local: 'magnitude locale',
  quake: 'séismes?|sismiques?|secousses?|tremblements? de terre|répliques?|sismo*',
  measured:
    'mesur*|estim*|évalu*|donn*|évoqu*|enregistr*|calcul*|situ*|attribu*|annonc*|rapport*|indiqu*|plus (fort|forte|puissant*)|publi*|chiffr*|relev*|avanc*',
  units:
    'heures?|minutes?|secondes?|jours?|semaines?|mois|ans|années?|pour cent|euros?|dollars?|millions?|milliards?|mille|centimètres?|cm|degrés? celsius|tonnes?|hectares?|fois|personnes|maisons|habitants|étages?|morts|blessés|points?|répliques',
  former:
    "remplace|initialement|d'abord|dans un premier temps|(première?|précédente?|initiale?) (estimation|évaluation|valeur|bilan|annonce|mesure|solution|communiqué)|(estimation|évaluation|valeur|magnitude) (initiale|précédente|préliminaire|automatique)|auparavant|précédemment|avait (annoncé|donné|publié|estimé|évalué|indiqué)|au lieu de|à l'origine",
  mistaken: 'par erreur|erronément|version (précédente|antérieure)|coquille|erratum|a indiqué à tort',
  change:
    'révis*|abaiss*|ramen*|relev*|corrig*|rectifi*|actualis*|ajust*|revu|revue|réévalu*|pass(e|er|ée?) de|diminu*|augment*|modifi*|recalcul*',
  from: 'de|depuis|contre',
  upTo: "jusqu'à",
  above:
    'plus de|supérieure?s? à|au-dessus de|au moins|moins de|inférieure?s? à|au-dessous de|entre|dépass*|excéd*|au plus|allant de',
  beyond: 'ou (plus|moins|davantage|supérieur*)|et (plus|au-delà|supérieur*)',
  intensity: 'intensité|degré|niveau',
  zone: 'zones? (sismiques?|de sismicité)|résist*|sismicité',
  km: 'kilomètres?|km',
  miles: 'miles?|milles?',
  metres: 'mètres?',
  depth: 'profondeur|hypocentre|foyer|profond',
  deep: 'de profondeur|sous (terre|la surface|le sol)|profondeur|de fond',
  pits: 'lacs?|mines?|puits|forage|barrage|tunnel|neige|cratère',
  north: 'n|(de )?(latitude )?nord',
  south: 's|(de )?(latitude )?sud',
  east: 'e|(de )?(longitude )?est',
  west: 'o|w|(de )?(longitude )?ouest',
  latitude: 'latitude|lat\\.?',
  longitude: 'longitude|long?\\.?',
  coordinates: 'coordonnées',
};
