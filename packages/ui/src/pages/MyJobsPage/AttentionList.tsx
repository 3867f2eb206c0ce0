'use client';

import { AlarmClock, ArrowRight, BellRing, CircleCheck, Hourglass, MailWarning } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import * as styles from './AttentionList.css.ts';
import type { Attention } from './attention.ts';

export interface AttentionListProps {
  id: string;
  items: readonly Attention[];
  /** The number of undecided applications of jobs that are not loaded yet. */
  further: number;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  manageHref: (jobId: number) => string;
  applicantsHref: (jobId: number) => string;
}

/** The largest number of items in the list. A longer list would hide the items that come first. */
const most = 5;

/** Lists the jobs that need the client's attention: undecided applicants first, then deadlines. */
export function AttentionList({ id, items, further, today, manageHref, applicantsHref }: AttentionListProps) {
  const client = useClientMessages();
  const jobs = useJobMessages();
  const messages = client.myJobs.attention;
  const format = useFormat();
  const Anchor = useLinkComponent();

  if (items.length === 0 && further === 0) {
    return (
      <section id={id} className={styles.calm}>
        <CircleCheck />
        <Text>{messages.nothing}</Text>
      </section>
    );
  }

  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.panel}>
      <Stack space="8">
        <div className={styles.title}>
          <span className={styles.bell}>
            <BellRing />
          </span>
          <Heading level={2} size="small" id={`${id}-title`}>
            {messages.heading}
          </Heading>
        </div>
        <ul role="list">
          {items.slice(0, most).map(({ job, undecided, decisionDate, closesIn }) => (
            <li key={job.id} className={styles.row}>
              <div className={styles.body}>
                <Anchor
                  href={undecided > 0 ? applicantsHref(job.id) : manageHref(job.id)}
                  className={styles.link}
                >
                  <bdi>{job.title}</bdi>
                </Anchor>
                <div className={styles.reasons}>
                  {undecided > 0 && (
                    <span className={styles.reason}>
                      <Hourglass />
                      {messages.waiting(undecided, format.number(undecided))}
                    </span>
                  )}
                  {decisionDate !== null && (
                    <span className={decisionDate < today ? styles.overdue : styles.reason}>
                      <MailWarning />
                      {(decisionDate < today ? messages.decisionsOverdue : messages.decisionsDue)(
                        format.date(decisionDate),
                      )}
                    </span>
                  )}
                  {closesIn !== null && (
                    <span className={styles.closing}>
                      <AlarmClock />
                      {jobs.facts.closesIn(closesIn)}
                    </span>
                  )}
                </div>
              </div>
              <span className={styles.arrow}>
                <ArrowRight />
              </span>
            </li>
          ))}
        </ul>
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
      </Stack>
    </section>
  );
}
