/**
 * How names of institutes that no table knows are built: a head (`institute`, `центр`) near its subject. Stems over
 * folded text, shared by all languages.
 */
export const HEADS = `institut|instytut|институт|enstitü|istitut|ινστιτουτ|ινστιτούτ|centre|center|centro|центр|merkez|
mərkəz|markaz|марказ|орталығ|орталық|ortalyğ|ortalyq|борбор|κέντρ|zentrum|service|servicio|serviço|servizio|служб|
xidmət|xizmat|хизмат|қызмет|qyzmet|кызмат|dienst|warte|agency|agence|agencia|agência|agenzia|агентств|bureau|бюро|
observator|обсерватор|rasathane|survey|administration|экспедици|pusat|badan|μετεωροσκοπ|αστεροσκοπ|مرکز|موسسه|مؤسسه|
پژوهشگاه|شبکه|سازمان|केन्द्र|विभाग`;

/** No words for an earthquake itself: its `merkez` is the epicentre. */
export const SUBJECTS = `seismolog|seysmolog|seismoloj|seysmoloj|sismolog|sismológ|sismoloj|sejsmolog|сейсмолог|
seysmoprognostik|сейсмопрогност|sismovulc|seismic monitoring|earthquake monitoring|earthquake research|σεισμολογ|
geophysic|geophysik|geofizi|jeofizik|геофизик|géophysi|geofísic|geofisic|γεωφυσ|geodynam|geodinam|géodynam|γεωδυναμ|
геодинам|geologi|geological|geológic|jeoloji|геологи|géologi|γεωλογικ|volcanolog|vulkanolog|vulcanolog|вулканолог|
volcanol|meteorolog|метеоролог|météorolog|meteorológ|monitoring|geoscience|لرزه نگاری|لرزه شناسی|زلزله شناسی|
ژئوفیزیک|भूकम्प मापन|भूगर्भ`;

/** Institutes of Chinese and Japanese, whole. */
export const HAN =
  '(?:\\p{Script=Han}{2}[省市州]|\\p{Script=Han}{2,5}自治区)?(?:地震局|地震台网中心|地震台網|地震研究所|気象台|地质局)';

/** German writes both parts as one word. */
export const COMPOUND = 'Erdbeben(?:dienst|warte|zentrale|institut)';

/** Endings of the last word, or of every word, that the base form has not: [language, ending, what stands instead]. */
export const BASE_ENDINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  tr: [[/(?<=[sıiuü])['’]?n(?:[ıiuü]n|[ae]|[ıiuü]|d[ae]n?)$/u, '']],
  az: [[/(?<=[ıiuü])n(?:[ıiuü]n|[aə]|[ıiuü]|d[aə]n?)$/u, '']],
  uz: [[/(?<=i)(?:ning|ni|ga|da|dan)$/u, '']],
  'uz-Cyrl': [[/(?<=и)(?:нинг|ни|га|да|дан)$/u, '']],
  kk: [[/(?<=[ыі])(?:ның|нің|н|на|не|нда|нде|нан|нен|мен)$/u, '']],
  'kk-Latn': [[/(?<=[yı])(?:nyñ|nıñ|n|na|ne|nda|nde|nan|nen)$/u, '']],
  'kk-Latn-2018': [[/(?<=[yi])(?:nyń|niń|n|na|ne|nda|nde|nan|nen)$/u, '']],
  ky: [[/(?<=[уүыи])(?:нун|нүн|нын|нин|н|на|не|нда|нде|нан|нен)$/u, '']],
  ru: [
    [/(ститут|ентр)(?:а|у|ом|е)$/u, '$1'],
    [/служб(?:ы|е|у|ой)$/u, 'служба'],
    [/(агентств|бюр)(?:а|у|ом|е)$/u, '$1о'],
    [/(обсерватори|экспедици)(?:и|ю|ей)$/u, '$1я'],
  ],
  el: [[/(ινστιτούτ|κέντρ)ου$/iu, '$1ο']],
};
