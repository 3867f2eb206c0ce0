import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDomainProof, hostOf } from './domainProof.ts';

const HOST = 'pier-four.example';
const outside = { dnsServers: ['127.0.0.1:9'], privateAddresses: [] };

let file: { status: number; body: string; location?: string };
let port: number;
let certificate: string;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  certificate = cert;
  server = createServer({ cert, key }, ({ url }, response) => {
    const { status, body, location } =
      url === '/.well-known/skill-harbor.txt' ? file : { status: 404, body: '', location: undefined };
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The address is an object and not a string, because the server listens on a port.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** Connects to the test's own server, whatever the host. */
class LocalAgent extends Agent {
  override createConnection(...[options, callback]: Parameters<Agent['createConnection']>) {
    return super.createConnection({ ...options, host: '127.0.0.1', port, servername: HOST }, callback);
  }
}
const isFound = (value: string, ca: string | undefined = certificate) =>
  createDomainProof(Buffer.alloc(32), outside, new LocalAgent({ ca })).isFound(HOST, value);

test('the proof is found if it is one of the lines of the file', async () => {
  file = { status: 200, body: 'skill-harbor=other\r\n skill-harbor=mine \n' };
  expect(await isFound('skill-harbor=mine')).toBe(true);
  expect(await isFound('skill-harbor=min')).toBe(false);
});

test('a file proves nothing if it is missing, redirected, or served with an untrusted certificate', async () => {
  file = { status: 404, body: 'skill-harbor=mine' };
  expect(await isFound('skill-harbor=mine')).toBe(false);
  file = { status: 302, body: 'skill-harbor=mine', location: 'https://other.example/' };
  expect(await isFound('skill-harbor=mine')).toBe(false);
  file = { status: 200, body: 'skill-harbor=mine' };
  expect(await isFound('skill-harbor=mine', '')).toBe(false);
});

test('only the first kilobyte of the file is read', async () => {
  file = { status: 200, body: `${'x'.repeat(2_000_000)}\nskill-harbor=mine` };
  expect(await isFound('skill-harbor=mine')).toBe(false);
});

test.each([
  ['https://Pier-Four.example:8443/about', HOST],
  ['http://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  ['', null],
  ['https://localhost', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
])('the host of the website %j is %j', (website, host) => {
  expect(hostOf(website)).toBe(host);
});
