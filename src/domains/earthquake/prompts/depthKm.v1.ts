import type { FieldPrompt } from './prompt.ts';

export const depthKmV1: FieldPrompt = {
  field: 'depthKm',
  version: 'depthKm.v1',
  grammar: 'quoted-number',
  query: 'how deep the earthquake was, the depth of its focus in kilometres',
  question: 'Depth of the earthquake in kilometres:',
  examples: [
    {
      text: 'The quake of magnitude 5.2 had its source some 23 km beneath the valley, 40 km from the town.',
      answer: { quote: 'its source some 23 km beneath the valley', value: 23 },
    },
    { text: 'How deep the shock was is not known. It was felt 60 km away.', answer: null },
    {
      text: 'Очаг залегал в 8 км под поверхностью. Эпицентр — в 31 км от города.',
      answer: { quote: 'Очаг залегал в 8 км под поверхностью', value: 8 },
    },
    { text: 'Depremin derinliği açıklanmadı, merkez üssü ilçeye 17 km uzaklıkta.', answer: null },
  ],
};
