/** `npm run demo`. */
import { fileURLToPath } from 'node:url';
import { CodedError } from '../src/ports/errors.ts';
import { runDemo } from './flow.ts';

// whoever reads the output may close it early, as `head` does
process.stdout.on('error', () => process.exit(0));

try {
  const data = fileURLToPath(new URL('../.quakewire/demo', import.meta.url));
  await runDemo({ data, out: process.stdout });
} catch (error) {
  if (!(error instanceof CodedError)) throw error;
  process.stderr.write(`demo: ${error.message}\n`);
  process.exitCode = 1;
}
