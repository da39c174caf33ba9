import type { FieldPrompt } from './prompt.ts';

export const originTimeV1: FieldPrompt = {
  field: 'originTime',
  version: 'originTime.v1',
  grammar: 'quoted-text',
  query: 'when the earthquake struck, at what time and on what day',
  question: 'When the earthquake happened, as written:',
  examples: [
    {
      text: 'The ground moved at 3:42 p.m. on Tuesday. A statement was issued at 5 p.m.',
      answer: { quote: 'The ground moved at 3:42 p.m. on Tuesday', value: '3:42 p.m. on Tuesday' },
    },
    { text: 'The ministry said at 9:15 that no damage was reported after the earthquake.', answer: null },
    {
      text: 'Толчок произошёл в 07:18, о нём сообщили в 08:00.',
      answer: { quote: 'Толчок произошёл в 07:18', value: '07:18' },
    },
    { text: 'Deprem sonrası okullar tatil edildi, açıklama 10.30’da yapıldı.', answer: null },
  ],
};
