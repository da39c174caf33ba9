/** The child's side: what its module calls. */
import { Worker } from 'node:worker_threads';
import { CodedError } from '../../ports/errors.ts';
import { errorOf, type FromChild, type ToChild } from './protocol.ts';

export type Method = (input: never, signal: AbortSignal) => Promise<unknown>;

/** What a child can do once it has started. */
export interface Service {
  /** Told to the supervisor with the news that it is ready. */
  readonly info: unknown;
  readonly methods: Readonly<Record<string, Method>>;
}

/**
 * Starts the service when the supervisor says so, and answers its requests. The process ends with its supervisor:
 * when the channel closes, or, where native code keeps the event loop from noticing, by a thread that watches.
 * A CodedError thrown by `start` says that it never can; any other ends the process, to be started again.
 */
export function serve<Settings>(start: (settings: Settings) => Promise<Service>): void {
  const running = new Map<number, AbortController>();
  let methods: Service['methods'] = {};
  process.on('disconnect', () => process.exit(0));
  // the terminal tells the whole group to stop, but when is the supervisor's to say
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  watchParent();
  process.on('message', (message: ToChild) => {
    if (message.kind === 'cancel') running.get(message.id)?.abort();
    else if (message.kind === 'request') void answer(message, methods, running).then(send);
    else {
      void begin(start, message.settings as Settings).then((service) => {
        methods = service.methods;
        send({ kind: 'ready', info: service.info });
      });
    }
  });
}

async function begin<Settings>(start: (settings: Settings) => Promise<Service>, settings: Settings): Promise<Service> {
  try {
    return await start(settings);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    send({ kind: 'unfit', error: errorOf(error) });
    return { info: null, methods: {} };
  }
}

async function answer(
  { id, method, input }: Extract<ToChild, { kind: 'request' }>,
  methods: Service['methods'],
  running: Map<number, AbortController>,
): Promise<FromChild> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const work = methods[method];
    if (work === undefined) throw new Error(`no such method: ${method}`);
    return { kind: 'result', id, result: await work(input as never, stop.signal) };
  } catch (error) {
    return { kind: 'error', id, error: errorOf(error) };
  } finally {
    running.delete(id);
  }
}

function send(message: FromChild): void {
  process.send?.(message);
}

/** An orphan gets another parent: whoever sees that, kills. */
const WATCH = `
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGKILL'), 500);
`;

function watchParent(): void {
  new Worker(WATCH, { eval: true, execArgv: [] }).unref();
}
