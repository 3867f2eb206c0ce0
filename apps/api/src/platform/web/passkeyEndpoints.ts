/**
 * Tells password managers on which page users manage their passkeys.
 * https://w3c.github.io/webappsec-passkey-endpoints/passkey-endpoints.html
 */
import type { FastifyInstance } from 'fastify';
import { originOf } from '@skillharbor/contract-server/origin';

/** Registers the address. The function `canAdd` returns false while users cannot add passkeys. */
export function registerPasskeyEndpoints(
  app: FastifyInstance,
  publicUrl: URL | null,
  canAdd: () => Promise<boolean>,
): void {
  app.get('/.well-known/passkey-endpoints', async (request, reply) => {
    const account = `${originOf(request, publicUrl)}/account`;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .send({ ...((await canAdd()) && { enroll: account }), manage: account });
  });
}
