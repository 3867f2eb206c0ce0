/**
 * Prevents the disk from filling up. The server always allows reads, but refuses writes before the disk is full.
 * PostgreSQL can start and serve reads on a nearly full disk, but it shuts down when it has no space for its log.
 */
import type { OperationId } from '@skillharbor/contract';
import { statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { ProblemError, diskFullForFile } from '@skillharbor/contract-server/problem';

const MIB = 1024 * 1024;

/** The space for several files of PostgreSQL's log, and for the uploads that may arrive in the meantime, in bytes. */
export const DISK_RESERVE = 128 * MIB;
/**
 * The space for the next two files of PostgreSQL's log, in bytes. With less free space, even a small write could shut
 * PostgreSQL down.
 */
export const LAST_RESERVE = 32 * MIB;

/**
 * The space that must be free when each operation is called, in bytes. For an operation that is not listed, this is
 * DISK_RESERVE, or 0 if the operation only reads. Operations that keep users signed in write very little, so they need
 * only LAST_RESERVE.
 */
const reserves: Partial<Record<OperationId, number>> = {
  logIn: LAST_RESERVE,
  logInWithPasskey: LAST_RESERVE,
  logInWithCode: LAST_RESERVE,
  logOut: LAST_RESERVE,
  changePassword: LAST_RESERVE,
  confirmPasswordReset: LAST_RESERVE,
  // These operations only read, although they have HTTP methods that usually write.
  refreshToken: 0,
  preparePasskeyLogIn: 0,
  checkPasswordReset: 0,
  checkSignUpInvitation: 0,
  checkJobLink: 0,
  checkMailLink: 0,
  checkSavedSearchLink: 0,
};

/**
 * Returns the onRequest hook that refuses a write if there is not enough free space. `takesFile` determines the status
 * and the message of the refusal.
 */
export function diskSpaceGuardOf(id: OperationId, takesFile: boolean, freeBytes: () => Promise<number>) {
  const { [id]: reserve = DISK_RESERVE } = reserves;
  return async ({ method }: FastifyRequest): Promise<void> => {
    if (reserve === 0 || method === 'GET' || method === 'HEAD') return;
    if ((await freeBytes()) > reserve) return;
    throw takesFile ? diskFullForFile() : new ProblemError(503, 'disk_full', 300);
  };
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
