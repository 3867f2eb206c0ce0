'use client';

import type { MyApplication } from '@skillharbor/contract';
import {
  CircleDashed,
  CircleSlash,
  Eye,
  FilePen,
  Gavel,
  Send,
  Star,
  Undo2,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './ApplicationTimeline.css.ts';
import { timelineOf } from './timelineOf.ts';
import type { Step } from './timelineOf.ts';

export interface ApplicationTimelineProps {
  application: MyApplication;
}

const icons: Record<Step['event'], ReactNode> = {
  sent: <Send size={16} />,
  opened: <Eye size={16} />,
  revealed: <UserRound size={16} />,
  changed: <FilePen size={16} />,
  shortlisted: <Star size={16} />,
  decided: <Gavel size={16} />,
  withdrawn: <Undo2 size={16} />,
  closed: <CircleSlash size={16} />,
  filled: <UserRoundCheck size={16} />,
  filledWithYou: <UserRoundCheck size={16} />,
};

/**
 * Shows what has happened to an application, and what comes next.
 *
 * @use On the page of one application, for the freelancer who sent it.
 * @content Past events are in the past tense. The next step names the person who takes it.
 * @screenreader list: the events in order.
 */
export function ApplicationTimeline({ application }: ApplicationTimelineProps) {
  const messages = useApplicationMessages().list;
  const format = useFormat();
  const { steps, next } = timelineOf(application);
  const sentences: Record<Step['event'], (date: string) => string> = {
    sent: messages.appliedOn,
    opened: messages.openedOn,
    revealed: messages.revealedOn,
    changed: messages.changedOn,
    shortlisted: messages.shortlistedOn,
    decided: messages.decidedOn,
    withdrawn: messages.withdrawnOn,
    closed: messages.closedOn,
    filled: messages.filledOn,
    filledWithYou: messages.filledWithYouOn,
  };

  return (
    <ol role="list" aria-label={messages.timeline} className={styles.steps}>
      {steps.map(({ event, at }) => (
        <Item key={event} icon={icons[event]}>
          {sentences[event](format.date(at))}
        </Item>
      ))}
      {next !== null && (
        <Item icon={<CircleDashed size={16} />}>
          {messages.next[next](format.date(application.decision_date))}
        </Item>
      )}
    </ol>
  );
}

function Item({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className={styles.step}>
      <span className={styles.icon}>{icon}</span>
      <Text as="span" size="small" tone="muted" numeric>
        {children}
      </Text>
    </li>
  );
}
