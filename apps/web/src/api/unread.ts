import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';

export const countUnread = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/users/unread/', { signal }));
