import type { Queries } from '../../platform/database/tables.ts';
import { isPasswordOf } from './passwords.ts';
import { findPasswordHash } from './users.repository.ts';

/** Returns the hash of a user's password if this is the password, and null otherwise. */
export async function ownPasswordHash(
  queries: Queries,
  userId: number,
  password: string,
): Promise<string | null> {
  const passwordHash = await findPasswordHash(queries, userId);
  if (passwordHash === undefined || !(await isPasswordOf(passwordHash, password))) return null;
  return passwordHash;
}
