import type { FieldPrompt } from './prompt.ts';

export const buildingsDamagedV1: FieldPrompt = {
  field: 'buildingsDamaged',
  version: 'buildingsDamaged.v1',
  grammar: 'quoted-number',
  query: 'how many houses and buildings the earthquake damaged or destroyed',
  question: 'Number of buildings damaged or destroyed in all:',
  examples: [
    {
      text: 'Engineers counted 87 damaged houses, 9 of which must come down. 3 people were hurt.',
      answer: { quote: 'Engineers counted 87 damaged houses', value: 87 },
    },
    { text: 'The damage is still being assessed. 11 people were taken to hospital.', answer: null },
    {
      text: 'Повреждения получили 140 домов, пострадали 5 человек.',
      answer: { quote: 'Повреждения получили 140 домов', value: 140 },
    },
    { text: 'Hasar tespit çalışmaları sürüyor, 6 kişi yaralandı.', answer: null },
  ],
};
