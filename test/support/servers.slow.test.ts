import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kafka, logLevel } from 'kafkajs';
import { Client } from 'pg';
import { needs, present } from './missing.ts';
import { sharedBroker, sharedPostgres } from './shared.ts';

const [broker, postgres] = [await sharedBroker(), await sharedPostgres()];

test('the broker takes topics and records, and its command line tools read them', needs(broker), async () => {
  const { brokers, run } = present(broker);
  const topic = `support-${process.pid}`;
  const kafka = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING });
  const [admin, producer] = [kafka.admin(), kafka.producer()];
  await admin.connect();
  await admin.createTopics({ topics: [{ topic }] });
  await admin.disconnect();
  await producer.connect();
  await producer.send({ topic, messages: [{ value: 'München' }] });
  await producer.disconnect();
  const where = ['--bootstrap-server', brokers, '--topic', topic, '--from-beginning', '--max-messages', '1'];
  assert.equal(await run('org.apache.kafka.tools.consumer.ConsoleConsumer', where), 'München\n');
});

test('each new database is empty and apart from the others', needs(postgres), async () => {
  const { newDatabase } = present(postgres);
  for (const url of [await newDatabase(), await newDatabase()]) {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE one (id integer)');
    await client.end();
  }
});
