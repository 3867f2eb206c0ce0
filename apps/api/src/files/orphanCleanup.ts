/**
 * Removes orphans. These are recorded files to which no row refers, because the process crashed between storing the
 * file and committing the row. Orphans move to the trash, `trash/YYYY-MM-DD/…`, and are deleted a week later. Files
 * without a record are never removed.
 */
import type { FastifyBaseLogger } from 'fastify';
import { dayOf, secondsAfter } from '../platform/time/clock.ts';
import type { FileServices } from './storeFiles.ts';
import { trashKey } from './trash.ts';
import { abandonFiles, forgetFiles, listAbandoned } from './unreferenced.repository.ts';
import type { AbandonedFile } from './unreferenced.repository.ts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
/**
 * The age at which a file to which no row refers counts as an orphan. It is far longer than any request needs to store
 * a file and commit its row.
 */
const CLAIM_TIMEOUT_S = HOUR_S;
const TRASH_RETENTION_DAYS = 7;

type OrphanCleanupOptions = FileServices & { log: FastifyBaseLogger };

/**
 * Moves files to the trash that were recorded before this time and to which no row refers, and deletes expired trash.
 */
export async function cleanUpOrphans(options: OrphanCleanupOptions, recordedBefore: Date): Promise<void> {
  const { queries, clock, log } = options;
  const orphans = await abandonFiles(queries, { recordedBefore }, dayOf(clock()));
  if (orphans.length > 0) log.warn({ orphans }, 'orphans of a crash move to the trash');
  for (const file of await listAbandoned(queries)) {
    await discard(options, file).catch((error: unknown) =>
      log.warn({ err: error, key: file.key }, 'an orphan could not be moved or deleted'),
    );
  }
}

/** Repeats all steps for every file, because an earlier run may have stopped between any two steps. */
async function discard(
  { queries, files, clock }: OrphanCleanupOptions,
  { key, day }: AbandonedFile,
): Promise<void> {
  const place = trashKey(day, key);
  await files.move(key, place);
  if (day > dayOf(secondsAfter(clock(), -TRASH_RETENTION_DAYS * DAY_S))) return;
  await files.remove(place);
  await forgetFiles(queries, [key]);
}

/**
 * Returns a task that cleans up the orphans.
 *
 * @param isAlone true if no other process uses the database, so that every orphan that was recorded before the start of
 *   this process can be removed at once
 */
export function createOrphanCleanup({
  isAlone,
  ...options
}: OrphanCleanupOptions & { isAlone: boolean }): () => Promise<void> {
  const { clock } = options;
  const startedAt = clock();
  return async () => {
    const timedOut = secondsAfter(clock(), -CLAIM_TIMEOUT_S);
    await cleanUpOrphans(options, isAlone && startedAt > timedOut ? startedAt : timedOut);
  };
}
