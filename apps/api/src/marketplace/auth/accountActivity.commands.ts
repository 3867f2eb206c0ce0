/** Deletes the old entries of the accounts' activity logs. */
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { deleteActivityBefore } from './accountActivity.repository.ts';

const RETENTION_S = 365 * 24 * 60 * 60;

export async function removeOldActivity({
  queries,
  clock,
}: {
  queries: Queries;
  clock: Clock;
}): Promise<void> {
  await deleteActivityBefore(queries, secondsAfter(clock(), -RETENTION_S));
}
