import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { recordFiles } from '../../files/unreferenced.repository.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { deleteCasesBefore } from './retention.repository.ts';

/**
 * The time for which closed cases are kept, in seconds. The owner may appeal for six months, and may go to court after
 * that.
 */
const RETENTION_S = 365 * 24 * 60 * 60;

/** Deletes the cases that were closed more than a year ago, with their reports. Cases whose ruling is in force stay. */
export async function removeOldCases(services: FileServices): Promise<void> {
  const { queries, clock } = services;
  const keys = await queries.transaction().execute(async (transaction) => {
    const gone = await deleteCasesBefore(transaction, secondsAfter(clock(), -RETENTION_S));
    if (gone.length > 0) await recordFiles(transaction, gone, clock());
    return gone;
  });
  if (keys.length > 0) await retireFiles(services, keys);
}
