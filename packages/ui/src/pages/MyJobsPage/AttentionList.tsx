'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { AlarmClock, CircleCheck, Hourglass, MailWarning } from 'lucide-react';
import { AttentionPanel, AttentionReason } from '../../cards/AttentionPanel/AttentionPanel.tsx';
import { useWaitingRows } from '../../cards/AttentionPanel/useWaitingRows.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { calm } from './AttentionList.css.ts';
import type { Attention } from './attention.ts';

export interface AttentionListProps {
  id: string;
  items: readonly Attention[];
  /** The applications in which the client has the next step. */
  waiting: readonly WaitingItem[];
  /** The number of undecided applications of jobs that are not loaded yet. */
  further: number;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  manageHref: (jobId: number) => string;
  applicantsHref: (jobId: number) => string;
  waitingHref: (item: WaitingItem) => string;
}

/** The most jobs in the list. A longer list would hide what comes first. */
const most = 5;

/**
 * Lists what needs the client's attention: unread messages, undecided applicants, deadlines, and what follows an acceptance.
 */
export function AttentionList(props: AttentionListProps) {
  const { id, items, waiting, further, today, manageHref, applicantsHref, waitingHref } = props;
  const client = useClientMessages();
  const jobs = useJobMessages();
  const messages = client.myJobs.attention;
  const format = useFormat();
  const isUnread = ({ next_step }: WaitingItem) => next_step.kind === 'read';
  const unread = useWaitingRows(waiting.filter(isUnread), waitingHref);
  const others = useWaitingRows(
    waiting.filter((item) => !isUnread(item)),
    waitingHref,
  );

  if (items.length === 0 && further === 0 && waiting.length === 0) {
    return (
      <section id={id} className={calm}>
        <CircleCheck />
        <Text>{messages.nothing}</Text>
      </section>
    );
  }

  const rows = items.slice(0, most).map(({ job, undecided, decisionDate, closesIn }) => ({
    key: `job ${job.id}`,
    title: job.title,
    href: undecided > 0 ? applicantsHref(job.id) : manageHref(job.id),
    reasons: (
      <>
        {undecided > 0 && (
          <AttentionReason icon={<Hourglass />}>
            {messages.waiting(undecided, format.number(undecided))}
          </AttentionReason>
        )}
        {decisionDate !== null && (
          <AttentionReason icon={<MailWarning />} {...(decisionDate < today && { tone: 'overdue' })}>
            {(decisionDate < today ? messages.decisionsOverdue : messages.decisionsDue)(
              format.date(decisionDate),
            )}
          </AttentionReason>
        )}
        {closesIn !== null && (
          <AttentionReason icon={<AlarmClock />} tone="closing">
            {jobs.facts.closesIn(closesIn)}
          </AttentionReason>
        )}
      </>
    ),
  }));

  return (
    <AttentionPanel id={id} heading={messages.heading} rows={[...unread, ...rows, ...others]}>
      {items.length > most && (
        <Text size="small" tone="muted">
          {messages.more(items.length - most, format.number(items.length - most))}
        </Text>
      )}
      {further > 0 && (
        <Text size="small" tone="muted">
          {messages.further(further, format.number(further))}
        </Text>
      )}
    </AttentionPanel>
  );
}
