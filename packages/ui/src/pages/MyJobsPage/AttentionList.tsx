'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { AlarmClock, CircleCheck, Hourglass, MailWarning, UsersRound } from 'lucide-react';
import { AttentionPanel, AttentionReason } from '../../cards/AttentionPanel/AttentionPanel.tsx';
import type { AttentionRow } from '../../cards/AttentionPanel/AttentionPanel.tsx';
import { useWaitingRows } from '../../cards/AttentionPanel/useWaitingRows.tsx';
import type { WaitingRow } from '../../cards/AttentionPanel/useWaitingRows.tsx';
import { reachedLimit } from '../../cards/JobCard/limit.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { calm } from './AttentionList.css.ts';
import type { Attention } from './attention.ts';

export interface AttentionListProps {
  id: string;
  items: readonly Attention[];
  /** The applications that need an action of the client. */
  waiting: readonly WaitingItem[];
  /** The number of undecided applications of jobs that are not loaded yet. */
  further: number;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  manageHref: (jobId: number) => string;
  waitingHref: (item: WaitingItem) => string;
}

/**
 * Lists the client's open tasks: unread messages, undecided applicants, deadlines, and the steps after an acceptance.
 */
export function AttentionList(props: AttentionListProps) {
  const { id, items, waiting, further, today, manageHref, waitingHref } = props;
  const client = useClientMessages();
  const messages = client.myJobs.attention;
  const format = useFormat();
  const steps = useWaitingRows(waiting, waitingHref);
  const isUnread = ({ kind }: WaitingRow) => kind === 'read';
  if (items.length === 0 && further === 0 && waiting.length === 0) {
    return (
      <section id={id} className={calm}>
        <CircleCheck />
        <Text>{messages.nothing}</Text>
      </section>
    );
  }

  const rows: AttentionRow[] = [
    ...steps.filter(isUnread),
    ...items.map((item) => ({
      key: `job ${item.job.id}`,
      group: `job ${item.job.id}`,
      title: item.job.title,
      href: manageHref(item.job.id),
      action: item.undecided > 0 ? messages.review : messages.manage,
      reasons: <Reasons {...item} today={today} />,
    })),
    ...steps.filter((row) => !isUnread(row)),
  ];
  return (
    <AttentionPanel id={id} heading={messages.heading} rows={rows}>
      {further > 0 && (
        <Text size="small" tone="muted">
          {messages.further(further, format.number(further))}
        </Text>
      )}
    </AttentionPanel>
  );
}

/** Describes why a job needs an action of the client. */
function Reasons({ job, undecided, decisionDate, closesIn, today }: Attention & { today: string }) {
  const { jobStatus, myJobs } = useClientMessages();
  const messages = myJobs.attention;
  const limit = reachedLimit(job, today);
  const { facts } = useJobMessages();
  const format = useFormat();
  const isOverdue = decisionDate !== null && decisionDate < today;
  return (
    <>
      {undecided > 0 && (
        <AttentionReason icon={<Hourglass />}>
          {messages.waiting(undecided, format.number(undecided))}
        </AttentionReason>
      )}
      {decisionDate !== null && (
        <AttentionReason icon={<MailWarning />} {...(isOverdue && { tone: 'overdue' })}>
          {(isOverdue ? messages.decisionsOverdue : messages.decisionsDue)(format.date(decisionDate))}
        </AttentionReason>
      )}
      {limit !== null && (
        <AttentionReason icon={<UsersRound />}>{jobStatus.full(limit, format.number(limit))}</AttentionReason>
      )}
      {closesIn !== null && (
        <AttentionReason icon={<AlarmClock />} tone="closing">
          {facts.closesIn(closesIn)}
        </AttentionReason>
      )}
    </>
  );
}
