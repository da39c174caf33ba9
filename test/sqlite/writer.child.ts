/** A program of its own: moves records from `in` to `out` for ever, and says what was acknowledged. */
import { once } from 'node:events';
import { openEmbedded } from '../../src/drivers/sqlite/index.ts';
import { record, topic } from '../contract/harness.ts';
import { optionsFor } from './place.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const { log, committer } = await openEmbedded(optionsFor(folder, { name }));
await log.ensureTopics([topic('in'), topic('out')]);
process.stdout.write('ready\n');

await log.join('mover', 'in', {
  assigned: () => undefined,
  revoked: () => undefined,
  failed: (error) => {
    throw error;
  },
  records: async (assignment, records) => {
    const works = records.map(({ partition, offset, value, key }) => ({
      input: `in/${partition}/${offset}`,
      effects: null,
      emits: [{ topic: 'out', key, value, headers: {} }],
    }));
    const offset = (records.at(-1)?.offset ?? 0) + 1;
    const progress = () => ({ offset, metadata: '' });
    await committer.commit([{ processor: 'mover', assignment, works, progress }]);
  },
});

for (let n = 0; ; n++) {
  const value = `${process.pid}-${n}`;
  await log.append([record('in', value, value)]);
  if (!process.stdout.write(`${value}\n`)) await once(process.stdout, 'drain');
}
