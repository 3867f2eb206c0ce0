/**
 * Starts a push service (RFC 8030) on this machine, because tests must not depend on the push service of a browser. Its
 * certificate is self-signed, and the server under test must trust it.
 *
 *     const service = await startPushService();
 *     const browser = service.subscribe();
 *     JSON.parse(browser.decrypt((await service.nextMessage()).body));
 */
import { once } from 'node:events';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { generate } from 'selfsigned';
import { createBrowserKeys } from './browserKeys.ts';
import type { BrowserKeys } from './browserKeys.ts';

export { createBrowserKeys } from './browserKeys.ts';

interface PushedMessage {
  endpoint: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface SubscribedBrowser {
  /** The subscription that the browser gives to the server. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  decrypt: BrowserKeys['decrypt'];
}

export interface PushService {
  /** The certificate of the push service in PEM. */
  certificate: string;
  origin: string;
  /** All messages that have arrived. */
  messages: readonly PushedMessage[];
  subscribe(): SubscribedBrowser;
  /** Resolves to the oldest message that no earlier call has returned. */
  nextMessage: () => Promise<PushedMessage>;
  /** Sets the status of all later responses. */
  respondWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const messages: PushedMessage[] = [];
  let returned = 0;
  let response: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  const server = createServer({ cert, key });
  server.on('request', (request, reply) => {
    void buffer(request).then((body) => {
      messages.push({ endpoint: `${origin}${request.url}`, headers: request.headers, body });
      reply.writeHead(response.status, response.headers).end();
      server.emit('message');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The push service has no port.');
  const origin = `https://127.0.0.1:${address.port}`;
  return {
    certificate: cert,
    origin,
    messages,
    subscribe() {
      const { p256dh, auth, decrypt } = createBrowserKeys();
      return { subscription: { endpoint: `${origin}/send/${randomUUID()}`, p256dh, auth }, decrypt };
    },
    async nextMessage() {
      for (;;) {
        const next = messages[returned];
        if (!next) {
          await once(server, 'message');
          continue;
        }
        returned += 1;
        return next;
      }
    },
    respondWith: (status, headers = {}) => void (response = { status, headers }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
