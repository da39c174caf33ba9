import { test } from 'node:test';
import { committerContract } from '../contract/committer.ts';
import { logContract } from '../contract/log.ts';
import { isMissing } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { makeKafkaPlace } from './place.ts';

const broker = await sharedBroker();
if (isMissing(broker)) {
  test('Kafka', { skip: broker.missing }, () => {});
} else {
  logContract('Kafka', () => makeKafkaPlace());
  committerContract('Kafka', () => makeKafkaPlace());
}
