import { once } from 'node:events';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startDnsServer } from '@skillharbor/tooling/dnsServer';
import { createOutsideAgent, isReachableAddress } from './outsideAgent.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('the agent may not connect to %s', (address) => {
  expect(isReachableAddress(address, [])).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
  'the agent may connect to %s',
  (address) => {
    expect(isReachableAddress(address, [])).toBe(true);
  },
);

test('an operator can allow connections to private addresses and networks', () => {
  expect(isReachableAddress('127.0.0.1', ['127.0.0.1'])).toBe(true);
  expect(isReachableAddress('10.0.3.7', ['10.0.3.0/24'])).toBe(true);
  expect(isReachableAddress('10.0.4.7', ['10.0.3.0/24', '::1'])).toBe(false);
});

test.each(['127.0.0.1', '[::1]', '2130706433', '0x7f.1'])(
  'no connection reaches this machine by the address %s',
  async (host) => {
    const connections: unknown[] = [];
    const server = createServer().on('connection', (socket) => connections.push(socket));
    await once(server.listen(0), 'listening');
    // The cast is safe: a listening server has an address of this type.
    const { port } = server.address() as AddressInfo;

    const agent = createOutsideAgent({ dnsServers: null, privateAddresses: [] });
    const error = await connect(new URL(`https://${host}:${port}/`), agent);

    expect(error).toMatchObject({ name: 'PrivateAddressError' });
    expect(connections).toEqual([]);
    server.close();
  },
);

test('a connection is refused if the host name resolves to a private address', async () => {
  const dns = await startDnsServer({ 'inside.example A': ['10.0.0.7'] });
  const agent = createOutsideAgent({ dnsServers: [dns.address], privateAddresses: [] });
  expect(await connect(new URL('https://inside.example/'), agent)).toMatchObject({
    name: 'PrivateAddressError',
  });
  await dns.close();
});

const connect = (url: URL, agent: ReturnType<typeof createOutsideAgent>) =>
  new Promise<unknown>((resolve) => {
    try {
      request(url, { agent }).on('error', resolve).end();
    } catch (error) {
      resolve(error);
    }
  });
