import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { PRESETS } from '../../src/drivers/llama/presets.ts';
import type { Logger } from '../../src/engine/logger.ts';
import { type ManifestModel, manifest, modelsFolder, requireFiles, verifyFiles } from '../../src/wiring/manifest.ts';
import { createModels } from '../../src/wiring/models.ts';
import { isCode } from '../contract/models.ts';
import { soon } from './scripted.ts';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

function scratch(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-manifest-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('every file of the manifest comes from packages of pinned version and hash, and the README lists the models', () => {
  const { models, packages } = JSON.parse(readFileSync(at('models/manifest.json'), 'utf8'));
  const readme = readFileSync(at('models/README.md'), 'utf8');
  for (const { id, files } of models) {
    assert.ok(readme.includes(`| ${id} |`), id);
    for (const { parts } of files)
      for (const part of parts) assert.match(packages[part.package].sha256, /^[0-9a-f]{64}$/);
  }
  for (const preset of Object.keys(PRESETS)) assert.ok(readme.includes(`\`${preset}\``), preset);
  const kinds = manifest().filter((model) => model.default);
  assert.deepEqual(kinds.map(({ kind }) => kind).sort(), ['embedder', 'llm']);
});

test('files that are missing, short or changed are no model', async (t) => {
  const folder = scratch(t);
  const content = Buffer.from('weights');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const files = [{ path: 'w', size: content.length, sha256 }];
  const model: ManifestModel = { id: 'm', kind: 'llm', revision: '1', licence: 'any', default: false, files };
  const missing = isCode('MODEL_MISSING');
  assert.throws(() => requireFiles(folder, model), missing);
  mkdirSync(join(folder, 'm'));
  writeFileSync(join(folder, 'm', 'w'), 'weight');
  assert.throws(() => requireFiles(folder, model), missing);
  writeFileSync(join(folder, 'm', 'w'), 'Weights');
  requireFiles(folder, model);
  await assert.rejects(verifyFiles(folder, model), missing);
  writeFileSync(join(folder, 'm', 'w'), content);
  await verifyFiles(folder, model);
});

test('a relative folder lies beside package.json', () => {
  assert.equal(modelsFolder('models'), join(import.meta.dirname, '..', '..', 'models'));
  assert.equal(modelsFolder('/elsewhere'), '/elsewhere');
});

/** Notes the warnings. */
function noting(): { logger: Logger; said: string[] } {
  const said: string[] = [];
  const logger: Logger = {
    debug() {},
    info() {},
    warn: (_fields, message) => said.push(message),
    error() {},
    child: () => logger,
  };
  return { logger, said };
}

test('without models all goes on, and each that is missing is told once', async (t) => {
  const config = loadConfig({}, { 'models.folder': scratch(t), 'llm.propose': 'choose' });
  const { logger, said } = noting();
  const models = await createModels(config, logger);
  assert.deepEqual([models.embedder, models.model, models.propose], [null, null, null]);
  assert.deepEqual(said, [
    'there is no embedder: pages are matched to profiles by their structure alone',
    'there is no language model: deterministic proposals compete alone',
  ]);
  await models.close();
});

test('a small model, which adds nothing, is left out by default, and a preset is not', async (t) => {
  const folder = scratch(t);
  const { logger, said } = noting();
  const off = { 'embedder.use': 'off', 'models.folder': folder };
  assert.equal((await createModels(loadConfig({}, off), logger)).model, null);
  assert.deepEqual(said, []);
  mkdirSync(join(folder, 'llama-3-8b'));
  writeFileSync(join(folder, 'llama-3-8b', PRESETS['llama-3-8b']?.file ?? ''), 'no weights');
  const models = await createModels(loadConfig({}, { ...off, 'llm.model': 'llama-3-8b' }), logger);
  assert.equal(models.model?.id, 'llama-3-8b');
  // what cannot be loaded proposes nothing, and breaks nothing
  const nothing = await models.propose?.({ proposals: [], blocks: [], outline: '<p>text</p>' }, soon());
  assert.deepEqual(nothing, []);
  assert.equal(models.model?.health().state, 'down');
  await models.close();
});

test('a GPU is required, and the CPU is named: nothing starts', async (t) => {
  const folder = scratch(t);
  writeFileSync(join(folder, 'some.gguf'), 'no weights');
  const config = loadConfig(
    {},
    {
      'embedder.use': 'off',
      'llm.model': join(folder, 'some.gguf'),
      'llm.propose': 'choose',
      'llm.gpu': 'required',
      'llm.hosts': 'cpu',
    },
  );
  await assert.rejects(createModels(config, noting().logger), isCode('GPU_REQUIRED'));
});

test('a GPU is required, and the model’s file is not there: nothing starts either', async (t) => {
  const wanted = {
    'embedder.use': 'off',
    'models.folder': scratch(t),
    'llm.model': 'gemma-3-27b',
    'llm.gpu': 'required',
  };
  await assert.rejects(createModels(loadConfig({}, wanted), noting().logger), isCode('MODEL_MISSING'));
});
