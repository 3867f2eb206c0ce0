/** Deletes the accounts whose addresses were not confirmed in time, with their files. */
import { pictureKeys } from '../../files/keys.ts';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { recordFiles } from '../../files/unreferenced.repository.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { listPicturesOf } from './accounts.repository.ts';
import { listLogosOf } from '../companies/companies.repository.ts';
import { listPiecePicturesOf } from '../portfolio/portfolio.repository.ts';
import { deleteUsers, lockUnconfirmed } from '../auth/users.repository.ts';

const LIFETIME_S = 7 * 24 * 60 * 60;
const ACCOUNTS_AT_ONCE = 100;

export async function removeUnconfirmed(services: FileServices): Promise<void> {
  while (await removeSome(services)) {
    // The next accounts are removed in a transaction of their own.
  }
}

/** Removes the oldest accounts. Returns true if there may be more. */
async function removeSome(services: FileServices): Promise<boolean> {
  const { queries, clock } = services;
  const now = clock();
  const { ids, keys } = await queries.transaction().execute(async (transaction) => {
    const oldest = await lockUnconfirmed(transaction, secondsAfter(now, -LIFETIME_S), ACCOUNTS_AT_ONCE);
    if (oldest.length === 0) return { ids: oldest, keys: [] };
    const files = [
      ...(await listPicturesOf(transaction, oldest)).flatMap((picture) => pictureKeys(picture)),
      ...(await listLogosOf(transaction, oldest)).flatMap((logo) => pictureKeys(logo)),
      ...(await listPiecePicturesOf(transaction, oldest)).flatMap((picture) =>
        pictureKeys(picture, 'landscape'),
      ),
    ];
    await deleteUsers(transaction, oldest);
    if (files.length > 0) await recordFiles(transaction, files, now);
    return { ids: oldest, keys: files };
  });
  if (keys.length > 0) await retireFiles(services, keys);
  return ids.length === ACCOUNTS_AT_ONCE;
}
