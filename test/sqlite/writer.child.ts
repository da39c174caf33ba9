/**
 * A program of its own: appends to `in` for ever and says what was acknowledged. A daemon (the default) also moves
 * the records to `out`; a command (`beside`) leaves that to the daemon.
 */
import { once } from 'node:events';
import { openEmbedded } from '../../src/drivers/sqlite/index.ts';
import { record, topic } from '../contract/harness.ts';
import { optionsFor } from './place.ts';

const [folder = '', name = '', role = 'own'] = process.argv.slice(2);
const { log, committer } = await openEmbedded(optionsFor(folder, { name, own: role === 'own' }));
await log.ensureTopics([topic('in'), topic('out')]);
process.stdout.write('ready\n');

if (role === 'own') await move();

for (let n = 0; ; n++) {
  const value = `${process.pid}-${n}`;
  await log.append([record('in', value, value)]);
  if (!process.stdout.write(`${value}\n`)) await once(process.stdout, 'drain');
}

async function move(): Promise<void> {
  await log.join('mover', 'in', {
    assigned: () => undefined,
    revoked: () => undefined,
    failed: (error) => {
      throw error;
    },
    records: async (assignment, records) => {
      const works = records.map(({ partition, offset, value, key }) => ({
        input: `in/${partition}/${offset}`,
        offset,
        effects: null,
        emits: [{ topic: 'out', key, value, headers: {} }],
      }));
      const offset = (records.at(-1)?.offset ?? 0) + 1;
      const progress = () => ({ offset, metadata: '' });
      await committer.commit([{ processor: 'mover', assignment, works, progress }]);
    },
  });
}
