import { CodedError } from '../ports/errors.ts';
import { action, note, print, type Register } from './common.ts';
import { linesOf } from './lines.ts';
import { counted } from './profile-totals.ts';
import { scenarioKnowledge, scenarioRecord } from './scenario.ts';

export const registerCorrelate: Register = (program) => {
  program
    .command('correlate')
    .description('take reports in order of arrival, and print the earthquakes that they are of, one JSON line each')
    .argument(
      '<scenario.ndjson>',
      'records of the topic `reports`, one a line; what is not known may be missing; - is standard input',
    )
    .action(
      action(async (file: string) => {
        const { bundledKnowledge, Correlator, MemoryQuakes } = await import('../domains/earthquake/correlate/index.ts');
        const correlator = new Correlator(scenarioKnowledge(bundledKnowledge()));
        const quakes = new MemoryQuakes();
        let records = 0;
        let faults = 0;
        let undated = 0;
        for await (const line of linesOf(file)) {
          try {
            const record = scenarioRecord(line);
            await quakes.take(record, correlator);
            records += 1;
            if (record.publishedAt === null) undated += 1;
          } catch (error) {
            if (!(error instanceof CodedError)) throw error;
            faults += 1;
            note(`quakewire: ${error.message}`);
          }
        }
        for (const { record } of quakes.events) await print(record);
        if (undated > 0) note(`${counted(undated, 'record')} without publishedAt, of which nothing follows`);
        note(`${counted(records, 'record')}, ${counted(faults, 'line')} that ${faults === 1 ? 'is' : 'are'} none`);
        if (faults > 0) process.exitCode = 1;
      }),
    );
};
