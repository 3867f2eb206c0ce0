'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { AlarmClock, BellRing, CircleCheck, Hourglass, MailWarning } from 'lucide-react';
import { AttentionReason, AttentionRows } from '../../cards/AttentionPanel/AttentionPanel.tsx';
import type { AttentionRow } from '../../cards/AttentionPanel/AttentionPanel.tsx';
import { useWaitingRows } from '../../cards/AttentionPanel/useWaitingRows.tsx';
import { MyJobCard } from '../../cards/MyJobCard/MyJobCard.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { calm, title } from './AttentionList.css.ts';
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

/**
 * Lists what needs the client's attention: unread messages, undecided applicants, deadlines, and what follows an acceptance.
 */
export function AttentionList(props: AttentionListProps) {
  const { id, items, waiting, further, today, manageHref, applicantsHref, waitingHref } = props;
  const client = useClientMessages();
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

  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Stack space="16">
        <div className={title}>
          <BellRing />
          <Heading level={2} id={`${id}-title`}>
            {messages.heading}
          </Heading>
        </div>
        <Rows rows={unread} />
        {items.length > 0 && (
          <Stack as="ul" space="12">
            {items.map((item) => (
              <li key={item.job.id}>
                <MyJobCard
                  job={item.job}
                  href={manageHref(item.job.id)}
                  applicantsHref={applicantsHref(item.job.id)}
                  reasons={<Reasons {...item} today={today} />}
                  today={today}
                />
              </li>
            ))}
          </Stack>
        )}
        <Rows rows={others} />
        {further > 0 && (
          <Text size="small" tone="muted">
            {messages.further(further, format.number(further))}
          </Text>
        )}
      </Stack>
    </section>
  );
}

function Rows({ rows }: { rows: readonly AttentionRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Card>
      <AttentionRows rows={rows} />
    </Card>
  );
}

/** Says in words why a job waits for the client. */
function Reasons({ undecided, decisionDate, closesIn, today }: Attention & { today: string }) {
  const messages = useClientMessages().myJobs.attention;
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
      {closesIn !== null && (
        <AttentionReason icon={<AlarmClock />} tone="closing">
          {facts.closesIn(closesIn)}
        </AttentionReason>
      )}
    </>
  );
}
