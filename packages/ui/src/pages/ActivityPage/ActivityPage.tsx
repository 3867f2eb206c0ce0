'use client';

import type { AccountActivity } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useActivityMessages } from '../../messages/useActivityMessages.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';
import { day, details, end, entries, entry } from './ActivityPage.css.ts';
import { daysOf } from './daysOf.ts';

export interface ActivityPageProps {
  /** The events in the account, newest first. */
  activity: Loadable<readonly AccountActivity[]>;
  /** Loads earlier activity, if there is any. */
  more: More;
  accountHref: string;
}

/** The state of the request for further entries. */
type More =
  | { status: 'none' }
  | { status: 'loading' }
  /** The function `onShow` adds the further entries to the list. */
  | { status: 'some'; onShow: () => void };

/** Shows users the activity in their account by day, so that they notice the actions of a stranger. */
export function ActivityPage({ activity, more, accountHref }: ActivityPageProps) {
  const messages = useActivityMessages();
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.intro}</Text>
          <div>
            <Link href={accountHref}>{messages.account}</Link>
          </div>
        </Stack>
        <LoadableContent
          of={activity}
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
                <Days activity={data} />
                <Ending more={more} />
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function Days({ activity }: { activity: readonly AccountActivity[] }) {
  const format = useFormat();
  return daysOf(activity).map(({ date, happened }) => (
    <section key={date} className={day}>
      <Heading level={2} size="small">
        {format.date(date)}
      </Heading>
      <ul role="list" className={entries}>
        {happened.map((one) => (
          <li key={one.id} className={entry}>
            <Entry {...one} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Entry({ event, factor, browser, system, occurred_at }: AccountActivity) {
  const messages = useActivityMessages();
  const { factors } = useAccountPageMessages().sessions;
  const deviceName = useDeviceName();
  const format = useFormat();
  const origin = [deviceName({ browser, system }), factor === null ? messages.byLink : factors[factor]];
  return (
    <>
      <Text weight="medium">{messages.events[event]}</Text>
      <Text as="time" dateTime={occurred_at} size="small" tone="muted" numeric>
        <bdi>{format.time(occurred_at)}</bdi>
      </Text>
      <div className={details}>
        <Text size="small" tone="muted">
          {origin.join(' · ')}
        </Text>
      </div>
    </>
  );
}

/**
 * Shows further entries, or says that there are no more. When the pressed button disappears, the focus moves to the new
 * entries or to this text.
 */
function Ending({ more }: { more: More }) {
  const messages = useActivityMessages();
  const last = useRef<HTMLDivElement>(null);
  const isEnd = more.status === 'none';
  const hadMore = useRef(!isEnd);
  useEffect(() => {
    if (isEnd && hadMore.current && document.activeElement === document.body) last.current?.focus();
    hadMore.current = !isEnd;
  }, [isEnd]);
  return (
    <div ref={last} tabIndex={-1} className={end}>
      {isEnd ? (
        <Text tone="muted">{messages.all}</Text>
      ) : (
        <Button
          pending={more.status === 'loading'}
          pendingLabel={messages.loadingMore}
          onClick={() => more.status === 'some' && more.onShow()}
        >
          {messages.more}
        </Button>
      )}
    </div>
  );
}
