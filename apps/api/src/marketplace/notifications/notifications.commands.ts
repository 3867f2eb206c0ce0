/** Deletes old notifications that are no longer useful. */
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';

export const RETENTION_S = 90 * 24 * 60 * 60;

export async function removeOldNotifications({
  queries,
  clock,
}: {
  queries: Queries;
  clock: Clock;
}): Promise<void> {
  await deleteNotificationsBefore(queries, secondsAfter(clock(), -RETENTION_S));
}
