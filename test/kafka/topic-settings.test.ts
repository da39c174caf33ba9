/** Settings of topics with which records may be lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cautionsOf } from '../../src/drivers/kafka/topic-settings.ts';
import { topic } from '../contract/harness.ts';

const DAY = 86_400_000;
const LIMITS = { maxRetentionMs: 5 * DAY, compactionLagMs: 0 };
const SAFE = {
  'retention.ms': String(5 * DAY),
  'retention.bytes': '-1',
  'min.insync.replicas': '2',
  'unclean.leader.election.enable': 'false',
};

function risky(changes: Readonly<Record<string, string>>, replicas = 3, retentionMs: number | null = 7 * DAY) {
  const settings = new Map(Object.entries({ ...SAFE, ...changes }));
  const cautions = cautionsOf(topic('t', { retentionMs }), { partitions: 1, replicas, settings }, LIMITS);
  return cautions.map(({ setting }) => setting);
}

test('what may lose records is named, and nothing else', () => {
  assert.deepEqual(risky({}), []);
  assert.deepEqual(risky({ 'retention.ms': '-1' }), []);
  assert.deepEqual(risky({ 'retention.ms': String(5 * DAY - 1) }), ['retention.ms']);
  assert.deepEqual(risky({ 'retention.ms': '1' }, 3, null), []);
  assert.deepEqual(risky({ 'retention.bytes': '1000000' }), ['retention.bytes']);
  const replicas = { 'min.insync.replicas': '1', 'unclean.leader.election.enable': 'true' };
  assert.deepEqual(risky(replicas), Object.keys(replicas));
});

test('a topic of one replica is its owner’s choice', () => {
  assert.deepEqual(risky({ 'min.insync.replicas': '1', 'unclean.leader.election.enable': 'true' }, 1), []);
});

test('settings that we may not see are not judged', () => {
  assert.deepEqual(cautionsOf(topic('t'), { partitions: 1, replicas: 3, settings: null }, LIMITS), []);
});
