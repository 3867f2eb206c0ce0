import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { NotificationsRead } from '@skillharbor/contract';

export const listNotifications = ({ bearer }: Api, page: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/notifications/', { params: { query: { page } }, signal }));

export const readNotifications = ({ bearer }: Api, body: NotificationsRead) =>
  unwrap(bearer.PATCH('/api/users/notifications/', { body }));
