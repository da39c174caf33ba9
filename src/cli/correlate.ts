import { CodedError } from '../ports/errors.ts';
import { action, note, print, type Register } from './common.ts';
import { linesOf } from './lines.ts';
import { scenarioKnowledge, scenarioRecord } from './scenario.ts';

export const registerCorrelate: Register = (program) => {
  program
    .command('correlate')
    .description('take reports in order of arrival, and print the earthquakes that they are of, one JSON line each')
    .argument('<scenario.ndjson>', 'records of the topic `reports`, one a line; what is not known may be missing')
    .action(
      action(async (file: string) => {
        const { bundledKnowledge, Correlator, MemoryQuakes } = await import('../domains/earthquake/correlate/index.ts');
        const correlator = new Correlator(scenarioKnowledge(bundledKnowledge()));
        const quakes = new MemoryQuakes();
        let records = 0;
        let faults = 0;
        for await (const line of linesOf(file)) {
          try {
            await quakes.take(scenarioRecord(line), correlator);
            records += 1;
          } catch (error) {
            if (!(error instanceof CodedError)) throw error;
            faults += 1;
            note(`quakewire: ${error.message}`);
          }
        }
        for (const { record } of quakes.events) await print(record);
        note(`${records} records, ${faults} lines that are none`);
        if (faults > 0) process.exitCode = 1;
      }),
    );
};
