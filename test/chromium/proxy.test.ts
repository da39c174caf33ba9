import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { type ProxyOptions, startProxy } from '../../src/drivers/chromium/proxy.ts';
import { destinationOf, takeGreeting } from '../../src/drivers/chromium/socks.ts';
import { createGate } from '../../src/drivers/http/index.ts';
import type { Gate } from '../../src/ports/gate.ts';
import { localGate, serveRaw } from '../http/servers.ts';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const portBytes = (port: number) => [port >> 8, port & 255];
const byName = (host: string, port: number) =>
  Uint8Array.from([5, 1, 0, 3, host.length, ...ascii(host), ...portBytes(port)]);
const byAddress = (host: string, port: number) =>
  Uint8Array.from([5, 1, 0, 1, ...host.split('.').map(Number), ...portBytes(port)]);
const GREETING = Uint8Array.of(5, 1, 0);

async function proxyFor(t: TestContext, options: Partial<ProxyOptions> = {}): Promise<number> {
  const limits = { connectTimeoutMs: 1_000, maxBytes: 1024 ** 2, maxConnections: 10 };
  const proxy = await startProxy({ gate: localGate, ...limits, ...options });
  t.after(() => proxy.close());
  return Number(new URL(proxy.url).port);
}

/** What the proxy answers to a request, its greeting left out; empty where it hangs up. */
async function ask(port: number, request: Uint8Array): Promise<{ reply: number | null; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(Buffer.concat([GREETING, request]));
  let said = Buffer.alloc(0);
  while (said.length < 12 && !socket.destroyed) {
    const chunk = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null)]);
    if (chunk === null) break;
    said = Buffer.concat([said, chunk[0]]);
  }
  return { reply: said[3] ?? null, socket };
}

test('a destination that is allowed is connected, by name or by address', async (t) => {
  const echo = await serveRaw(t, (socket) => socket.pipe(socket));
  const port = await proxyFor(t);
  for (const request of [byName('localhost', echo), byAddress('127.0.0.1', echo)]) {
    const { reply, socket } = await ask(port, request);
    assert.equal(reply, 0);
    socket.write('there and back');
    assert.equal(String((await once(socket, 'data'))[0]), 'there and back');
    socket.destroy();
  }
});

test('one that is not is never connected', async (t) => {
  let connections = 0;
  const target = await serveRaw(t, () => {
    connections += 1;
  });
  const port = await proxyFor(t, { gate: createGate({ allowedNetworks: [] }) });
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '127.1', '::1', '::ffff:127.0.0.1', 'a b', ''];
  for (const host of hosts) assert.notEqual((await ask(port, byName(host, target))).reply, 0, host);
  assert.notEqual((await ask(port, byAddress('127.0.0.1', target))).reply, 0);
  assert.equal(connections, 0);
});

test('the address that is connected is what counts, whatever the name resolved to', async (t) => {
  const target = await serveRaw(t, (socket) => socket.on('data', () => assert.fail('a byte arrived')));
  const liar: Gate = { ...createGate({ allowedNetworks: [] }), lookup: localGate.lookup };
  const port = await proxyFor(t, { gate: liar });
  const { reply } = await ask(port, byName('localhost', target));
  assert.equal(reply, 4);
});

test('ports of other protocols are refused', async (t) => {
  assert.equal((await ask(await proxyFor(t), byName('localhost', 25))).reply, 2);
});

test('transfers and connections are bounded', async (t) => {
  const source = await serveRaw(t, (socket) => {
    const pump = () => {
      while (!socket.destroyed && socket.write(Buffer.alloc(16_384)));
    };
    socket.on('drain', pump);
    pump();
  });
  const port = await proxyFor(t, { maxBytes: 100_000, maxConnections: 2 });
  const { socket } = await ask(port, byAddress('127.0.0.1', source));
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
  });
  await once(socket, 'close');
  assert.ok(bytes < 500_000, `${bytes} bytes`);
  assert.equal((await ask(port, byAddress('127.0.0.1', source))).reply, null);
});

test('closing ends all that is open', async (t) => {
  const echo = await serveRaw(t, (socket) => socket.pipe(socket));
  const proxy = await startProxy({ gate: localGate, connectTimeoutMs: 1_000, maxBytes: 1e6, maxConnections: 10 });
  const { socket } = await ask(Number(new URL(proxy.url).port), byAddress('127.0.0.1', echo));
  proxy.close();
  await once(socket, 'close');
});

test('messages are understood however they are cut, and nothing else is', () => {
  const address = fc.oneof(fc.tuple(fc.constant(1), fc.ipV4()), fc.tuple(fc.constant(3), fc.domain()));
  fc.assert(
    fc.property(address, fc.integer({ min: 0, max: 65_535 }), fc.nat(300), ([kind, host], port, cut) => {
      const request = kind === 1 ? byAddress(host, port) : byName(host, port);
      const part = request.subarray(0, cut);
      assert.deepEqual(destinationOf(part), part.length < request.length ? 'incomplete' : { host, port });
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      takeGreeting(bytes);
      const found = destinationOf(bytes);
      if (found !== null && found !== 'incomplete') assert.equal(bytes[0], 5);
    }),
  );
  const six = Uint8Array.from([5, 1, 0, 4, ...new Array(15).fill(0), 1, 0, 80]);
  assert.deepEqual(destinationOf(six), { host: '0:0:0:0:0:0:0:1', port: 80 });
});
