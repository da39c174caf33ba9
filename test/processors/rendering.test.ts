import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../src/ports/errors.ts';
import type { FetchResponse } from '../../src/ports/fetcher.ts';
import type { Renderer } from '../../src/ports/renderer.ts';
import { type Mode, modeOf, mustWait, RENDER_HEADER, readShown } from '../../src/processors/read/rendering.ts';
import type { Recognition } from '../../src/schema/recognise.ts';
import { contextAt, record } from './place.ts';

const EMPTY_APP = '<div id="root"></div><script>1</script>';
const response: FetchResponse = {
  url: 'https://a.example/1',
  status: 200,
  headers: {},
  body: Buffer.from(EMPTY_APP),
  fetchedAt: 1,
};
const rendered: FetchResponse = { ...response, body: Buffer.from('shown'), rendered: true };
const noContent = new CodedError('NO_CONTENT', 'none');
const failed = new CodedError('RENDER_FAILED', 'it broke');

const reading = (total: number, text = 'text') =>
  ({ result: { reading: { text, utility: { text: { total } } } } }) as unknown as Recognition;

interface Scene {
  mode?: Mode;
  own: Recognition | CodedError;
  theirs?: Recognition | CodedError;
  render?: FetchResponse | CodedError;
  full?: boolean;
  attempt?: number;
}

/** Reads a page whose own bytes give `own`, and that gives `theirs` when it is shown. Answers what was done, too. */
async function play({ mode = 'auto', own, theirs = noContent, render = rendered, full = false, attempt = 1 }: Scene) {
  const steps: string[] = [];
  const renderer = {
    full,
    async render() {
      steps.push('show');
      if (render instanceof Error) throw render;
      return render;
    },
  } as unknown as Renderer;
  const recognise = async (page: FetchResponse) => {
    steps.push(page.rendered ? 'read shown' : 'read own');
    const found = page.rendered ? theirs : own;
    if (found instanceof Error) throw found;
    return found;
  };
  const deps = { renderer, recogniser: { isRendered: async () => false } };
  const context = { ...contextAt(), attempt };
  const shown = await readShown(deps, mode, response, context, recognise).catch((error: unknown) => ({
    kind: 'error' as const,
    error,
  }));
  return { shown, steps };
}

const isShown = ({ shown }: Awaited<ReturnType<typeof play>>) =>
  shown.kind === 'read' && shown.response.rendered === true;

test('a page that reads well by itself is not shown', async () => {
  const played = await play({ own: reading(0.9) });
  assert.deepEqual(played.steps, ['read own']);
  assert.equal(played.shown.kind, 'read');
});

test('one without a text, or with a doubtful one, is shown; the better reading is taken', async () => {
  for (const own of [noContent, reading(0.3)]) {
    const played = await play({ own, theirs: reading(0.9) });
    assert.deepEqual(played.steps, ['read own', 'show', 'read shown']);
    assert.ok(isShown(played));
  }
  assert.ok(!isShown(await play({ own: reading(0.5), theirs: reading(0.3) })));
  assert.ok(!isShown(await play({ own: reading(0.5), theirs: noContent })));
});

test('errors that a browser would not change stand', async () => {
  for (const code of ['CONSENT_PAGE', 'BOT_CHECK', 'ERROR_PAGE', 'PAGE_DEADLINE'] as const) {
    const error = new CodedError(code, 'x');
    const { shown, steps } = await play({ own: error });
    assert.deepEqual([shown, steps], [{ kind: 'error', error }, ['read own']]);
  }
});

test('a browser that fails costs a doubtful page nothing, and one without a text a few tries', async () => {
  assert.equal((await play({ own: reading(0.3), render: failed })).shown.kind, 'read');
  assert.deepEqual((await play({ own: noContent, render: failed })).shown, { kind: 'error', error: failed });
  assert.deepEqual((await play({ own: noContent, render: failed, attempt: 3 })).shown, {
    kind: 'error',
    error: noContent,
  });
  assert.deepEqual((await play({ own: noContent, theirs: noContent })).shown, { kind: 'error', error: noContent });
});

test('where the browser comes first, the own bytes are read only if it fails or leaves doubt', async () => {
  assert.deepEqual((await play({ mode: 'first', own: noContent, theirs: reading(0.9) })).steps, ['show', 'read shown']);
  const broken = await play({ mode: 'first', own: reading(0.9), render: failed });
  assert.deepEqual(broken.steps, ['show', 'read own']);
  assert.equal(broken.shown.kind, 'read');
});

test('always means a browser, never means none', async () => {
  assert.deepEqual(await play({ mode: 'always', own: reading(0.9), render: failed }), {
    shown: { kind: 'error', error: failed },
    steps: ['show'],
  });
  assert.deepEqual((await play({ mode: 'never', own: noContent })).steps, ['read own']);
});

test('a page that needs a browser while all are taken comes again', async () => {
  const played = await play({ own: noContent, full: true });
  assert.deepEqual([played.shown, played.steps], [{ kind: 'later' }, ['read own']]);
});

test('a page that leads elsewhere by itself is a redirect', async () => {
  const render = { ...rendered, status: 302, headers: { location: '/2' }, body: new Uint8Array() };
  const { shown } = await play({ own: noContent, render });
  assert.deepEqual(shown, { kind: 'redirect', location: new URL('https://a.example/2') });
});

test('who gave up is told so, and nothing else is tried', async () => {
  const reason = new CodedError('RECORD_DEADLINE', 'too late');
  const context = { ...contextAt(), signal: AbortSignal.abort(reason) };
  const renderer = { full: false, render: () => Promise.reject(reason) } as unknown as Renderer;
  const deps = { renderer, recogniser: { isRendered: async () => false } };
  const recognise = () => assert.fail('nothing is read');
  await assert.rejects(readShown(deps, 'first', response, context, recognise), reason);
});

test('the mode follows the wish, what is known of the site, and what there is', async () => {
  const task = { documentId: 'd', url: response.url, location: response.url, hops: 0 };
  const deps = (known: boolean, renderer: Renderer | null = { full: true } as Renderer) => ({
    renderer,
    recogniser: { isRendered: async () => known },
  });
  const site = 'a.example';
  assert.equal(await modeOf(deps(false), task, record(), site), 'auto');
  assert.equal(await modeOf(deps(true), task, record(), site), 'first');
  assert.equal(await modeOf(deps(false), task, record({ [RENDER_HEADER]: '1' }), site), 'first');
  assert.equal(await modeOf(deps(true), { ...task, render: 'never' }, record(), site), 'never');
  assert.equal(await modeOf(deps(false), { ...task, render: 'always' }, record(), site), 'always');
  assert.equal(await modeOf(deps(true, null), task, record(), site), 'never');
  const insists = modeOf(deps(false, null), { ...task, render: 'always' }, record(), site);
  await assert.rejects(insists, { code: 'BROWSER_UNAVAILABLE' });
  assert.deepEqual(
    (['never', 'auto', 'first', 'always'] as const).map((mode) => mustWait(deps(false), mode)),
    [false, false, true, true],
  );
});
