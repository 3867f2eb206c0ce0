'use client';

import type { MyJob } from '@skillharbor/contract';
import { AlarmClock, CalendarClock, CalendarX, Hourglass, MapPin, Tag, Users } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card, CardLayer, CardLink } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import { deadlineOf } from '../JobCard/deadline.ts';
import { JobStatus } from '../JobStatus/JobStatus.tsx';
import { CardMain, CardRow } from '../CardRow/CardRow.tsx';
import * as styles from './MyJobCard.css.ts';

export interface MyJobCardProps {
  job: MyJob;
  href: string;
  /** The address of the list of applicants. */
  applicantsHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Shows one of the client's own jobs: its status, its deadline, and the numbers of all and of undecided applications.
 *
 * @use In the client's own lists.
 * @instead {@link JobCard} for all other readers.
 * @screenreader article: one job of the list.
 * @screenreader link: the job, and its applicants with their number.
 */
export function MyJobCard({ job, href, applicantsHref, today }: MyJobCardProps) {
  const client = useClientMessages();
  const jobs = useJobMessages();
  const format = useFormat();
  const { applications_count: applications, undecided_count: undecided } = job;

  return (
    <Card as="article" interactive tone={job.is_active ? 'standard' : 'quiet'}>
      <CardRow
        isShort
        aside={
          <>
            {undecided > 0 && (
              <CardLayer>
                <Link href={applicantsHref} icon={<Hourglass />}>
                  {client.counts.undecided(format.number(undecided))}
                </Link>
              </CardLayer>
            )}
            {applications === 0 ? (
              <Text as="span" size="small" tone="muted">
                {client.counts.noApplications}
              </Text>
            ) : (
              <CardLayer>
                <Link href={applicantsHref} tone="quiet" icon={<Users />}>
                  {client.counts.applications(applications, format.number(applications))}
                </Link>
              </CardLayer>
            )}
          </>
        }
      >
        <CardMain>
          <Heading level={3} size="small">
            <CardLink href={href}>
              <bdi className={styles.title}>{job.title}</bdi>
            </CardLink>
          </Heading>
          <div className={styles.facts}>
            <JobStatus job={job} today={today} />
            <Deadline job={job} today={today} />
            <CardDetails
              items={[
                { term: jobs.labels.category, value: jobs.categories[job.category], icon: <Tag /> },
                { term: jobs.labels.location, value: job.location, icon: <MapPin /> },
              ]}
            />
          </div>
        </CardMain>
      </CardRow>
    </Card>
  );
}

function Deadline({ job, today }: { job: MyJob; today: string }) {
  const client = useClientMessages();
  const jobs = useJobMessages();
  const format = useFormat();
  const deadline = deadlineOf(job, today);
  const day = format.date(job.application_deadline);
  const near = deadline.kind === 'near';
  const Icon = near ? AlarmClock : job.application_deadline < today ? CalendarX : CalendarClock;
  return (
    <span className={styles.deadline({ near })}>
      <Icon />
      {near ? jobs.facts.closesIn(deadline.days) : client.counts.deadline(day)}
    </span>
  );
}
