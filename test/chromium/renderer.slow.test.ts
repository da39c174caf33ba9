import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Renderer } from '../../src/ports/renderer.ts';
import { serve, serveRaw } from '../http/servers.ts';
import { answered, never, openRenderer, renderer, scripted, textOf, withoutBrowser } from './support.ts';

const skip = withoutBrowser;

let shared: ReturnType<typeof openRenderer>;
const render: Renderer['render'] = (page, signal) => shared.render(page, signal);

before(() => {
  if (skip === false) shared = openRenderer({ pages: 4 });
});
after(() => shared?.close());

describe('a page in the browser', { concurrency: 4 }, () => {
  test('the text that scripts make is there, and the page itself is not asked for again', { skip }, async (t) => {
    const asked: string[] = [];
    const origin = await serve(t, (request, response) => {
      asked.push(`${request.url} ${request.headers['user-agent']}`);
      setTimeout(() => response.end('from the server'), 300);
    });
    const page = answered(`${origin}/page`, scripted("fetch('/api').then((r) => r.text()).then(say)"));
    const shown = await render(page, never);
    assert.equal(shown.rendered, true);
    assert.equal(shown.url, page.url);
    assert.equal(shown.status, 200);
    assert.equal(shown.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(textOf(shown), 't static part from the server');
    assert.equal(asked.length, 1);
    assert.match(asked[0] ?? '', /^\/api Mozilla.* quakewire-test\/1\.0$/);
  });

  test('bytes in any charset become UTF-8, and are labelled so', { skip }, async () => {
    const head = Buffer.from('<!doctype html><meta charset="windows-1251"><body><p>');
    const body = Buffer.concat([head, Buffer.from([0xc7, 0xe5, 0xec, 0xeb, 0xff]), Buffer.from('</p>')]);
    const headers = { 'content-type': 'text/html; charset=windows-1251', 'content-encoding': 'gzip' };
    const shown = await render({ url: 'http://page.invalid/', status: 200, headers, body, fetchedAt: 1 }, never);
    assert.equal(textOf(shown), 'Земля');
  });

  test('headers that would keep a page from being shown do not', { skip }, async () => {
    const headers = {
      'content-disposition': 'attachment; filename=page.html',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'content-security-policy': "require-trusted-types-for 'script'; script-src 'unsafe-inline'",
      'set-cookie': 'a=1; expires=Wed, 01 Jan 2098 00:00:00 GMT; path=/, b=2',
    };
    const page = answered('http://page.invalid/', scripted('say(document.cookie)'), headers);
    assert.match(textOf(await render(page, never)), /a=1; b=2$/);
  });

  test('open shadow roots are flattened into the page', { skip }, async () => {
    const script = `customElements.define('x-card', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<h2>shadow</h2><slot>nothing</slot><slot name="end">default</slot>'; }
  });`;
    const shown = await render(
      answered('http://page.invalid/', scripted(script, '<x-card><b>light</b></x-card>')),
      never,
    );
    assert.equal(textOf(shown), 't static part shadow light default');
  });

  test('images are not loaded, but keep their address', { skip }, async (t) => {
    const asked: string[] = [];
    const origin = await serve(t, (request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const media = `<img src="/a.png" onerror="this.remove()"><video src="/v.mp4"></video><iframe src="/frame"></iframe>`;
    const shown = await render(answered(`${origin}/page`, scripted('', media)), never);
    assert.match(shown.body.toString(), /<img src="\/a\.png"/);
    assert.deepEqual(asked, []);
  });

  test('a page that leads elsewhere by itself is a redirect; one that has its text stays', { skip }, async () => {
    const url = 'http://page.invalid/here';
    const led = await render(answered(url, scripted("location.replace('/there')")), never);
    assert.deepEqual([led.status, led.headers.location, led.body.length], [302, 'http://page.invalid/there', 0]);
    const refreshed = await render(
      answered(url, '<meta http-equiv="refresh" content="0; url=http://other.invalid/">'),
      never,
    );
    assert.equal(refreshed.headers.location, 'http://other.invalid/');
    const stayed = await render(answered(url, scripted("say('word '.repeat(100)); location.href = '/advert'")), never);
    assert.equal(stayed.status, 200);
    const reloaded = await render(answered(url, scripted('location.reload()')), never);
    assert.equal(textOf(reloaded), 't static part');
  });

  test('contexts share nothing', { skip }, async () => {
    const script = `say('before: ' + (document.cookie || 'none') + ' ' + (localStorage.getItem('a') ?? 'none'));
    document.cookie = 'a=1; max-age=1000'; localStorage.setItem('a', '1'); say(document.cookie)`;
    for (const _ of [1, 2]) {
      const shown = await render(answered('http://page.invalid/', scripted(script)), never);
      assert.match(textOf(shown), /before: none none a=1$/);
    }
  });

  test('dialogs, popups, downloads and service workers hold nothing up', { skip }, async (t) => {
    const asked: string[] = [];
    const origin = await serve(t, (request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-disposition', 'attachment; filename=x.bin');
      response.end('x');
    });
    const script = `alert('one'); confirm('two'); prompt('three'); window.open('/popup'); print();
    const a = document.createElement('a'); a.href = '/download'; a.download = 'x.bin'; document.body.append(a); a.click();
    addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'stay'; });
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
    navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => say('geolocation ' + state));
    say('done');`;
    const shown = await render(answered(`${origin}/page`, scripted(script)), never);
    assert.match(textOf(shown), /static part done geolocation (denied|prompt)$/);
    assert.deepEqual(
      asked.filter((url) => url !== '/download'),
      [],
    );
  });

  test('a page that never comes to rest is taken as it is', { skip }, async (t) => {
    const port = await serveRaw(t, () => {});
    const script = `fetch('/never'); let n = 0; setInterval(() => { n += 1; say('tick'); }, 50);`;
    const shown = await render(answered(`http://127.0.0.1:${port}/`, scripted(script)), never);
    assert.match(textOf(shown), /static part( tick)+$/);
  });

  test('a script that never loads does not hold up the rest of the page', { skip }, async (t) => {
    const port = await serveRaw(t, () => {});
    const html = '<body><p>before</p><script src="/never.js"></script><p>after</p>';
    assert.equal(textOf(await render(answered(`http://127.0.0.1:${port}/`, html), never)), 'before after');
  });

  test('requests are bounded in number and in bytes', { skip }, async (t) => {
    let [requests, sent] = [0, 0];
    const origin = await serve(t, (request, response) => {
      requests += 1;
      if (request.url?.startsWith('/small')) return response.end('x');
      const chunk = Buffer.alloc(64 * 1024);
      const pump = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      response.on('drain', pump);
      pump();
    });
    const { render } = renderer(t, { maxRequests: 50, maxBytes: 4 * 1024 ** 2 });
    const many = `for (let i = 0; i < 1000; i++) fetch('/small' + i).catch(() => {}); say('asked')`;
    assert.match(textOf(await render(answered(`${origin}/`, scripted(many)), never)), /asked$/);
    assert.ok(requests <= 50, `${requests} requests`);
    const endless = `fetch('/endless').then((r) => r.text()).catch(() => say('cut'))`;
    assert.match(textOf(await render(answered(`${origin}/`, scripted(endless)), never)), /cut$/);
    assert.ok(sent < 32 * 1024 ** 2, `${sent} bytes`);
  });

  test('a page that grows beyond all bounds is refused', { skip }, async (t) => {
    const { render } = renderer(t, { maxLength: 1024 ** 2 });
    const script = "const s = 'word '.repeat(20000); for (let i = 0; i < 40; i++) say(s);";
    const page = answered('http://page.invalid/', scripted(script));
    await assert.rejects(render(page, never), { code: 'BODY_TOO_LARGE' });
  });

  test('a large page is shown', { skip }, async (t) => {
    const body = '<p>A paragraph of some length that is repeated.</p>'.repeat(100_000);
    const { render } = renderer(t, { settleMs: 20_000 });
    const shown = await render(answered('http://page.invalid/', scripted('', body)), never);
    assert.ok(shown.body.length > 5_000_000);
  });
});
