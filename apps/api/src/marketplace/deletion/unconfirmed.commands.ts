/** Deletes the accounts whose email addresses were not confirmed in time, and the files of these accounts. */
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { lockUnconfirmed } from '../auth/users.repository.ts';
import { deleteUsers } from './deleteUsers.ts';

const LIFETIME_S = 7 * 24 * 60 * 60;
const ACCOUNTS_AT_ONCE = 100;

export async function removeUnconfirmed(services: FileServices): Promise<void> {
  while (await removeSome(services)) {
    // Further accounts are deleted in another transaction.
  }
}

/** Deletes the oldest unconfirmed accounts. Returns true if more accounts may have to be deleted. */
async function removeSome(services: FileServices): Promise<boolean> {
  const { queries, clock } = services;
  const now = clock();
  const { count, keys } = await queries.transaction().execute(async (transaction) => {
    const ids = await lockUnconfirmed(transaction, secondsAfter(now, -LIFETIME_S), ACCOUNTS_AT_ONCE);
    return {
      count: ids.length,
      keys: ids.length > 0 ? await deleteUsers(transaction, ids, now) : [],
    };
  });
  if (keys.length > 0) await retireFiles(services, keys);
  return count === ACCOUNTS_AT_ONCE;
}
