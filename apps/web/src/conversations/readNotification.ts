import type { NotificationsRead } from '@skillharbor/contract';
import { readNotifications } from '../api/notifications.ts';
import type { App } from '../app/app.ts';
import { changeLive } from './live.ts';
import { notificationsKey } from '../notifications/queries.ts';

/**
 * Marks one notification as read, or a notification and all earlier ones. The bell of this page shows the new number at
 * once.
 */
export async function read({ api, queries }: App, body: NotificationsRead): Promise<void> {
  const { unread: notifications } = await readNotifications(api, body);
  changeLive(queries, { notifications });
  await queries.invalidateQueries({ queryKey: notificationsKey });
}

/**
 * Marks a notification as read when the user follows its link. A failure is not shown, because the notification only
 * stays unread.
 */
export function readFollowed(app: App, id: number): void {
  read(app, { id }).catch((error: unknown) => app.log('A notification was not marked as read.', error));
}
