/** What rules know of one language: data only, a file a language in languages/. Each finder says what it needs. */
import type { CueWords } from './find/cues/words.ts';
import type { ImpactWords } from './find/impact/words.ts';
import type { PlaceWords } from './find/places/words.ts';
import type { QuantityWords } from './find/quantities/words.ts';
import type { TimeWords } from './find/time/words.ts';
import type { NumberWords } from './text/number-words.ts';

export interface Language {
  /** ISO 639-1, with the script where a language has two: `kk`, `kk-Latn`. */
  readonly code: string;
  /** No space between words. */
  readonly unspaced?: boolean;
  readonly numbers: NumberWords;
  readonly quantities: QuantityWords;
  readonly time: TimeWords;
  readonly places: PlaceWords;
  readonly impact: ImpactWords;
  readonly cues: CueWords;
}
