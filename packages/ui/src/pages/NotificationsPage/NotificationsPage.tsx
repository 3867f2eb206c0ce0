'use client';

import type { Notification } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useNotificationMessages } from '../../messages/useNotificationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages, Submission } from '../../primitives/state.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { day, entries } from './NotificationsPage.css.ts';

export interface NotificationsPageProps {
  /** The notifications, newest first. */
  notifications: Loadable<readonly Notification[]>;
  pages: Pages;
  /** Returns the address to which a notification leads. */
  hrefOf: (notification: Notification) => string;
  /** Called when the user follows the link of a notification. Mark it as read. */
  onFollow: (notification: Notification) => void;
  /** How to mark all as read, or null if none is unread. */
  readAll: { submission: Submission; onRead: () => void } | null;
  /** The address where the user chooses mails. */
  mailsHref: string;
  /** The section about notifications on this device, {@link PushSection}. It may load later. */
  push: ReactNode;
}

/**
 * Lists by day what has happened for a user. Each entry leads to the page that it is about.
 *
 * @use For the page that the bell of {@link NavigationBar} leads to.
 */
export function NotificationsPage(props: NotificationsPageProps) {
  const { notifications, pages, hrefOf, onFollow, readAll, mailsHref, push } = props;
  const messages = useNotificationMessages();
  const ids = notifications.status === 'ready' ? notifications.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.intro}</Text>
          <div>
            <Link href={mailsHref}>{messages.mails}</Link>
          </div>
        </Stack>
        <LoadableContent
          of={notifications}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="8rem" />
              <Skeleton shape="block" height="8rem" />
            </Stack>
          }
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>
            ) : (
              <Stack space="32">
                {readAll && <ReadAll {...readAll} />}
                <div ref={list}>
                  <Stack space="32">
                    <Days notifications={data} hrefOf={hrefOf} onFollow={onFollow} />
                  </Stack>
                </div>
                <Pagination pages={pages} loading={messages.loading} />
              </Stack>
            )
          }
        </LoadableContent>
        {push}
      </Stack>
    </PageBody>
  );
}

function ReadAll({ submission, onRead }: NonNullable<NotificationsPageProps['readAll']>) {
  const messages = useNotificationMessages();
  return (
    <Stack space="12">
      {submission.status === 'failed' && (
        <Notice tone="critical">{submission.message ?? messages.readFailed}</Notice>
      )}
      <div>
        <Button
          pending={submission.status === 'submitting'}
          pendingLabel={messages.readingAll}
          onClick={onRead}
        >
          {messages.readAll}
        </Button>
      </div>
    </Stack>
  );
}

interface DaysProps {
  notifications: readonly Notification[];
  hrefOf: NotificationsPageProps['hrefOf'];
  onFollow: NotificationsPageProps['onFollow'];
}

/** Groups the notifications by the day on which they came in the user's time zone. */
function Days({ notifications, hrefOf, onFollow }: DaysProps) {
  const format = useFormat();
  const days = Map.groupBy(notifications, ({ created_at }) => format.date(created_at));
  return [...days].map(([date, ofDay]) => (
    <section key={date} className={day}>
      <Heading level={2} size="small">
        {date}
      </Heading>
      <ul role="list" className={entries}>
        {ofDay.map((one) => (
          <li key={one.id}>
            <NotificationRow notification={one} href={hrefOf(one)} onFollow={() => onFollow(one)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
