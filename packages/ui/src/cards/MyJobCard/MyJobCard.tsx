'use client';

import type { MyJob } from '@skillharbor/contract';
import { AlarmClock, CalendarClock, CalendarX, Hourglass, MapPin, Tag, Users } from 'lucide-react';
import {
  Card,
  CardLayer,
  CardLink,
  Heading,
  Link,
  Text,
  useFormat,
  useMessages,
} from '../../primitives/index.ts';
import { CardFacts } from '../CardFacts/CardFacts.tsx';
import { deadlineOf } from '../JobCard/deadline.ts';
import { JobStatus } from '../JobStatus/JobStatus.tsx';
import { aside, main, row } from '../row.css.ts';
import * as styles from './MyJobCard.css.ts';

export interface MyJobCardProps {
  job: MyJob;
  href: string;
  /** Where the people who applied are listed. */
  applicantsHref: string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

/** One of the client's own jobs: its state, its deadline, and how many have applied and wait. */
export function MyJobCard({ job, href, applicantsHref, today }: MyJobCardProps) {
  const { client, jobs } = useMessages();
  const format = useFormat();
  const { applications_count: applications, undecided_count: undecided } = job;

  return (
    <Card as="article" interactive tone={job.is_active ? 'standard' : 'quiet'}>
      <div className={row}>
        <div className={main}>
          <Heading level={3} size="small">
            <CardLink href={href}>
              <bdi className={styles.title}>{job.title}</bdi>
            </CardLink>
          </Heading>
          <div className={styles.facts}>
            <JobStatus job={job} />
            <Deadline job={job} today={today} />
            <CardFacts
              items={[
                { term: jobs.facts.category, value: jobs.categories[job.category], icon: <Tag /> },
                { term: jobs.facts.location, value: job.location, icon: <MapPin /> },
              ]}
            />
          </div>
        </div>
        <div className={aside}>
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
        </div>
      </div>
    </Card>
  );
}

function Deadline({ job, today }: { job: MyJob; today: string }) {
  const { client, jobs } = useMessages();
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
