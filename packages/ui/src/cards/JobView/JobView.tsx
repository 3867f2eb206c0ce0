'use client';

import type { AnswerRecord as AnswerRecordOfClient, Job } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { AnswerRecord } from '../AnswerRecord/AnswerRecord.tsx';
import { CompanyByline } from '../CompanyByline/CompanyByline.tsx';
import { JobFacts } from './JobFacts.tsx';
import * as styles from './JobView.css.ts';

export interface JobViewProps {
  job: Job;
  /** How its client answers; null in a preview. */
  record?: AnswerRecordOfClient | null;
  /** What the reader can do with it. */
  action: ReactNode;
  /** Below its description. */
  after?: ReactNode;
  /** The address of its company's page; without it, the company is no link. */
  companyHref?: ((slug: string) => string) | undefined;
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
}

/**
 * A complete job, as applicants read it.
 *
 * @use On the page of a job, and as its preview.
 * @instead {@link JobCard} in a list.
 */
export function JobView({ job, record = null, action, after, companyHref, today }: JobViewProps) {
  const messages = useJobMessages().job;
  return (
    <Stack space="32">
      <Stack space="16">
        <Heading level={1}>
          <bdi>{job.title}</bdi>
        </Heading>
        <CompanyByline job={job} companyHref={companyHref} />
        {record && <AnswerRecord record={record} />}
      </Stack>
      <div className={styles.layout}>
        <div className={styles.side}>
          <div className={styles.action}>{action}</div>
          <Card as="section">
            <Stack space="16">
              <Heading level={2} size="small">
                {messages.factsTitle}
              </Heading>
              <JobFacts job={job} today={today} />
            </Stack>
          </Card>
        </div>
        <section className={styles.text}>
          <Heading level={2}>{messages.about}</Heading>
          <Prose>{job.description}</Prose>
          {after && <div className={styles.after}>{after}</div>}
        </section>
      </div>
    </Stack>
  );
}
