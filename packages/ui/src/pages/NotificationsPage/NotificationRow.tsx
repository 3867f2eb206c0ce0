'use client';

import type { Notification } from '@skillharbor/contract';
import {
  Bell,
  CircleCheck,
  CircleX,
  Handshake,
  Hourglass,
  Mail,
  Quote,
  Search,
  Star,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useNotificationMessages } from '../../messages/useNotificationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { about, aside, row, symbol, unread } from './NotificationsPage.css.ts';

interface NotificationRowProps {
  notification: Notification;
  href: string;
  onFollow: () => void;
}

/** The icons of the kinds of notification. The bell stands for all other kinds. */
const icons: Partial<Record<Notification['kind'], LucideIcon>> = {
  application_received: UserRound,
  application_accepted: CircleCheck,
  application_declined: CircleX,
  application_withdrawn: Undo2,
  application_shortlisted: Star,
  applications_expiring: Hourglass,
  freelancers_found: Search,
  saved_search_matched: Search,
  agreement_changed: Handshake,
  work_record_sentence_received: Quote,
  invitation_received: Mail,
  message_received: Mail,
  question_received: Mail,
  question_replied: Mail,
  question_deleted: Mail,
  visitor_thread_begun: Mail,
  visitor_message_received: Mail,
};

/**
 * Shows a notification as one link: what has happened, which job it is about, and when it happened. A label marks it
 * while it is unread.
 */
export function NotificationRow({ notification, href, onFollow }: NotificationRowProps) {
  const { kind, title, created_at, is_read } = notification;
  const messages = useNotificationMessages();
  const format = useFormat();
  const RouterLink = useLinkComponent();
  const Icon = icons[kind] ?? Bell;
  return (
    <article>
      <RouterLink href={href} className={is_read ? row : unread} onClick={onFollow}>
        <span className={symbol}>
          <Icon />
        </span>
        <span>{messages.kinds[kind]}</span>
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
