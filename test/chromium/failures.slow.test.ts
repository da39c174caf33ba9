import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { answered, busyProcesses, never, renderer, scripted, textOf, withoutBrowser } from './support.ts';

const skip = withoutBrowser;

test('an endless loop ends with its deadline, and leaves nothing running', { skip }, async (t) => {
  const { render, health } = renderer(t, { deadlineMs: 4_000, pages: 3 });
  const loops = [
    'for (;;);',
    'setTimeout(() => { for (;;); }, 100);',
    'const f = () => Promise.resolve().then(f); f();',
  ];
  const pages = loops.map((loop) => answered('http://page.invalid/', scripted(loop)));
  await Promise.all(pages.map((page) => assert.rejects(render(page, never), { code: 'RENDER_TIMEOUT' })));
  const shown = await render(answered('http://page.invalid/', scripted("say('next')")), never);
  assert.match(textOf(shown), /next$/);
  assert.equal(health().showing, 0);
  await pause(1_000);
  assert.equal(await busyProcesses(health().pid), 0);
});

test('whoever gives up gets its reason at once, and its place is free', { skip }, async (t) => {
  const { render, health } = renderer(t, { pages: 1 });
  const loop = answered('http://page.invalid/', scripted('for (;;);'));
  const [first, second] = [new AbortController(), new AbortController()];
  const running = render(loop, first.signal);
  const waiting = render(loop, second.signal);
  second.abort(new Error('not any more'));
  await assert.rejects(waiting, /not any more/);
  await pause(1_500);
  first.abort(new Error('enough'));
  await assert.rejects(running, /enough/);
  assert.deepEqual([health().showing, health().waiting], [0, 0]);
});

test('a page that takes all memory fails alone', { skip }, async (t) => {
  const { render } = renderer(t, { deadlineMs: 60_000 });
  const script = 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5));';
  const page = answered('http://page.invalid/', scripted(script));
  await assert.rejects(render(page, never), { code: 'RENDER_FAILED' });
  assert.match(textOf(await render(answered('http://page.invalid/', scripted("say('next')")), never)), /next$/);
});

test('one that takes memory past the script engine has its browser killed', { skip }, async (t) => {
  const { render, health } = renderer(t, {
    settleMs: 15_000,
    wear: { pages: 100, ageMs: 3_600_000, ownBytes: 400 * 1024 ** 2 },
  });
  const script =
    'const all = []; setInterval(() => { if (all.length < 400) all.push(new Uint8Array(1e7).fill(1)); say("tick"); }, 1);';
  await assert.rejects(render(answered('http://page.invalid/', scripted(script)), never), { code: 'RENDER_FAILED' });
  assert.equal(textOf(await render(answered('http://page.invalid/', 'next'), never)), 'next');
  assert.equal(health().started, 2);
});

test('a killed browser costs the pages that it shows, and no other', { skip }, async (t) => {
  const { render, health, events } = renderer(t);
  await render(answered('http://page.invalid/', 'x'), never);
  const page = answered('http://page.invalid/', scripted("setInterval(() => say('tick'), 50)"));
  const lost = assert.rejects(render(page, never), { code: 'RENDER_FAILED' });
  await pause(700);
  process.kill(health().pid as number, 'SIGKILL');
  await lost;
  assert.match(textOf(await render(answered('http://page.invalid/', scripted("say('next')")), never)), /next$/);
  assert.equal(health().started, 2);
  assert.deepEqual(events, []);
});

test('a browser that hangs is killed, and the next page has a new one', { skip }, async (t) => {
  const { render, health, events } = renderer(t, { deadlineMs: 3_000 });
  await render(answered('http://page.invalid/', 'x'), never);
  process.kill(health().pid as number, 'SIGSTOP');
  await assert.rejects(render(answered('http://page.invalid/', 'x'), never), { code: 'RENDER_TIMEOUT' });
  assert.equal(events.length, 1);
  assert.equal(textOf(await render(answered('http://page.invalid/', 'next'), never)), 'next');
});

test('a browser is replaced after its pages, without a page lost', { skip }, async (t) => {
  const { render, health } = renderer(t, { wear: { pages: 2, ageMs: 3_600_000, ownBytes: 8 * 1024 ** 3 } });
  const pages = [1, 2, 3, 4, 5].map((n) => render(answered('http://page.invalid/', `<p>page ${n}`), never));
  assert.deepEqual((await Promise.all(pages)).map(textOf), ['page 1', 'page 2', 'page 3', 'page 4', 'page 5']);
  assert.equal(health().started, 3);
});

test('a browser that cannot be started is said so', { skip }, async (t) => {
  const { render, events } = renderer(t, { executable: '/bin/false' });
  await assert.rejects(render(answered('http://page.invalid/', 'x'), never), { code: 'BROWSER_UNAVAILABLE' });
  await assert.rejects(render(answered('http://page.invalid/', 'x'), never), { code: 'BROWSER_UNAVAILABLE' });
  assert.equal(events.filter((message) => message.startsWith('no browser can be started')).length, 1);
});
