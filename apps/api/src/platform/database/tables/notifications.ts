import type { NotificationKind } from '@skillharbor/contract';
import type { GeneratedAlways } from 'kysely';

export interface NotificationsTables {
  notifications: NotificationsTable;
}

interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: NotificationKind;
  title: string;
  listing_id: number | null;
  application_id: number | null;
  thread_id: number | null;
  created_at: Date;
  read_at: Date | null;
}
