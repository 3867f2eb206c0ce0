/** Tests sending messages to a push service on this machine, which decrypts them as a browser does. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createBrowserKeys, startPushService } from '@skillharbor/tooling/pushService';
import type { PushService } from '@skillharbor/tooling/pushService';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutsideAgent } from '../../platform/security/outsideAgent.ts';
import { createPushKeys } from './pushKeys.ts';
import { createPushTransport } from './pushTransport.ts';

const keys = createPushKeys(Buffer.alloc(32, 'k'));
const message = { payload: '{"title":"Lotse für Brücken"}', ttlS: 600, urgency: 'low' } as const;

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => service.respondWith(201));
afterAll(() => service.close());

const transportTo = (privateAddresses: string[], timeoutMs?: number) =>
  createPushTransport({
    keys,
    contact: 'https://harbor.test',
    agent: createOutsideAgent({ dnsServers: null, privateAddresses }, { ca: service.certificate }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

test('a message arrives encrypted and signed by the server, with its lifetime and its urgency', async () => {
  const { subscription, decrypt } = service.subscribe();
  expect(await transportTo(['127.0.0.1']).send(subscription, message)).toBe('sent');
  const { endpoint, headers, body } = await service.nextMessage();
  expect(endpoint).toBe(subscription.endpoint);
  expect(headers).toMatchObject({ ttl: '600', urgency: 'low', 'content-encoding': 'aes128gcm' });
  expect(body.includes('Lotse')).toBe(false);
  expect(decrypt(body)).toBe(message.payload);
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  expect(decodeJwt(token)).toMatchObject({ aud: service.origin, sub: 'https://harbor.test' });
});

test.each([
  [200, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('the status %d means that a message is %s', async (status, outcome) => {
  service.respondWith(status);
  const { subscription } = service.subscribe();
  expect(await transportTo(['127.0.0.1']).send(subscription, message)).toBe(outcome);
});

test('a redirect of the push service is not followed', async () => {
  const before = service.messages.length;
  service.respondWith(307, { location: `${service.origin}/elsewhere` });
  const { subscription } = service.subscribe();
  expect(await transportTo(['127.0.0.1']).send(subscription, message)).toBe('refused');
  expect(service.messages).toHaveLength(before + 1);
});

test.each([429, 500, 503])(
  'a response with the status %d causes an error that names only the host of the push service',
  async (status) => {
    service.respondWith(status);
    const { subscription } = service.subscribe();
    await expect(transportTo(['127.0.0.1']).send(subscription, message)).rejects.toThrow(
      `The push service 127.0.0.1 responded with the status ${status}.`,
    );
  },
);

test('no connection is made to a private address, and the error does not contain the path', async () => {
  const before = service.messages.length;
  const { subscription } = service.subscribe();
  await expect(transportTo([]).send(subscription, message)).rejects.toThrow(
    /^The push service 127\.0\.0\.1 cannot be reached: PrivateAddressError\.$/,
  );
  expect(service.messages).toHaveLength(before);
});

test('a request to a push service that does not respond ends with an error', async () => {
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  // The address is an object and not a string, because the server listens on a port.
  const { port } = silent.address() as AddressInfo;
  const { p256dh, auth } = createBrowserKeys();
  const endpoint = `https://127.0.0.1:${port}/secret`;
  await expect(transportTo(['127.0.0.1'], 100).send({ endpoint, p256dh, auth }, message)).rejects.toThrow(
    /^The push service 127\.0\.0\.1 cannot be reached: ABORT_ERR\.$/,
  );
  silent.close();
});
