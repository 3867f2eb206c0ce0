'use client';

import type { MyJob } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { JobStatus } from '../JobStatus/JobStatus.tsx';
import * as styles from './JobBar.css.ts';

/** The parts of a client's job, in the order of their tabs. Each part has a separate address. */
export const jobParts = ['applicants', 'questions', 'job', 'history'] as const;
export type JobPart = (typeof jobParts)[number];
export type JobPartHrefs = Readonly<Record<JobPart, string>>;

export interface JobBarProps {
  job: MyJob;
  /**
   * The part of the job that the page shows. `applicant` means the page of one applicant; its heading is the
   * applicant's name.
   */
  part: JobPart | 'applicant';
  /** The address of each part. */
  partHrefs: JobPartHrefs;
  /** The client's actions on the job, at the end of the bar. */
  actions: ReactNode;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Heads every page about one job of a client, with tabs that link to its parts. Beside the title are the status, how
 * many of the places are taken, and the decision date.
 *
 * @use On every page about the job, so that applicants, questions, details and history are below the same title and
 *   status.
 * @screenreader link: the part that a tab leads to, and which of them is shown.
 */
export function JobBar({ job, part, partHrefs, actions, today }: JobBarProps) {
  const messages = useClientMessages().manageJob;
  const format = useFormat();
  const { accepted, positions } = job;
  const title = <bdi>{job.title}</bdi>;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.about}>
          <div className={styles.title}>
            {part === 'applicant' ? (
              <Link href={partHrefs.applicants} tone="quiet">
                {title}
              </Link>
            ) : (
              <Heading level={1} size="standard">
                {title}
              </Heading>
            )}
          </div>
          <div className={styles.facts}>
            <JobStatus job={job} today={today} />
            <bdi>{job.location}</bdi>
            <span>
              {messages.places(format.number(accepted.length), format.number(positions), positions)}
            </span>
            <span>{messages.answersBy(format.date(job.decision_date))}</span>
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <ChoiceLinks
        look="tabs"
        label={messages.parts.label}
        choices={jobParts.map((one) => ({
          href: partHrefs[one],
          label: messages.parts[one],
          current: one === part || (part === 'applicant' && one === 'applicants'),
          ...(one === 'applicants' && { count: job.applications_count }),
        }))}
      />
    </div>
  );
}
