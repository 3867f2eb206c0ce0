/** A small server with two operations. One of them is only for captains, and has a rate limit. */
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { registerContract } from '@skillharbor/contract-server';
import { readContract } from '@skillharbor/contract-server/document';
import { registerErrorHandler } from '@skillharbor/contract-server/errors';
import { createLimiter } from '@skillharbor/contract-server/limits';
import type { OperationsOf } from '@skillharbor/contract-server/operations';
import type { operations } from './schema.d.ts';

interface Harbour {
  operations: operations;
  endpoints: { listBerths: { audience: 'public' }; bookBerth: { audience: 'captain' } };
  role: 'captain' | 'pilot';
}

export const harbour: OperationsOf<Harbour> = {
  listBerths: async () => ({ status: 200, body: { results: [{ name: 'North 1' }] } }),
  bookBerth: async ({ body, person }) => ({
    status: 201,
    body: { name: `${body.ship}, ${body.nights} nights, captain ${person.id}` },
  }),
};

const alone = { teamRole: 'owner', staffRole: null, isConfirmed: true, needsFactor: false } as const;

const people = new Map([
  ['ada', { id: 1, role: 'captain', accountId: 1, ...alone, sessionId: 'a' }],
  ['bob', { id: 2, role: 'pilot', accountId: 2, ...alone, sessionId: 'b' }],
]);

export async function harbourServer(operations: OperationsOf<Harbour> = harbour) {
  const app = Fastify();
  registerErrorHandler(app, { bodyOf: (problem) => ({ problem }) });
  await registerContract(app, {
    contract: readContract(fileURLToPath(new URL('openapi.yaml', import.meta.url))),
    operations,
    authenticator: {
      personOf: async (token) => people.get(token) ?? null,
      csrfTokenOf: (sessionId) => `csrf-${sessionId}`,
    },
    limiter: createLimiter({ bookBerth: { perAddress: { max: 2, seconds: 60 } } }),
    publicUrl: null,
    operationTimeoutMs: 30_000,
    uploadFolder: tmpdir(),
    maxFileBytes: 1024 * 1024,
  });
  return app;
}

if (import.meta.main) await (await harbourServer()).listen({ port: 3002 });
