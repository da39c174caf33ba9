import type { Admin, ConfigResourceTypes } from 'kafkajs';
import { typeOf } from './errors.ts';

// kafkajs exports them in a way that ES modules cannot name
export const TOPIC: ConfigResourceTypes.TOPIC = 2;
export const BROKER: ConfigResourceTypes.BROKER = 4;

/** Settings of topics or brokers by their names, defaults included; null where we may not see them. Throws kafkajs's errors. */
export async function readSettings(
  admin: Admin,
  type: typeof TOPIC | typeof BROKER,
  names: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>> | null> {
  try {
    const resources = names.map((name) => ({ type, name }));
    const answer = await admin.describeConfigs({ resources, includeSynonyms: false });
    return new Map(
      answer.resources.map(({ resourceName, configEntries }) => [
        resourceName,
        new Map(configEntries.map(({ configName, configValue }) => [configName, configValue])),
      ]),
    );
  } catch (error) {
    if (typeOf(error)?.endsWith('AUTHORIZATION_FAILED') === true) return null;
    throw error;
  }
}
