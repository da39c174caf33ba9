import type { FieldPrompt } from './prompt.ts';

export const deathsV1: FieldPrompt = {
  field: 'deaths',
  version: 'deaths.v1',
  grammar: 'quoted-number',
  query: 'how many people the earthquake killed in all',
  question: 'Number of people killed in all:',
  examples: [
    {
      text: 'The toll rose to 14 after two more bodies were found. 40 people are in hospital.',
      answer: { quote: 'The toll rose to 14', value: 14 },
    },
    { text: 'There was no word of victims. 200 people left their homes.', answer: null },
    {
      text: 'Всего погибли 6 человек, ранены 30. Ранее сообщалось о трёх погибших.',
      answer: { quote: 'Всего погибли 6 человек', value: 6 },
    },
    { text: 'Depremde can kaybına ilişkin bilgi yok, 12 kişi yaralandı.', answer: null },
  ],
};
