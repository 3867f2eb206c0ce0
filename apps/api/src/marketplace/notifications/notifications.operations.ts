/** Shows users their notifications. Users can read only their own notifications. */
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { countUnreadNotifications, listNotifications, recordRead } from './notifications.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

const PAGE_SIZE = 20;

export function notificationOperations({
  queries,
  clock,
}: Services): OperationsOf<'listNotifications' | 'readNotifications'> {
  return {
    async listNotifications({ person, query, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const rows = isWithin(page) ? await listNotifications(queries, person.id, page) : [];
      const unread = await countUnreadNotifications(queries, person.id);
      return ok({ ...paginate(rows, page, url), unread });
    },

    async readNotifications({ person, body: { id, and_earlier: andEarlier = false } }) {
      await recordRead(queries, person.id, { id, andEarlier }, clock());
      return ok({ unread: await countUnreadNotifications(queries, person.id) });
    },
  };
}
