/** What the finders of quantities need of a language: rules of text/pattern.ts without slots, `|` between alternatives. */

interface MagnitudeWords {
  /** Names, before or after a figure: `магнитуд*`, `büyüklü*`, `级`. */
  readonly magnitude: string;
  /** After a figure only: `по шкале рихтера`, `richter`. */
  readonly scale?: string;
  /** Names of one type: `moment magnitude`. */
  readonly moment?: string;
  readonly local?: string;
  readonly bodyWave?: string;
  readonly surfaceWave?: string;
  /** Words for quakes: beside them a bare decimal may be a magnitude. */
  readonly quake: string;
  /** How agencies give one without naming it: `measured`, `gave`; largest of several. */
  readonly measured?: string;
  /** Sources without a name, who are not the agency named before: `seismologists`. */
  readonly sources?: string;
  /** Before whoever gave the figure before: `by`, `according to`. */
  readonly by?: string;
  /** After a figure that is something else: hours, per cent, money, goals. */
  readonly units?: string;
}

interface RevisionWords {
  /** Before a value that was replaced: `initially`, `earlier estimate`, `ilk anda`. */
  readonly former?: string;
  /** After one: `as first reported`. */
  readonly formerly?: string;
  /** Where these stand, what follows was a mistake of the newsroom: `earlier version of this`. */
  readonly mistaken?: string;
  /** Verbs and nouns of revision: `lower*`, `revis*`, `güncelle*`. */
  readonly change?: string;
  /** Right before an old value where something changes: `from`. */
  readonly from?: string;
  /** Right before a new one where something changes, an upper bound elsewhere: `до`. */
  readonly upTo?: string;
  /** The same, after it: `-ге дейін`. */
  readonly upToAfter?: string;
  /** At the end of an old value or its unit where something changes: `'?(dan|den)`. */
  readonly fromEnding?: string;
  /** Before a bound: `above`, `more than`, `between`. */
  readonly above?: string;
  /** After one: `or more`, `'in üzerinde`. */
  readonly beyond?: string;
}

interface IntensityWords {
  /** Unit of intensity, after its degree: `балл*`. */
  readonly points?: string;
  /** Stem that follows a degree in one word: `балль`. */
  readonly pointsStem?: string;
  /** Before a degree: `intensity`, `震度`. */
  readonly intensity?: string;
  /** Names of scales, shared by all languages. */
  readonly mercalli?: string;
  readonly msk?: string;
  readonly ems?: string;
  readonly shindo?: string;
  /** Right before a degree of Japanese scales: `lower`, `upper`. */
  readonly lower?: string;
  readonly upper?: string;
  /** Near a degree that is no observation: zones, what buildings withstand. */
  readonly zone?: string;
}

interface DepthWords {
  readonly km?: string;
  /** The same, grown on to its number in words: `километров*` of `восьмикилометровой`. */
  readonly kmJoined?: string;
  readonly miles?: string;
  readonly metres?: string;
  /** Names of depth, before or after its figure: `глубин*`. */
  readonly depth: string;
  /** What follows a depth only: `deep`, `below the surface`. */
  readonly deep?: string;
  /** What else is deep: `mine*`, `lake*`; nothing is found beside it unless an earthquake stands there too. */
  readonly pits?: string;
}

interface EnergyWords {
  /** `энергетическ* класс*`. */
  readonly energyClass?: string;
}

interface CoordinateWords {
  readonly north?: string;
  readonly south?: string;
  readonly east?: string;
  readonly west?: string;
  readonly latitude?: string;
  readonly longitude?: string;
  /** Before two bare decimals, latitude first. */
  readonly coordinates?: string;
}

/** Word order and endings need no rules: a finder looks for words near a figure, before or after it. */
export interface QuantityWords
  extends MagnitudeWords,
    RevisionWords,
    IntensityWords,
    DepthWords,
    EnergyWords,
    CoordinateWords {}
