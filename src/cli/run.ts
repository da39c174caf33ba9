import { aborted, action, configFor, dataOption, type Register, stopSignal } from './common.ts';

interface Options {
  readonly data?: string;
  readonly only?: string;
}

export const registerRun: Register = (program) => {
  program
    .command('run')
    .description('run the daemon until SIGTERM or Ctrl-C')
    .option('--only <processors>', 'run these processors only, separated by commas')
    .addOption(dataOption())
    .addHelpText('after', '\nIn a second terminal: quakewire submit URL..., quakewire tail documents.')
    .action(
      action(async (options: Options) => {
        const config = configFor({ data: options.data });
        const { createLogger, startDaemon } = await import('../main.ts');
        const logger = createLogger(config);
        const only = options.only?.split(',').map((name) => name.trim());
        const stop = stopSignal();
        const daemon = await startDaemon(config, { name: 'quakewire run', logger, ...(only && { only }) });
        logger.info({ data: config.data, startMs: Math.round(process.uptime() * 1000) }, 'ready');
        await aborted(stop);
        logger.info({}, 'stopping: finishing what is in flight');
        await daemon.stop();
        logger.info({}, 'stopped');
      }),
    );
};
