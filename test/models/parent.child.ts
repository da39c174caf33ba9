/** A program with one supervised child, for the test that kills it. Argument: where the child writes its process id. */
import { Child } from '../../src/drivers/child/child.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { SCRIPTED, silent } from './scripted.ts';

const [pidFile = '', method = 'echo'] = process.argv.slice(2);
const child = new Child({
  name: 'the scripted child',
  module: SCRIPTED,
  settings: { start: 'ready', pidFile },
  env: {},
  readyMs: 60_000,
  deadlineMs: 600_000,
  queue: 8,
  clock: systemClock,
  logger: silent,
});
await child.request(method, null, AbortSignal.timeout(600_000));
await new Promise((resolve) => setTimeout(resolve, 600_000));
