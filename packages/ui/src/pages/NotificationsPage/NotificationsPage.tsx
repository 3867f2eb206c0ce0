'use client';

import type { Notification } from '@skillharbor/contract';
import { Bell } from 'lucide-react';
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
import { day, dayHead, entries } from './NotificationsPage.css.ts';

export interface NotificationsPageProps {
  /** The notifications, newest first. */
  notifications: Loadable<readonly Notification[]>;
  pages: Pages;
  /** The current time in ISO 8601, which tells today's notifications from earlier ones. */
  now: string;
  /** Returns the address that a notification links to. */
  hrefOf: (notification: Notification) => string;
  /** Called when the user follows the link of a notification. The app then marks it as read. */
  onFollow: (notification: Notification) => void;
  /**
   * The function that marks all notifications as read, with the state of its request. It is null if all notifications
   * are read.
   */
  readAll: { submission: Submission; onRead: () => void } | null;
  /** The address of the page on which the user chooses mails. Its anchor `#notifications` leads to this choice. */
  mailsHref: string;
  /** The section about notifications on this device, {@link PushSection}. Its code may load later. */
  push: ReactNode;
}

/**
 * Lists a user's notifications by day. Each notification links to the page that it is about.
 *
 * @use For the page to which the bell of {@link NavigationBar} links.
 */
export function NotificationsPage(props: NotificationsPageProps) {
  const { notifications, pages, now, hrefOf, onFollow, readAll, mailsHref, push } = props;
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
            <Link href={`${mailsHref}#notifications`}>{messages.mails}</Link>
          </div>
        </Stack>
        {readAll?.submission.status === 'failed' && (
          <Notice tone="critical">{readAll.submission.message ?? messages.readFailed}</Notice>
        )}
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
              <EmptyState title={messages.empty} icon={<Bell />}>
                {messages.emptyReason}
              </EmptyState>
            ) : (
              <Stack space="32">
                <div ref={list}>
                  <Stack space="32">
                    <Days
                      notifications={data}
                      now={now}
                      action={readAll && <ReadAll {...readAll} />}
                      hrefOf={hrefOf}
                      onFollow={onFollow}
                    />
                  </Stack>
                </div>
                <Pagination pages={pages} loading={messages.loading} />
              </Stack>
            )
          }
        </LoadableContent>
        {/* A section below a list of unknown length would move when the list arrives. */}
        {notifications.status !== 'loading' && push}
      </Stack>
    </PageBody>
  );
}

function ReadAll({ submission, onRead }: NonNullable<NotificationsPageProps['readAll']>) {
  const messages = useNotificationMessages();
  const isReading = submission.status === 'submitting';
  return (
    <Button
      pending={isReading}
      // The longer label is passed only while it is shown, so that no room is reserved for it. Nothing beside the button
      // moves.
      {...(isReading && { pendingLabel: messages.readingAll })}
      onClick={onRead}
    >
      {messages.readAll}
    </Button>
  );
}

interface DaysProps {
  notifications: readonly Notification[];
  now: string;
  /** The button beside the newest day. It arrives with the notifications, so that it moves nothing. */
  action: ReactNode;
  hrefOf: NotificationsPageProps['hrefOf'];
  onFollow: NotificationsPageProps['onFollow'];
}

/** Groups the notifications by day, in the user's time zone. */
function Days({ notifications, now, action, hrefOf, onFollow }: DaysProps) {
  const messages = useNotificationMessages();
  const format = useFormat();
  const days = Map.groupBy(notifications, ({ created_at }) => format.date(created_at));
  return [...days].map(([date, ofDay], index) => (
    <section key={date} className={day}>
      <div className={dayHead}>
        <Heading level={2} size="small">
          {date === format.date(now) ? messages.today(date) : date}
        </Heading>
        {index === 0 && action}
      </div>
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
