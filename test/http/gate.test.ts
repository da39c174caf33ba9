import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGate } from '../../src/drivers/http/index.ts';

const closed = createGate({ allowedNetworks: [] });

const PUBLIC = [
  ...[
    '8.8.8.8',
    '1.1.1.1',
    '93.184.215.14',
    '11.0.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.169.0.1',
    '100.63.255.255',
  ],
  ...[
    '100.128.0.1',
    '169.253.1.1',
    '223.255.255.254',
    '2606:4700:4700::1111',
    '2a02:6b8::2:242',
    '2001:4860:4860::8888',
  ],
];

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  'link-local': ['169.254.0.1', '169.254.255.255', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  'multicast, broadcast': ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved, documentation, benchmarks': [
    ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '240.0.0.1'],
    ...['192.88.99.1', '2001:db8::1', '2001:2::1', '100::1', '3fff::1', '5f00::1', '4000::1'],
  ],
  'unique-local, site-local': ['fc00::1', 'fd12:3456:789a::1', 'fec0::1'],
  'embedded IPv4': [
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a00:1::1'],
    ...['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ],
  'metadata services': ['169.254.169.254', '169.254.170.2', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16'],
  'no addresses': [
    '',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '017700000001',
    '2130706433',
    '1.2.3.4.5',
    '8.8.8.8/32',
    ':::',
  ],
};

test('public addresses pass', () => {
  for (const address of PUBLIC) assert.doesNotThrow(() => closed.checkAddress(address), address);
});

for (const [kind, addresses] of Object.entries(REFUSED)) {
  test(`refused: ${kind}`, () => {
    for (const address of addresses) {
      assert.throws(() => closed.checkAddress(address), { code: 'ADDRESS_REFUSED' }, address);
    }
  });
}

test('an IPv4-mapped address is never more than its IPv4 address', () => {
  const open = createGate({ allowedNetworks: ['127.0.0.0/8', '192.168.7.0/24'] });
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      assert.throws(() => closed.checkAddress(`::ffff:${address}`), { code: 'ADDRESS_REFUSED' });
      const [a, b, c, d] = address.split('.').map(Number) as [number, number, number, number];
      const hex = `::ffff:${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      const named = a === 127 || address.startsWith('192.168.7.');
      if (named) assert.doesNotThrow(() => open.checkAddress(hex));
      else assert.throws(() => open.checkAddress(hex), { code: 'ADDRESS_REFUSED' });
    }),
  );
});

test('nothing but 2000::/3 of IPv6 passes', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const passed = passes(() => closed.checkAddress(address));
      if (passed) assert.match(address, /^[23][0-9a-f]{3}:/i);
    }),
    { numRuns: 1000 },
  );
});

test('configured networks pass, their neighbours do not', () => {
  const gate = createGate({ allowedNetworks: ['127.0.0.0/8', '10.1.2.3', 'fd00:1::/32', '::1'] });
  for (const address of ['127.0.0.1', '127.0.1.40', '::ffff:127.0.0.1', '10.1.2.3', 'fd00:1::9', '::1', '8.8.8.8']) {
    assert.doesNotThrow(() => gate.checkAddress(address), address);
  }
  for (const address of ['10.1.2.4', 'fd00:2::9', '192.168.0.1', '169.254.169.254']) {
    assert.throws(() => gate.checkAddress(address), { code: 'ADDRESS_REFUSED' }, address);
  }
});

test('a metadata service must be named by its very address', () => {
  const wide = createGate({ allowedNetworks: ['169.254.0.0/16', '0.0.0.0/0'] });
  assert.throws(() => wide.checkAddress('169.254.169.254'), { code: 'ADDRESS_REFUSED' });
  const exact = createGate({ allowedNetworks: ['169.254.169.254'] });
  assert.doesNotThrow(() => exact.checkAddress('169.254.169.254'));
});

test('a NAT64 network that is allowed leads to public addresses only', () => {
  const gate = createGate({ allowedNetworks: ['64:ff9b::/96'] });
  assert.doesNotThrow(() => gate.checkAddress('64:ff9b::808:808'));
  assert.throws(() => gate.checkAddress('64:ff9b::7f00:1'), { code: 'ADDRESS_REFUSED' });
});

test('a network that is none is a fault of the configuration', () => {
  for (const network of ['127.0.0.0/33', 'localhost', '127.1', '']) {
    assert.throws(() => createGate({ allowedNetworks: [network] }), { code: 'CONFIG_INVALID' }, network);
  }
});

const URLS: readonly (readonly [url: string, code: string | null])[] = [
  ['http://example.com/', null],
  ['https://example.com:8443/', null],
  ['http://8.8.8.8/', null],
  ['http://[2606:4700:4700::1111]/', null],
  ['ftp://example.com/', 'URL_SCHEME'],
  ['file:///etc/passwd', 'URL_SCHEME'],
  ['http://127.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://127.1/', 'ADDRESS_REFUSED'],
  ['http://2130706433/', 'ADDRESS_REFUSED'],
  ['http://0x7f000001/', 'ADDRESS_REFUSED'],
  ['http://0177.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://127.0.0.1./', 'ADDRESS_REFUSED'],
  ['http://%31%32%37.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://127。0。0。1/', 'ADDRESS_REFUSED'],
  ['http://[::1]/', 'ADDRESS_REFUSED'],
  ['http://[::ffff:127.0.0.1]/', 'ADDRESS_REFUSED'],
  ['http://[::]/', 'ADDRESS_REFUSED'],
  ['http://0/', 'ADDRESS_REFUSED'],
  ['http://169.254.169.254/latest/meta-data/', 'ADDRESS_REFUSED'],
  ['http://metadata.google.internal/', 'ADDRESS_REFUSED'],
  ['http://METADATA.google.internal./', 'ADDRESS_REFUSED'],
  ['http://instance-data/', 'ADDRESS_REFUSED'],
  ['http://example.com:25/', 'ADDRESS_REFUSED'],
  ['http://example.com:6000/', 'ADDRESS_REFUSED'],
];

for (const [url, code] of URLS) {
  test(`${url} ${code === null ? 'passes' : `is refused as ${code}`}`, () => {
    if (code === null) assert.doesNotThrow(() => closed.checkUrl(new URL(url)));
    else assert.throws(() => closed.checkUrl(new URL(url)), { code });
  });
}

test('only configured ports pass where there are any', () => {
  const gate = createGate({ allowedNetworks: [], allowedPorts: [80, 443] });
  assert.doesNotThrow(() => gate.checkUrl(new URL('https://example.com/')));
  assert.throws(() => gate.checkUrl(new URL('http://example.com:8080/')), { code: 'ADDRESS_REFUSED' });
});

test('a name resolves to its allowed addresses only', async () => {
  const gate = gateResolving(['10.0.0.1', '8.8.8.8', '::1', '::ffff:127.0.0.1', '1.1.1.1']);
  assert.deepEqual(await lookUp(gate, true), [
    { address: '8.8.8.8', family: 4 },
    { address: '1.1.1.1', family: 4 },
  ]);
  assert.equal(await lookUp(gate, false), '8.8.8.8');
});

test('a name without an allowed address is refused, and says which it has', async () => {
  await assert.rejects(lookUp(gateResolving(['10.0.0.1', '::1']), true), (error) => {
    assert.match(String(error), /ADDRESS_REFUSED.*10\.0\.0\.1, ::1/);
    return true;
  });
});

test('a failing resolver stays what it is', async () => {
  const failure = Object.assign(new Error('no'), { code: 'ENOTFOUND' });
  const gate = createGate({ allowedNetworks: [], resolve: (_host, _options, callback) => callback(failure, []) });
  await assert.rejects(lookUp(gate, true), failure);
});

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function gateResolving(addresses: readonly string[]) {
  const answers = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
  return createGate({ allowedNetworks: [], resolve: (_host, _options, callback) => callback(null, answers) });
}

function lookUp(gate: ReturnType<typeof createGate>, all: boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    gate.lookup('example.com', { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });
}
