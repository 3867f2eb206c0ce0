/** Makes users in tests moderators and operators. */
import { createHash } from 'node:crypto';
import type { StaffRole } from '@skillharbor/contract';
import { writeStaffRole } from '../marketplace/auth/staff.repository.ts';
import { signUp } from './people.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './testServer.ts';

/** Signs up a client, and makes the client a member of the staff who has a second factor. */
export async function hireStaff(
  server: TestServer,
  role: StaffRole,
  { hasFactor = true }: { hasFactor?: boolean } = {},
): Promise<TestPerson> {
  const person = await signUp(server, 'client', { company: '' });
  await writeStaffRole(server.database.kysely, person.id, role, server.now());
  if (hasFactor) await giveFactor(server, person);
  return person;
}

/**
 * Stores a passkey to which no authenticator belongs, unless the user already has a passkey. The passkey counts as a
 * second factor.
 */
export async function giveFactor(
  server: Pick<TestServer, 'database' | 'now'>,
  { id }: TestPerson,
): Promise<void> {
  const digest = createHash('sha256').update(`staff ${id}`).digest();
  const hex = digest.toString('hex');
  await server.database.kysely
    .insertInto('passkeys')
    .values({
      id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
      user_id: id,
      credential_id: digest,
      public_key: digest,
      counter: 0,
      transports: [],
      name: 'Key ring',
      created_at: server.now(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
