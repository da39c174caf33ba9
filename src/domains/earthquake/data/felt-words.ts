/** Words, in all languages and in folded text, that tell where a shaking was felt. */

/**
 * The epicentre ("4 points at the epicentre"), each word in its base form, which ends where its endings begin; of one
 * that means other centres, too, only the case that says where.
 */
export const EPICENTRE_WORDS: readonly string[] = [
  'эпицентр',
  'epitsentr',
  'episentrum',
  'episenter',
  'episentr',
  'epicentre',
  'epicenter',
  'epicentro',
  'épicentre',
  'epizentrum',
  'επίκεντρο',
  'epimarkaz',
  'markaz(?=da(?!\\p{L}))',
  'марказ(?=да(?!\\p{L}))',
  'merkez üssü',
  '震央',
  '震中',
];

/** What stands before a name that nobody knows, or before its article or noun. */
export const FELT_PREPOSITIONS: ReadonlySet<string> = new Set(
  'в во in at around en em na no nas nos a à au aux di de das dos do da del im bei στη στο στην στον'.split(' '),
);
