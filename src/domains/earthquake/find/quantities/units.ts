/** Words of quantities that all languages share: units, agencies' abbreviations of scales, labels of bulletins. */
import type { QuantityWords } from './words.ts';

/** Joined to each language's own. */
export const SHARED_WORDS: Partial<QuantityWords> = {
  magnitude: 'magnitude|mag|mag\\.',
  quake: 'epicent*|эпицентр*|επίκεντρο*|震中|震央|震源',
  scale: 'richter*|рихтер*|ρίχτερ|リヒター|里氏|ریشتر|रिक्टर|rixter*',
  by: "by( the)?|according to( the)?|по (данным|оценке|сведениям)|согласно|según( el| la)?|por( el| la)?|secondo( l'| il)?|dall?'|selon( l'| le)?|par( l'| le)?|laut|vom?|segundo( o)?|pelo|menurut|oleh|από( το)?|σύμφωνα με( το)?|به گفته",
  units: '%|°|‰|\\$|€|₽|₺|℃|usd|eur|hz|gwh|kg',
  km: 'km|км|㎞',
  miles: 'mi|miles?',
  metres: 'm|м',
  depth: 'depth|h(?= ?=)',
  intensity: 'intensity|mmi?|mm|cdi|msk(-?64)?|ems(-?98)?|csis|jma|shindo|mercalli*|меркалли|меркали',
  mercalli: 'mmi|mm|mercalli*|меркалл?и|mercali|μερκάλι|مرکالی|मर्काली|麦加利|メルカリ',
  msk: 'msk(-? ?64)?|мск-? ?64|шкал* мск|медведева ?- ?[шс]пон*',
  ems: 'ems(-? ?98)?',
  shindo: 'shindo|震度|jma intensity',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  latitude: 'lat|lat\\.|latitude',
  longitude: 'lon|lon\\.|long|long\\.|lng|longitude',
};

export const KM_PER_MILE = 1.609344;
