/** What kind of block this is: by examples, for a small model that completes rather than obeys. */
import type { Block } from '../../profile.ts';

type Shown = Pick<Block, 'excerpt' | 'characters' | 'links'>;

/** The first answer is the one that is wanted. Paths are left out: they made the choice worse. */
export const chooseBlockV1 = {
  version: 'choose-block/1',
  prompt,
  answers: [' article', ' links', ' footer', ' form'],
} as const;

const EXAMPLES: readonly [Shown, 'article' | 'links' | 'footer' | 'form'][] = [
  [
    {
      excerpt:
        'The council decided on Monday to rebuild the old bridge. Work will begin in spring, the mayor said, and',
      characters: 3120,
      links: 0.02,
    },
    'article',
  ],
  [
    {
      excerpt: 'Five recipes for autumn Storm hits the coast Why trains are late Who wins on Sunday',
      characters: 410,
      links: 0.94,
    },
    'links',
  ],
  [
    {
      excerpt:
        'Researchers measured the depth of the lake for three years. Their report says that the water has fallen by',
      characters: 1840,
      links: 0.05,
    },
    'article',
  ],
  [
    {
      excerpt: 'All rights reserved. Contact us. Privacy policy. Terms of use. Subscribe to our newsletter',
      characters: 620,
      links: 0.35,
    },
    'footer',
  ],
  [
    {
      excerpt: '“We did not expect so many people,” said the organiser of the fair, which opened on Friday with',
      characters: 5200,
      links: 0.04,
    },
    'article',
  ],
  [
    {
      excerpt: 'Sign up for our free newsletter and get the best stories every morning',
      characters: 140,
      links: 0,
    },
    'form',
  ],
];

function prompt(block: Shown): string {
  const shots = EXAMPLES.map(([example, kind]) => `${describe(example)}\nKind: ${kind}\n\n`).join('');
  return `${shots}${describe(block)}\nKind:`;
}

const MAX_EXCERPT = 100;

/** Page text as a JSON string on one line: it can neither end its quotes nor look like an answer. */
function describe({ excerpt, characters, links }: Shown): string {
  const text = JSON.stringify(excerpt.slice(0, MAX_EXCERPT).toWellFormed());
  return `Text: ${text}\nCharacters: ${characters}\nLinks: ${Math.round(100 * links)}%`;
}
