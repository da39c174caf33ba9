import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHosts } from '../../src/drivers/llama/hosts.ts';
import { isCode, languageModelContract } from '../contract/models.ts';
import { noModel, openModel, within } from './real.ts';
import { soon } from './scripted.ts';

languageModelContract('SmolLM2 by node-llama-cpp', openModel, noModel);

const ask = (n: number) => ({ prompt: `Count: ${n}, ${n + 1}, ${n + 2},`, grammar: null, maxTokens: 8, stop: [','] });

test('two children stand in for two GPUs: one is killed, and requests go on', { skip: noModel }, async (t) => {
  const model = within(t, openModel({ hosts: ['cpu', 'cpu'] }));
  const [killed] = await model.start();
  const answers = Array.from({ length: 6 }, (_, n) => model.complete(ask(n), soon()));
  setTimeout(() => process.kill(killed?.pid as number, 'SIGKILL'), 50);
  for (const { text } of await Promise.all(answers)) assert.match(text, /^ \d+$/);
  assert.equal(model.health().restarts, 1);
  assert.equal(model.health().state, 'ready');
});

test('a GPU is required, and there is none: no silent work on the CPU', { skip: noModel }, async (t) => {
  // no device is visible, whatever this machine has
  const model = within(t, openModel({ hosts: ['gpu99'], gpu: 'required' }));
  await assert.rejects(model.start(), isCode('GPU_REQUIRED'));
  await assert.rejects(model.complete(ask(1), soon()), isCode('GPU_REQUIRED'));
  assert.equal(model.health().state, 'down');
  assert.throws(() => parseHosts(['cpu'], 'required'), isCode('GPU_REQUIRED'));
});

for (const [fault, gbnf] of [
  ['is no grammar', 'root ::= "yes'],
  ['names a rule that is not there', 'root ::= other'],
  ['has no root', 'start ::= "yes"'],
] as const) {
  test(`a grammar that ${fault} keeps the model from starting`, { skip: noModel }, async (t) => {
    const model = within(t, openModel({ grammars: { broken: { gbnf, valid: () => true } } }));
    await assert.rejects(model.start(), isCode('MODEL_FAILED'));
    await assert.rejects(model.complete({ ...ask(1), grammar: 'broken' }, soon()), isCode('MODEL_FAILED'));
  });
}

test('an answer is checked again, whatever the grammar let through', { skip: noModel }, async (t) => {
  const grammar = { gbnf: 'root ::= "yes" | "no"', valid: () => false };
  const model = within(t, openModel({ grammars: { strict: grammar } }));
  await assert.rejects(model.complete({ ...ask(1), grammar: 'strict' }, soon()), isCode('MODEL_FAILED'));
});
