'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { notifications } from './notifications.ts';

export function useNotificationMessages(): Messages['notifications'] {
  return useMessages('notifications', notifications);
}
