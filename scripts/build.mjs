// Makes dist/, what the npm package runs: Node refuses .ts files under node_modules.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
rmSync(join(root, 'dist'), { recursive: true, force: true });
const args = [compiler, '--project', 'tsconfig.build.json'];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
const gazetteer = 'src/domains/earthquake/places/gazetteer.zst';
if (status === 0) copyFileSync(join(root, gazetteer), join(root, 'dist', gazetteer));
