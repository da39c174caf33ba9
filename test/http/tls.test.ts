import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createGate } from '../../src/drivers/http/index.ts';
import { fetcherFor } from './servers.ts';

/** A key and a certificate for a name and an address of the tests; null where the machine cannot make one. */
function certificate(t: TestContext): { key: string; cert: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=news.test', '-addext', 'subjectAltName=DNS:news.test,IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', '-x509', ...options, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

test('https: a trusted certificate is accepted by name and by address, any other is CONNECT_FAILED', async (t) => {
  const identity = certificate(t);
  if (identity === null) return t.skip('no openssl');
  const names: unknown[] = [];
  const server = createServer(identity, (request, response) => {
    names.push((request.socket as typeof request.socket & { servername: unknown }).servername);
    response.end('secret');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const gate = createGate({
    allowedNetworks: ['127.0.0.0/8'],
    resolve: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const get = fetcherFor(t, { gate });

  await assert.rejects(get(`https://news.test:${port}/`), { code: 'CONNECT_FAILED' });
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, identity.cert]);
  t.after(() => setDefaultCACertificates(trusted));

  assert.equal(new TextDecoder().decode((await get(`https://news.test:${port}/`)).body), 'secret');
  assert.equal(new TextDecoder().decode((await get(`https://127.0.0.1:${port}/`)).body), 'secret');
  assert.deepEqual(names, ['news.test', false]);
  await assert.rejects(get(`https://other.test:${port}/`), { code: 'CONNECT_FAILED' });
});
