import type { Config } from '../config/schema.ts';
import type { Logger } from '../engine/logger.ts';
import type { Daemon, DaemonOptions } from '../main.ts';
import { isHalt } from '../ports/errors.ts';
import { aborted, action, configFor, dataOption, endWithParent, type Register, stopSignal } from './common.ts';

interface Flags {
  readonly data?: string;
  readonly only?: string;
}

type Options = DaemonOptions & { readonly logger: Logger };

const AGAIN_MS = 2_000;

export const registerRun: Register = (program) => {
  program
    .command('run')
    .description('run the daemon until SIGTERM or Ctrl-C')
    .option('--only <processors>', 'run these processors only, separated by commas')
    .addOption(dataOption())
    .addHelpText('after', '\nIn a second terminal: quakewire submit URL..., quakewire tail documents.')
    .action(
      action(async (options: Flags) => {
        const config = configFor({ data: options.data });
        const { createLogger, openService } = await import('../main.ts');
        const logger = createLogger(config);
        const only = options.only?.split(',').map((name) => name.trim());
        const stop = stopSignal();
        endWithParent();
        const service = await openService(config, logger);
        try {
          await run(config, { name: 'quakewire run', logger, service, ...(only && { only }) }, stop);
        } finally {
          await service?.close();
        }
      }),
    );
};

async function run(config: Config, options: Options, stop: AbortSignal): Promise<void> {
  const { logger } = options;
  const daemon = await start(config, options, stop);
  if (daemon === null) return;
  await ready(daemon, stop);
  const startMs = Math.round(process.uptime() * 1000);
  if (!stop.aborted) logger.info({ ...daemon.setup, data: config.data, startMs }, 'ready');
  await aborted(stop);
  logger.info({}, 'stopping: finishing what is in flight');
  await daemon.stop();
  logger.info({}, 'stopped');
}

/** A disk that is full at the start, or a server that is away, halts the daemon as it does later; told once for each cause. */
async function start(config: Config, options: Options, stop: AbortSignal): Promise<Daemon | null> {
  const { startDaemon } = await import('../main.ts');
  let told = '';
  while (!stop.aborted) {
    try {
      return await startDaemon(config, options);
    } catch (error) {
      if (!isHalt(error)) throw error;
      if (told !== error.code) options.logger.error({ err: error }, 'halted: cannot start yet; trying on');
      told = error.code;
      options.service?.failed(error);
      await pause(stop);
    }
  }
  return null;
}

async function ready({ engine }: Daemon, stop: AbortSignal): Promise<void> {
  while (engine.halted() !== null && !stop.aborted) await pause(stop);
}

async function pause(stop: AbortSignal): Promise<void> {
  await Promise.race([aborted(stop), new Promise((resolve) => setTimeout(resolve, AGAIN_MS))]);
}
