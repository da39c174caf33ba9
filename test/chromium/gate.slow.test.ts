import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { describe, type TestContext, test } from 'node:test';
import { createGate } from '../../src/drivers/http/index.ts';
import { serve, serveRaw } from '../http/servers.ts';
import { answered, never, renderer, scripted, textOf, withoutBrowser } from './support.ts';

const skip = withoutBrowser;
/** Where the only allowed server listens; all else of this machine is what pages must not reach. */
const ALLOWED = '127.0.0.2';

/** A server that must not be connected to, on this machine's usual address: how often it was. */
async function forbidden(t: TestContext) {
  const seen = { connections: 0 };
  const port = await serveRaw(t, (socket) => {
    seen.connections += 1;
    socket.destroy();
  });
  return { seen, port };
}

/** What names resolve to: one that changes its mind between two questions, one of another machine's inside. */
function names() {
  let asked = 0;
  const resolve = (host: string, _: object, callback: (error: Error | null, found: LookupAddress[]) => void) => {
    if (host === 'site.example') return callback(null, [{ address: ALLOWED, family: 4 }]);
    if (host === 'rebinding.example') {
      asked += 1;
      return callback(null, [{ address: asked === 1 ? ALLOWED : '127.0.0.1', family: 4 }]);
    }
    if (host === 'inside.example') return callback(null, [{ address: '127.0.0.1', family: 4 }]);
    callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
  };
  return resolve;
}

const gate = () => createGate({ allowedNetworks: [`${ALLOWED}/32`], resolve: names() });

/** Everything by which a page can make a browser ask for an address. */
const ways = (target: string) => `
  const quietly = (work) => { try { Promise.resolve(work()).catch(() => {}); } catch {} };
  quietly(() => fetch('http://${target}/fetch', { mode: 'no-cors' }));
  quietly(() => fetch('http://${target}/keepalive', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' }));
  quietly(() => { const x = new XMLHttpRequest(); x.open('GET', 'http://${target}/xhr'); x.send(); });
  quietly(() => navigator.sendBeacon('http://${target}/beacon', 'x'));
  quietly(() => new WebSocket('ws://${target}/socket'));
  quietly(() => new EventSource('http://${target}/events'));
  quietly(() => new WebTransport('https://${target}/transport').ready);
  quietly(() => new Worker(URL.createObjectURL(new Blob(["fetch('http://${target}/worker', { mode: 'no-cors' }).catch(() => {}); new WebSocket('ws://${target}/worker')"]))));
  quietly(() => { const p = new RTCPeerConnection({ iceServers: [{ urls: ['turn:${target}?transport=tcp'], username: 'u', credential: 'c' }] }); p.createDataChannel('x'); return p.createOffer().then((o) => p.setLocalDescription(o)); });
  quietly(() => window.open('http://${target}/popup'));
  for (const [tag, key] of [['img', 'src'], ['iframe', 'src'], ['script', 'src'], ['video', 'src'], ['object', 'data'], ['embed', 'src']]) {
    const element = document.createElement(tag); element[key] = 'http://${target}/' + tag; document.body.append(element);
  }
  for (const rel of ['stylesheet', 'preload', 'prefetch', 'preconnect', 'dns-prefetch', 'modulepreload', 'icon', 'manifest', 'prerender']) {
    const link = document.createElement('link'); link.rel = rel; link.as = 'script'; link.href = 'http://${target}/' + rel; document.head.append(link);
  }
  const rules = document.createElement('script'); rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prefetch: [{ urls: ['http://${target}/speculated'] }], prerender: [{ urls: ['http://${target}/prerendered'] }] });
  document.head.append(rules);
  const form = document.createElement('form'); form.action = 'http://${target}/form'; form.method = 'post'; form.target = 'x'; document.body.append(form); quietly(() => form.submit());
  const style = document.createElement('style'); style.textContent = "@import 'http://${target}/import'; @font-face { font-family: f; src: url(http://${target}/font) } body { font-family: f; background: url(http://${target}/css) }"; document.head.append(style);
  quietly(() => import('http://${target}/module'));
  quietly(() => document.body.append(Object.assign(document.createElement('a'), { href: 'http://${target}/download', download: 'x' })) ?? document.body.lastChild.click());
`;

describe('the gate', { concurrency: 4 }, () => {
  test('no address that is refused is ever connected to, by whatever way', { skip }, async (t) => {
    const { seen, port } = await forbidden(t);
    const origin = await serve(t, (_, response) => response.end('x'), ALLOWED);
    const { render } = renderer(t, { gate: gate() });
    for (const target of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `2130706433:${port}`,
      `inside.example:${port}`,
    ]) {
      const shown = await render(answered(`${origin}/`, scripted(`${ways(target)} say('done')`)), never);
      assert.match(textOf(shown), /done/);
      assert.equal(seen.connections, 0, target);
    }
    const metadata = scripted(`fetch('http://169.254.169.254/latest').then(() => say('open'), () => say('closed'))`);
    assert.match(textOf(await render(answered(`${origin}/`, metadata), never)), /closed$/);
  });

  test('what is allowed is reached in each of these ways', { skip }, async (t) => {
    const asked = new Set<string>();
    const origin = await serve(
      t,
      (request, response) => {
        asked.add(request.url ?? '');
        response.setHeader('access-control-allow-origin', '*');
        response.end();
      },
      ALLOWED,
    );
    const { render } = renderer(t, { gate: gate() });
    const target = new URL(origin).host;
    await render(answered(`${origin}/`, scripted(`${ways(target)} say('done')`)), never);
    for (const way of ['fetch', 'xhr', 'socket', 'worker', 'script', 'stylesheet', 'import', 'module'])
      assert.ok(asked.has(`/${way}`), way);
  });

  test('a redirect of a sub-request is checked as well', { skip }, async (t) => {
    const { seen, port } = await forbidden(t);
    const origin = await serve(
      t,
      (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
      ALLOWED,
    );
    const { render } = renderer(t, { gate: gate() });
    const script = `fetch('/away', { mode: 'no-cors' }).then(() => say('open'), () => say('closed'))`;
    assert.match(textOf(await render(answered(`${origin}/`, scripted(script)), never)), /closed$/);
    assert.equal(seen.connections, 0);
  });

  test('a name that changes its mind is checked where it is connected', { skip }, async (t) => {
    const { seen, port } = await forbidden(t);
    const { render } = renderer(t, { gate: gate() });
    const url = `http://rebinding.example:${port}/`;
    const script = `fetch('/one').catch(() => fetch('/two')).catch(() => fetch('/three')).catch(() => say('closed'))`;
    assert.match(textOf(await render(answered(url, scripted(script)), never)), /closed$/);
    assert.equal(seen.connections, 0);
  });

  test('no datagram leaves: WebRTC and QUIC would go past the proxy', { skip }, async (t) => {
    const socket = createSocket('udp4').bind(0, ALLOWED);
    await once(socket, 'listening');
    t.after(() => socket.close());
    let datagrams = 0;
    socket.on('message', () => {
      datagrams += 1;
    });
    const { render } = renderer(t, { gate: gate() });
    const { port } = socket.address();
    const script = `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${ALLOWED}:${port}' }] });
    peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    new WebTransport('https://${ALLOWED}:${port}/').ready.catch(() => {}); say('done');`;
    assert.match(textOf(await render(answered(`https://site.example/`, scripted(script)), never)), /done$/);
    assert.equal(datagrams, 0);
  });
});
