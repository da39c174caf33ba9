import type { FieldPrompt } from './prompt.ts';

export const intensityV1: FieldPrompt = {
  field: 'intensity',
  version: 'intensity.v1',
  grammar: 'quoted-text',
  query: 'the intensity of shaking that was felt, in points of a scale',
  question: 'Highest intensity of the shaking, as written:',
  examples: [
    {
      text: 'In the port the shaking reached degree VI, inland degree IV. The magnitude was 5.1.',
      answer: { quote: 'In the port the shaking reached degree VI', value: 'VI' },
    },
    { text: 'The intensity of the shaking is being assessed. The magnitude was 4.4.', answer: null },
    {
      text: 'Сила толчка в районном центре составила 4 балла, магнитуда 5,0.',
      answer: { quote: 'Сила толчка в районном центре составила 4 балла', value: '4' },
    },
    { text: 'Sarsıntının şiddeti konusunda bilgi verilmedi, büyüklük 4,2.', answer: null },
  ],
};
