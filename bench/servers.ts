/** The real servers of a benchmark, with what they take of the processor. */
import { readFileSync } from 'node:fs';
import { childrenOf } from '../test/chaos/children.ts';
import { startBroker } from '../test/support/broker.ts';
import { isMissing, type Missing } from '../test/support/missing.ts';
import { startPostgres } from '../test/support/postgres.ts';

/** Milliseconds of processor time; 0 where the machine has no /proc. */
export interface ServersCpu {
  readonly broker: number;
  readonly database: number;
}

export interface BenchServers {
  readonly brokers: string;
  /** Settings of a daemon with topics and a database of its own. */
  fresh(): Promise<Readonly<Record<string, string>>>;
  /** What they have taken so far. */
  cpu(): ServersCpu;
  close(): Promise<void>;
}

/** Linux has had 100 ticks a second on every machine for long. */
const TICK_MS = 10;

/** Answers with the reason where one of them can't be had. */
export async function startBenchServers(): Promise<BenchServers | Missing> {
  const [broker, postgres] = await Promise.all([startBroker(), startPostgres()]);
  const close = async () => {
    await Promise.all([broker, postgres].map((server) => (isMissing(server) ? null : server.remove())));
  };
  if (isMissing(broker) || isMissing(postgres)) {
    await close();
    return [broker, postgres].find((server) => isMissing(server)) as Missing;
  }
  let number = 0;
  return {
    brokers: broker.brokers,
    fresh: async () => ({
      'kafka.brokers': broker.brokers,
      'database.url': await postgres.newDatabase(),
      'topics.prefix': `bench${number++}.`,
    }),
    cpu: () => ({ broker: cpuOf(/kafka\.Kafka /), database: cpuOf(/^postgres|\/postgres /) }),
    close,
  };
}

/** Of the processes below this one whose command matches. */
function cpuOf(command: RegExp): number {
  const found = childrenOf(process.pid).filter((one) => command.test(one.command));
  return found.reduce((sum, { pid }) => sum + ticksOf(pid) * TICK_MS, 0);
}

/** User and system time, as /proc has it: the 12th and 13th number behind the name. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
