import type { Language } from '../language.ts';

export const ru: Language = {
  code: 'ru',
  numbers: { decimal: ',', words: {}, multipliers: {} },
  quantities: {},
  time: {},
  places: {},
  impact: {},
  cues: {},
};
