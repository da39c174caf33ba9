import type { FieldPrompt } from './prompt.ts';

export const placeV1: FieldPrompt = {
  field: 'place',
  version: 'place.v1',
  grammar: 'quoted-text',
  query: 'where the earthquake was, the place of its epicentre',
  question: 'Place of the epicentre:',
  examples: [
    {
      text: 'The epicentre lay close to Port Merrow. People in Elden felt it too.',
      answer: { quote: 'The epicentre lay close to Port Merrow', value: 'Port Merrow' },
    },
    { text: 'An earthquake was recorded this morning, the observatory said.', answer: null },
    {
      text: 'Эпицентр находился в районе села Верхний Бор, сообщили в ведомстве.',
      answer: { quote: 'Эпицентр находился в районе села Верхний Бор', value: 'Верхний Бор' },
    },
    { text: 'Depremin merkez üssü henüz belirlenmedi.', answer: null },
  ],
};
