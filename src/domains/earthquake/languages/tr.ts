import type { Language } from '../language.ts';

export const tr: Language = {
  code: 'tr',
  numbers: { decimal: ',', words: {}, multipliers: {} },
  quantities: {},
  time: {},
  places: {},
  impact: {},
  cues: {},
};
