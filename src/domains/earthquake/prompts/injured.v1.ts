import type { FieldPrompt } from './prompt.ts';

export const injuredV1: FieldPrompt = {
  field: 'injured',
  version: 'injured.v1',
  grammar: 'quoted-number',
  query: 'how many people the earthquake injured in all',
  question: 'Number of people injured in all:',
  examples: [
    {
      text: 'Hospitals now speak of 52 injured, five of them in serious condition. 3 people died.',
      answer: { quote: 'Hospitals now speak of 52 injured', value: 52 },
    },
    { text: 'It is unclear whether anybody was hurt. 18 houses were damaged.', answer: null },
    {
      text: 'Пострадали в общей сложности 27 человек, двое погибли.',
      answer: { quote: 'Пострадали в общей сложности 27 человек', value: 27 },
    },
    { text: 'Depremde yaralanan olup olmadığı bilinmiyor, 4 bina hasar gördü.', answer: null },
  ],
};
