import type { Language } from '../language.ts';

export const en: Language = {
  code: 'en',
  numbers: { decimal: '.', words: {}, multipliers: {} },
  quantities: {},
  time: {},
  places: {},
  impact: {},
  cues: {},
};
