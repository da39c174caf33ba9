/** The command line: one file per command. What a command needs beyond its options is loaded when it runs. */
import { Command } from 'commander';
import { packageVersion } from '../config/package.ts';
import { registerCorrelate } from './correlate.ts';
import { registerDoctor } from './doctor.ts';
import { registerEvents } from './events.ts';
import { registerExtract } from './extract.ts';
import { registerModels } from './models.ts';
import { registerProfiles } from './profiles.ts';
import { registerReindex } from './reindex.ts';
import { registerReplay } from './replay.ts';
import { registerRequeue } from './requeue.ts';
import { registerRun } from './run.ts';
import { registerStructure } from './structure.ts';
import { registerSubmit } from './submit.ts';
import { registerTail } from './tail.ts';
import { registerTruncations } from './truncations.ts';
import { registerWhy } from './why.ts';
import { registerWithdraw } from './withdraw.ts';

const program = new Command('quakewire')
  .description('URLs in, clean documents out: publish URLs, subscribe to documents.')
  .version(packageVersion())
  .showHelpAfterError()
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

const commands = [
  registerRun,
  registerSubmit,
  registerTail,
  registerReplay,
  registerExtract,
  registerCorrelate,
  registerStructure,
  registerEvents,
  registerRequeue,
  registerWithdraw,
  registerProfiles,
  registerWhy,
  registerReindex,
  registerTruncations,
  registerModels,
  registerDoctor,
];
for (const register of commands) register(program);

// a reader that has enough (| head) is no fault of ours
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

await program.parseAsync();
