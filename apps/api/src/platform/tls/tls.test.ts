/**
 * Tests how certificates are stored and renewed, using a fake certificate authority. authority.test.ts uses a real one.
 */
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket, connect } from 'node:tls';
import pino from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { certificateFor } from '../../testing/certificates.ts';
import { freePort } from '../../testing/freePort.ts';
import { openTls } from './tls.ts';

const domain = 'harbor.example';
const origin = `https://${domain}`;
const authority = new URL('https://authority.example/dir');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let dataDir: string;
let now: Date;
beforeEach(() => {
  now = new Date('2026-05-04T10:00:00Z');
  dataDir = mkdtempSync(join(tmpdir(), 'skill-harbor-tls-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

/** Starts a server with TLS. Its fake certificate authority issues certificates for 90 days, or refuses to. */
async function start({ refuses = false } = {}) {
  const httpPort = await freePort();
  const requests: Date[] = [];
  const state = { refuses };
  const tls = await openTls(
    { domain, contact: null, authority, httpPort },
    {
      dataDir,
      origin,
      clock: () => now,
      log: pino({ level: 'silent' }),
      obtain: async ({ publish }) => {
        requests.push(now);
        const withdraw = publish('token', 'token.thumbprint');
        const response = await fetch(`http://127.0.0.1:${httpPort}/.well-known/acme-challenge/token`);
        expect(await response.text()).toBe('token.thumbprint');
        withdraw();
        if (state.refuses) throw new Error('No certificate today.');
        return certificateFor(domain, now);
      },
    },
  );
  const server = tls.createServer({}, (_request, response) => response.end('harbor'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await tls.listen('127.0.0.1');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await tls.close();
  };
  onTestFinished(stop);
  return { tls, server, requests, state, stop, http: `http://127.0.0.1:${httpPort}` };
}

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Opens a new connection, and returns the serial number of the certificate that the server presents. */
async function serialOf(server: Server): Promise<string> {
  const socket = connect({ port: portOf(server), servername: domain, rejectUnauthorized: false });
  await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

test('the first start gets a certificate and stores it in a file that only the server’s user can read, and the next start reads this file', async () => {
  const first = await start();
  expect(first.requests).toHaveLength(1);
  const serial = await serialOf(first.server);
  await first.stop();
  const again = await start();
  expect(again.requests).toEqual([]);
  expect(await serialOf(again.server)).toBe(serial);
  const folder = join(dataDir, 'tls/authority.example-dir');
  expect(readdirSync(folder)).toEqual([`${domain}.pem`]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, `${domain}.pem`)).mode & 0o777).toBe(0o600);
});

test('the server renews a certificate when a third of its lifetime is left, and closes no open connection', async () => {
  const { tls, server, requests } = await start();
  const before = await serialOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ port: portOf(server), servername: domain, agent, rejectUnauthorized: false }, (response) => {
        const { socket } = response;
        const serial = socket instanceof TLSSocket ? socket.getPeerCertificate().serialNumber : '';
        response.resume().on('end', () => resolve(serial));
      }).on('error', reject);
    });
  expect(await ask()).toBe(before);

  now = new Date(now.getTime() + 59 * DAY_MS);
  await tls.check();
  expect(requests).toHaveLength(1);
  now = new Date(now.getTime() + 2 * DAY_MS);
  await tls.check();
  expect(requests).toHaveLength(2);
  expect(await serialOf(server)).not.toBe(before);
  expect(await ask()).toBe(before);
  agent.destroy();
  expect(tls.expiry()).toEqual(new Date(now.getTime() + 90 * DAY_MS));
});

test('after a refused renewal, the server tries again after five minutes, then less often, and still uses the old certificate', async () => {
  const { tls, server, requests, state } = await start();
  const before = await serialOf(server);
  state.refuses = true;
  now = new Date(now.getTime() + 61 * DAY_MS);
  const attempts = async (hours: number) => {
    const until = now.getTime() + hours * HOUR_MS;
    const already = requests.length;
    while (now.getTime() < until) {
      await tls.check();
      now = new Date(now.getTime() + 60_000);
    }
    return requests.length - already;
  };
  expect(await attempts(1)).toBe(3);
  expect(await attempts(10)).toBe(10);
  expect(tls.problem()).toBe('No certificate today.');
  expect(await serialOf(server)).toBe(before);
  state.refuses = false;
  now = new Date(now.getTime() + HOUR_MS);
  await tls.check();
  expect(tls.problem()).toBeNull();
  expect(await serialOf(server)).not.toBe(before);
});

test('a damaged certificate, or a certificate for another domain, is replaced by a new one', async () => {
  const first = await start();
  await first.stop();
  const file = join(dataDir, 'tls/authority.example-dir', `${domain}.pem`);
  writeFileSync(file, 'not a certificate');
  const second = await start();
  expect(second.requests).toHaveLength(1);
  await second.stop();
  writeFileSync(file, (await certificateFor('other.example', now)).pem);
  const third = await start();
  expect(third.requests).toHaveLength(1);
  const serial = new X509Certificate((await certificateFor(domain, now)).pem).serialNumber;
  expect(await serialOf(third.server)).not.toBe(serial);
});

describe('a request without TLS', () => {
  const ask = (address: string, path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { redirect: 'manual', headers });

  test.each([
    ['/explore?skill=ts', `${origin}/explore?skill=ts`],
    ['//evil.example/', `${origin}//evil.example/`],
  ])('%s redirects to %s, whatever the Host header says', async (path, to) => {
    const { http } = await start();
    const response = await ask(http, path, { host: 'evil.example' });
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  test('a request for an unknown ACME challenge gets the status 404, not a redirect', async () => {
    const { http } = await start();
    expect((await ask(http, '/.well-known/acme-challenge/other')).status).toBe(404);
  });

  test('a request gets the status 503 while there is no certificate, because the https address does not work yet', async () => {
    const { http, tls } = await start({ refuses: true });
    expect((await ask(http, '/')).status).toBe(503);
    expect(tls.problem()).toBe('No certificate today.');
    expect(tls.expiry()).toBeNull();
  });
});
