import type { Truncation } from '../ports/store.ts';
import { action, configFor, dataOption, jsonOption, print, printJson, type Register } from './common.ts';

interface Options {
  readonly data?: string;
  readonly json?: boolean;
  readonly acknowledge?: boolean;
}

export const registerTruncations: Register = (program) => {
  program
    .command('truncations')
    .description(
      'list records that were deleted before they were read; the daemon is not ready until they are acknowledged',
    )
    .option('--acknowledge', 'take note of all of them')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line per loss'))
    .action(
      action(async ({ data, json, acknowledge }: Options) => {
        const { openData } = await import('../main.ts');
        const opened = await openData(configFor({ data }), 'quakewire truncations');
        try {
          const lost = await opened.store.truncations();
          for (const one of lost) await (json ? printJson(one) : print(tell(one)));
          if (acknowledge) await opened.store.acknowledgeTruncations();
          if (json) return;
          if (lost.length === 0) await print('nothing was lost');
          else if (acknowledge) await print(`${lost.length} acknowledged`);
        } finally {
          await opened.close();
        }
      }),
    );
};

/** Offsets, not records: some of them may never have been records. */
function tell({ processor, topic, partition, from, to, at }: Truncation): string {
  return `${new Date(at).toISOString()} ${processor} lost ${topic}/${partition} from ${from} to ${to - 1} (${to - from} offsets)`;
}
