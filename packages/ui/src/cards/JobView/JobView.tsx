'use client';

import type { DecisionRecord as DecisionRecordOfClient, Job } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CompanyByline } from '../CompanyByline/CompanyByline.tsx';
import { ClientRecord } from './ClientRecord.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobKeys } from './JobKeys.tsx';
import * as styles from './JobView.css.ts';

export interface JobViewProps {
  job: Job;
  /**
   * The client's decision record: how often and how fast the client decides on applications. It is null in a preview.
   */
  record?: DecisionRecordOfClient | null;
  /** The reader's actions on the job. */
  action: ReactNode;
  /** The progress of the reader's own application. */
  progress?: ReactNode;
  /** Content below the job's description. */
  after?: ReactNode;
  /** Returns the address of the company's page. If it is missing, the company is not a link. */
  companyHref?: ((slug: string) => string) | undefined;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Shows a complete job as applicants see it.
 *
 * @use On the page of a job, and as its preview.
 * @instead {@link JobCard} in a list.
 */
export function JobView(props: JobViewProps) {
  const { job, record = null, action, progress, after, companyHref, today } = props;
  const messages = useJobMessages().job;
  return (
    <Stack space="32">
      <Stack space="24">
        <Stack space="16">
          <Heading level={1}>
            <bdi>{job.title}</bdi>
          </Heading>
          <CompanyByline job={job} companyHref={companyHref} />
        </Stack>
        <JobKeys job={job} today={today} />
      </Stack>
      <div className={styles.layout}>
        <div className={styles.side}>
          <div className={styles.action}>{action}</div>
          {progress && <div className={styles.below}>{progress}</div>}
          {record && (
            <div className={styles.below}>
              <ClientRecord job={job} record={record} />
            </div>
          )}
          <div className={styles.below}>
            <Card as="section">
              <Stack space="16">
                <Heading level={2} size="small">
                  {messages.factsTitle}
                </Heading>
                <JobFacts job={job} today={today} />
              </Stack>
            </Card>
          </div>
        </div>
        <section className={styles.text}>
          <Heading level={2}>{messages.about}</Heading>
          <Prose>{job.description}</Prose>
        </section>
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </Stack>
  );
}
