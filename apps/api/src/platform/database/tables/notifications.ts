import type { NotificationKind, PushGroup } from '@skillharbor/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface NotificationsTables {
  notifications: NotificationsTable;
  push_subscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
}

interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: NotificationKind;
  title: string;
  listing_id: number | null;
  application_id: number | null;
  thread_id: number | null;
  ruling_id: number | null;
  created_at: Date;
  read_at: Date | null;
}

interface PushSubscriptionsTable {
  session_id: string;
  endpoint_digest: Uint8Array;
  /**
   * The encrypted address and keys of the browser's push subscription. It is empty if the push service has dropped the
   * subscription.
   */
  sealed: string;
  hidden_groups: Generated<readonly PushGroup[]>;
  created_at: Date;
}

interface PushesTable {
  notification_id: number;
  session_id: string;
  attempts: Generated<number>;
  due_at: Date;
}
