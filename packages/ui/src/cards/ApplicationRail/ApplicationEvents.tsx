'use client';

import type { MyApplication } from '@skillharbor/contract';
import { FilePen, Star, UserRound, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { eventIcon, eventItem, events as eventList } from './ApplicationRail.css.ts';
import { eventsOf } from './eventsOf.ts';
import type { ApplicationEvent } from './eventsOf.ts';

const icons: Record<ApplicationEvent['event'], ReactNode> = {
  revealed: <UserRound size={16} />,
  changed: <FilePen size={16} />,
  shortlisted: <Star size={16} />,
  filled: <UserRoundCheck size={16} />,
  filledWithYou: <UserRoundCheck size={16} />,
};

/** Lists the events of an application that have no stop on its rail. Shows nothing if there are none. */
export function ApplicationEvents({ application }: { application: MyApplication }) {
  const messages = useApplicationMessages().list;
  const format = useFormat();
  const events = eventsOf(application);
  if (events.length === 0) return null;
  return (
    <ul role="list" className={eventList}>
      {events.map(({ event, at }) => (
        <li key={event} className={eventItem}>
          <span className={eventIcon}>{icons[event]}</span>
          <Text as="span" size="small" tone="muted" numeric>
            {messages.events[event](format.date(at))}
          </Text>
        </li>
      ))}
    </ul>
  );
}
