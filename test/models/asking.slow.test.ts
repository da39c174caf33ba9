/** Asking a real, small model: its answers may be poor, but they have their form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { proposeBy } from '../../src/schema/ask/ask.ts';
import type { Block, Rules } from '../../src/schema/profile.ts';
import { createModel, createModels } from '../../src/wiring/models.ts';
import { isCode } from '../contract/models.ts';
import { noModel, within } from './real.ts';
import { silent, soon } from './scripted.ts';

const logger = { ...silent, debug: () => {}, error: () => {}, child: () => logger };

const rulesFor = (selector: string): Rules => ({
  fields: { text: { selectors: [{ language: 'css', value: selector }], attribute: null } },
  exclusions: [],
  repeats: [],
  formatting: { titleAffixes: [], monthFirst: null },
});

const block = (name: string, characters: number, links: number, excerpt: string): Block => ({
  path: `div.${name}`,
  characters,
  links,
  excerpt,
  rules: rulesFor(`.${name}`),
});

const BLOCKS = [
  block('menu', 380, 0.97, 'Home News Sport Culture Travel Weather Contact Log in Subscribe'),
  block(
    'story',
    2900,
    0.03,
    'The ferry had left the harbour at noon. According to the captain, nobody was hurt when it',
  ),
];

test('it proposes a block, and under the grammar nothing but usable selectors', { skip: noModel }, async (t) => {
  const model = within(t, await createModel(loadConfig({}, { 'llm.hosts': 'cpu' }), logger));
  const outline =
    '<article class="story"><h1>Ferry</h1><div itemprop="articleBody"><p>The ferry had left…</p></div></article>';
  const induced = { proposals: [], blocks: BLOCKS, outline };
  const chosen = await proposeBy(model, induced, 'choose', soon());
  assert.equal(chosen.asked, 2);
  assert.deepEqual(chosen.proposals[0]?.rules, rulesFor('.story'));
  const written = await proposeBy(model, induced, 'write', soon());
  assert.equal(written.asked, 1);
  for (const { rules } of written.proposals) assert.ok((rules.fields.text?.selectors.length ?? 0) > 0);
  assert.equal(model.health().restarts, 0);
});

test('a required GPU that is not there keeps the daemon’s models from starting', { skip: noModel }, async () => {
  const wanted = { 'embedder.use': 'off', 'llm.propose': 'choose', 'llm.gpu': 'required', 'llm.hosts': 'gpu99' };
  await assert.rejects(createModels(loadConfig({}, wanted), logger), isCode('GPU_REQUIRED'));
});
