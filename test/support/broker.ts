/** A real Kafka (KRaft) of one node, or of two, for the tests, from Maven's jars, on free ports in a folder of its own. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { removeAtExit } from './folders.ts';
import { kafkaClassPath } from './kafka/jars.ts';
import { type Layout, layOut, type Protocol, scramUsers } from './kafka/settings.ts';
import { isMissing, type Missing } from './missing.ts';
import { ServerProcess } from './server-process.ts';

const START_MS = 60_000;
const STOP_MS = 20_000;
const LOG_LEVELS = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-Dlog4j2.StatusLogger.level=OFF'];
const JAVA = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...LOG_LEVELS];
const exec = promisify(execFile);

export interface BrokerOptions {
  /** Listeners besides the one without protection; the user and the password are `USER` of kafka/settings.ts. */
  readonly protocols?: readonly Protocol[];
  /** Settings of Kafka's server.properties that differ from the tests' usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The first node of a cluster that this one is the second of: it holds replicas, but does not vote. */
  readonly joins?: Broker;
}

/** What a test may use of a broker that it shares with others: it keeps to topics and groups of its own. */
export interface SharedBroker {
  /** host:port, as KAFKA_BROKERS takes it. */
  readonly brokers: string;
  /** Runs a class of Kafka's command line, e.g. org.apache.kafka.tools.consumer.ConsoleConsumer; answers its standard output. */
  run(tool: string, args: readonly string[], input?: string): Promise<string>;
}

export interface Broker extends SharedBroker {
  readonly at: Layout['at'];
  readonly controller: number;
  readonly ca: string | null;
  /** Ends it in order; its ports and data stay for `restart`. */
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Sends SIGSTOP or SIGCONT, for instance. */
  signal(name: NodeJS.Signals): void;
  /** Starts it again on the same ports and data; answers when it takes connections. */
  restart(): Promise<void>;
  /** Kills it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a broker that the caller removes. Answers with the reason where Java, Maven or the jars can't be had. */
export async function startBroker(options: BrokerOptions = {}): Promise<Broker | Missing> {
  const jars = await kafkaClassPath();
  if (isMissing(jars)) return jars;
  const java = javaWith(jars.classPath);
  const layout = await layOut(
    mkdtempSync(join(tmpdir(), 'quakewire-kafka-')),
    options.protocols ?? [],
    options.settings ?? {},
    options.joins?.controller,
  );
  const format = ['format', '--cluster-id', 'cXVha2V3aXJlLXRlc3RzLg', '--config', layout.settings];
  await exec('java', [...java, 'kafka.tools.StorageTool', ...format, ...scramUsers(options.protocols ?? [])]);
  const server = await serve(layout, java);
  removeAtExit(layout.folder);
  return brokerOf(layout, java, server);
}

/** A broker that somebody else started. */
export async function brokerAt(brokers: string): Promise<SharedBroker | Missing> {
  const jars = await kafkaClassPath();
  return isMissing(jars) ? jars : { brokers, run: toolsWith(javaWith(jars.classPath)) };
}

function brokerOf(layout: Layout, java: readonly string[], first: ServerProcess): Broker {
  let server = first;
  const { brokers, controller, at, ca } = layout;
  return {
    brokers,
    controller,
    at,
    ca,
    run: toolsWith(java),
    stop: () => server.stop('SIGTERM', STOP_MS),
    kill: () => server.kill(),
    signal: (name) => server.signal(name),
    restart: async () => {
      await server.kill();
      server = await serve(layout, java);
    },
    remove: async () => {
      await server.kill();
      rmSync(layout.folder, { recursive: true, force: true });
    },
  };
}

// standard error is shown only where the tool fails
function toolsWith(java: readonly string[]): SharedBroker['run'] {
  return async (tool, args, input = '') => {
    const running = exec('java', [...java, tool, ...args], { maxBuffer: 1 << 28 });
    running.child.stdin?.end(input);
    return (await running).stdout;
  };
}

function javaWith(classPath: string): string[] {
  return [...JAVA, '-cp', classPath];
}

async function serve({ folder, settings, brokers }: Layout, java: readonly string[]): Promise<ServerProcess> {
  const log = join(folder, 'server.log');
  const server = await ServerProcess.start('java', [...java, 'kafka.Kafka', settings], { cwd: folder, log });
  const deadline = Date.now() + START_MS;
  while (!(await listens(brokers))) {
    if (server.ended || Date.now() > deadline) {
      await server.kill();
      throw new Error(`the broker did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    }
    await sleep(50);
  }
  return server;
}

async function listens(address: string): Promise<boolean> {
  const [host, port] = address.split(':');
  const socket = connect(Number(port), host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
