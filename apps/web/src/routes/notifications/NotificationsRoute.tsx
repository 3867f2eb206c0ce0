import type { Notification } from '@skillharbor/contract';
import { NotificationsPage } from '@skillharbor/ui/pages';
import { Skeleton, useNotificationMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { latePart } from '../../loading/latePart.tsx';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { addressOf } from '../../notifications/addressOf.ts';
import { notificationsQuery } from '../../notifications/queries.ts';
import { read, readFollowed } from '../../conversations/readNotification.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSubmission } from '../../submission/useSubmission.ts';

/** The section about this device is at the end of the page, and the page does not wait for it. */
const PushOnDevice = latePart(
  async () => (await import('../../notifications/PushOnDevice.tsx')).PushOnDevice,
  {
    waiting: <Skeleton shape="block" height="15rem" />,
  },
);

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, notificationsQuery(app, 1), siteQuery(app));
}

export function Component() {
  const app = useApp();
  const messages = useNotificationMessages();
  const appMessages = useAppMessages();
  const [now] = useState(() => new Date().toISOString());
  const { first, items, pages } = usePagedList(
    (page) => notificationsQuery(app, page),
    loadMessages.notifications(messages),
  );

  const [readingAll, submitReadingAll] = useSubmission<number>({
    send: (id) => read(app, { id, and_earlier: true }),
    explain: (error) => sendFailure(error, messages.readFailed, appMessages),
  });
  const [newest] = items;
  const hasUnread = first.status === 'ready' && first.data.unread > 0 && newest !== undefined;

  function follow({ id, is_read }: Notification): void {
    if (!is_read) readFollowed(app, id);
  }

  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <NotificationsPage
        notifications={mapLoadable(first, () => items)}
        pages={pages}
        now={now}
        hrefOf={addressOf}
        onFollow={follow}
        readAll={hasUnread ? { submission: readingAll, onRead: () => submitReadingAll(newest.id) } : null}
        mailsHref={paths.account()}
        push={<PushOnDevice level={2} />}
      />
    </>
  );
}
