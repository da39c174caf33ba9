import { startBroker } from './broker.ts';
import { isMissing } from './missing.ts';
import { startPostgres } from './postgres.ts';
import { VARIABLES } from './shared.ts';

export interface Servers {
  /** What the test files must find in their environment, for `sharedBroker` and `sharedPostgres`. */
  readonly variables: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Starts what the test files share; `say` is told once of each that is missing, and why. */
export async function startServers(say: (text: string) => void): Promise<Servers> {
  const [broker, postgres] = await Promise.all([startBroker(), startPostgres({ fsync: false })]);
  const missing = (name: string, variable: string, reason: string) => {
    say(`the tests that need ${name} are skipped: ${reason}`);
    return { [variable]: reason };
  };
  return {
    variables: {
      ...(isMissing(broker)
        ? missing('Kafka', VARIABLES.noBroker, broker.missing)
        : { [VARIABLES.brokers]: broker.brokers }),
      ...(isMissing(postgres)
        ? missing('PostgreSQL', VARIABLES.noDatabase, postgres.missing)
        : { [VARIABLES.database]: postgres.url }),
    },
    remove: async () => {
      await Promise.all([broker, postgres].map((server) => (isMissing(server) ? null : server.remove())));
    },
  };
}
