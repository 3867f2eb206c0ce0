'use client';

import { AlarmClock, ArrowRight, BellRing, CircleCheck, Hourglass } from 'lucide-react';
import { Heading, Stack, Text, useFormat, useLinkComponent, useMessages } from '../../primitives/index.ts';
import * as styles from './AttentionList.css.ts';
import type { Attention } from './attention.ts';

export interface AttentionListProps {
  id: string;
  items: readonly Attention[];
  /** Undecided applications of jobs that are not loaded yet. */
  further: number;
  manageHref: (jobId: number) => string;
  applicantsHref: (jobId: number) => string;
}

/** More would be a second list instead of what comes first. */
const most = 5;

/** What waits for the client: people first, then deadlines. */
export function AttentionList({ id, items, further, manageHref, applicantsHref }: AttentionListProps) {
  const { client, jobs } = useMessages();
  const words = client.dashboard.attention;
  const format = useFormat();
  const Anchor = useLinkComponent();

  if (items.length === 0 && further === 0) {
    return (
      <section id={id} className={styles.calm}>
        <CircleCheck />
        <Text>{words.nothing}</Text>
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
            {words.heading}
          </Heading>
        </div>
        <ul role="list">
          {items.slice(0, most).map(({ job, undecided, closesIn }) => (
            <li key={job.id} className={styles.row}>
              <div className={styles.words}>
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
                      {words.waiting(undecided, format.number(undecided))}
                    </span>
                  )}
                  {closesIn !== null && (
                    <span className={styles.reason}>
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
            {words.more(items.length - most, format.number(items.length - most))}
          </Text>
        )}
        {further > 0 && (
          <Text size="small" tone="muted">
            {words.further(further, format.number(further))}
          </Text>
        )}
      </Stack>
    </section>
  );
}
