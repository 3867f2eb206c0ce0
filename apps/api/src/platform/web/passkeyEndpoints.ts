/**
 * Tells password managers where users manage their passkeys.
 * https://w3c.github.io/webappsec-passkey-endpoints/passkey-endpoints.html
 */
import type { FastifyInstance } from 'fastify';
import { originOf } from '@skillharbor/contract-server/origin';

export function registerPasskeyEndpoints(app: FastifyInstance, publicUrl: URL | null): void {
  app.get('/.well-known/passkey-endpoints', (request, reply) => {
    const account = `${originOf(request, publicUrl)}/account`;
    return reply.header('cache-control', 'public, max-age=3600').send({ enroll: account, manage: account });
  });
}
