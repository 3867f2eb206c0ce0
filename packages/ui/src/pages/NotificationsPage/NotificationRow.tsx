'use client';

import type { Notification } from '@skillharbor/contract';
import { useNotificationMessages } from '../../messages/useNotificationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { about, aside, row, sentence } from './NotificationsPage.css.ts';

interface NotificationRowProps {
  notification: Notification;
  href: string;
  onFollow: () => void;
}

/** A row that is one link: what has happened, about which job, and when. A word marks it while it is unread. */
export function NotificationRow({ notification, href, onFollow }: NotificationRowProps) {
  const { kind, title, created_at, is_read } = notification;
  const messages = useNotificationMessages();
  const format = useFormat();
  const RouterLink = useLinkComponent();
  return (
    <article>
      <RouterLink href={href} className={row} onClick={onFollow}>
        <span className={sentence({ isRead: is_read })}>{messages.kinds[kind]}</span>
        <span className={aside}>
          {!is_read && <Badge tone="accent">{messages.unread}</Badge>}
          <Text as="time" dateTime={created_at} size="small" tone="muted" numeric>
            <bdi>{format.time(created_at)}</bdi>
          </Text>
        </span>
        {title !== '' && (
          <span className={about}>
            <bdi>{title}</bdi>
          </span>
        )}
      </RouterLink>
    </article>
  );
}
