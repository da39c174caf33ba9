import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Politeness } from '../../src/processors/read/politeness.ts';
import { contextAt as context, NOW, record } from './place.ts';

const carrying = (slot: number) => record({ 'qw-slot': String(slot) });
const url = new URL('https://a.example/x');

function politeness(crawlDelayMs: number | null = null, allowed = true) {
  const reserved: { host: string; gapMs: number }[] = [];
  let next = NOW;
  const store = {
    async reserveSlot(host: string, gapMs: number, now: number, latest: number) {
      const slot = Math.max(next, now);
      if (slot > latest) return null;
      reserved.push({ host, gapMs });
      next = slot + gapMs;
      return slot;
    },
  };
  const robots = { rules: async () => ({ allowed, crawlDelayMs }) };
  return {
    polite: new Politeness(robots, store, { gapMs: 1_000, gapsMs: { 'b.example': 50 }, connections: 2 }),
    reserved,
  };
}

test('a free host is asked at once, the next record waits for its slot and carries it', async () => {
  const { polite } = politeness();
  assert.equal((await polite.turn(url, record(), context())).kind, 'turn');
  const wait = await polite.turn(url, record(), context());
  assert.deepEqual(wait, { kind: 'defer', until: NOW + 1_000, headers: { 'qw-slot': String(NOW + 1_000) } });
});

test('a slot is reserved once: whoever carries it waits for it, then goes', async () => {
  const { polite, reserved } = politeness();
  assert.equal((await polite.turn(url, carrying(NOW + 500), context())).kind, 'defer');
  assert.equal((await polite.turn(url, carrying(NOW + 500), context(NOW + 500))).kind, 'turn');
  assert.equal(reserved.length, 0);
});

test('slots that came late do not bunch up', async () => {
  const { polite } = politeness();
  assert.equal((await polite.turn(url, carrying(NOW - 1_500), context())).kind, 'turn');
  const second = await polite.turn(url, carrying(NOW - 500), context());
  assert.deepEqual(second, { kind: 'defer', until: NOW + 1_000, headers: {} });
});

test('a slot that passed long ago is void', async () => {
  const { polite, reserved } = politeness();
  await polite.turn(url, carrying(NOW - 60_000), context());
  assert.equal(reserved.length, 1);
});

test('a server that answers more slowly than the gap has few requests under way', async () => {
  const { polite } = politeness();
  const turns = [
    await polite.turn(url, carrying(NOW), context()),
    await polite.turn(url, carrying(NOW + 1_000), context(NOW + 1_000)),
  ];
  assert.deepEqual(
    turns.map(({ kind }) => kind),
    ['turn', 'turn'],
  );
  assert.equal((await polite.turn(url, carrying(NOW + 2_000), context(NOW + 2_000))).kind, 'defer');
  if (turns[0]?.kind === 'turn') turns[0].end();
  assert.equal((await polite.turn(url, carrying(NOW + 2_000), context(NOW + 2_000))).kind, 'turn');
});

test('a host that asked for a pause gets it', async () => {
  const { polite } = politeness();
  polite.backOff(url, 30_000, NOW);
  assert.deepEqual(await polite.turn(url, carrying(NOW), context()), {
    kind: 'defer',
    until: NOW + 30_000,
    headers: {},
  });
});

test('a record whose slot would come after its end has expired, and takes none', async () => {
  const { polite, reserved } = politeness();
  const ending = { ...context(), endsAt: NOW - 1 };
  await assert.rejects(() => polite.turn(url, record(), ending), { code: 'EXPIRED' });
  assert.equal(reserved.length, 0);
});

test("the gap is the host's own, and a site's longer wish is honoured within bounds", async () => {
  const own = politeness();
  await own.polite.turn(new URL('https://b.example/'), record(), context());
  const wish = politeness(5_000);
  await wish.polite.turn(url, record(), context());
  const greedy = politeness(86_400_000);
  await greedy.polite.turn(url, record(), context());
  assert.deepEqual(
    [own, wish, greedy].map(({ reserved }) => reserved[0]?.gapMs),
    [50, 5_000, 60_000],
  );
});

test('what robots.txt forbids takes no slot', async () => {
  const { polite, reserved } = politeness(null, false);
  await assert.rejects(() => polite.turn(url, record(), context()), { code: 'ROBOTS_DISALLOWED' });
  assert.equal(reserved.length, 0);
});
