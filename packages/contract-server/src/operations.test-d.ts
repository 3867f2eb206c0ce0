/** `pnpm typecheck` fails if one of these operations compiles. This file is never run. */
import type { OperationOf } from './operations.ts';
import type { operations } from './example/schema.d.ts';

interface Harbour {
  operations: operations;
  endpoints: { listBerths: { audience: 'visitor' }; bookBerth: { audience: 'captain-owner' } };
  role: 'captain' | 'pilot';
}

const booked: OperationOf<Harbour, 'bookBerth'> = async ({ body, person }) => {
  const role: 'captain' = person.role;
  return { status: 201, body: { name: `${body.ship} ${body.nights.toFixed()} ${role}` } };
};

// @ts-expect-error -- the document declares no 404
const undeclared: OperationOf<Harbour, 'bookBerth'> = async () => ({ status: 404 });

// @ts-expect-error -- the server itself responds with 304
const notModified: OperationOf<Harbour, 'listBerths'> = async () => ({ status: 304 });

// @ts-expect-error -- the person of a visitor may be null
const visitor: OperationOf<Harbour, 'listBerths'> = async ({ person: { id } }) => ({
  status: 200,
  body: { results: [{ name: String(id) }] },
});

void [booked, undeclared, notModified, visitor];
