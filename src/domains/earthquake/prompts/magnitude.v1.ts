import type { FieldPrompt } from './prompt.ts';

export const magnitudeV1: FieldPrompt = {
  field: 'magnitude',
  version: 'magnitude.v1',
  grammar: 'quoted-number',
  query: 'the magnitude of the earthquake',
  question: 'Magnitude of the earthquake:',
  examples: [
    {
      text: 'The tremor was felt in three districts. Its strength was put at 4.7 by the observatory, and it lay 12 km deep.',
      answer: { quote: 'Its strength was put at 4.7', value: 4.7 },
    },
    { text: 'Seismologists have not yet determined the magnitude. 12 people called the fire brigade.', answer: null },
    {
      text: 'Магнитуду подземного толчка сейсмологи определили как 5,3; глубина очага — 15 км.',
      answer: { quote: 'Магнитуду подземного толчка сейсмологи определили как 5,3', value: 5.3 },
    },
    { text: 'Depremin büyüklüğü henüz açıklanmadı, 3 binada çatlak oluştu.', answer: null },
  ],
};
