import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksScripted } from '../../src/page/scripted.ts';

const scripted = (html: string, text: string | null = 'Loading') => looksScripted(Buffer.from(html), text);

test('an empty root, a call for JavaScript, or many scripts beside little text', () => {
  assert.ok(scripted('<body><div class="x" id="root"></div><script src=a.js></script>'));
  assert.ok(scripted('<DIV ID=__next>\n</DIV><script>1</script>'));
  assert.ok(scripted('<app-root></app-root><script>1</script>'));
  assert.ok(scripted('<noscript><p>Включите JavaScript</p></noscript><script>1</script>'));
  assert.ok(scripted('<script></script>'.repeat(20)));
});

test('no scripts, a filled root, or enough text are no reason', () => {
  assert.ok(!scripted('<div id=root></div>'));
  assert.ok(!scripted('<div id=root><p>text</p></div><script>1</script>'));
  assert.ok(!scripted('<noscript><img src=x></noscript><p>about JavaScript</p><script>1</script>'));
  assert.ok(!scripted('<div id=root></div><script>1</script>', 'word '.repeat(300)));
});

test('without any text one script is enough', () => {
  assert.ok(scripted('<p></p><script>1</script>', null));
  assert.ok(!scripted('<p></p>', null));
});

test('a page made to slow it down is looked at in time', { timeout: 5_000 }, () => {
  scripted(`<script></script>${'<noscript '.repeat(40_000)}`);
  scripted(`<script></script>${'<noscript>'.repeat(40_000)}`);
  scripted(`<script></script>${'<div id=root '.repeat(40_000)}`);
  scripted(`<script></script>${`<div id=root>${' '.repeat(99)}`.repeat(4_000)}`);
});
