'use client';

import type { Application, MyJob } from '@skillharbor/contract';
import { Inbox } from 'lucide-react';
import { ApplicantCard } from '../../cards/ApplicantCard/ApplicantCard.tsx';
import {
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  Skeleton,
  Spinner,
  Stack,
  Text,
  useFormat,
  useMessages,
  type Loadable,
  type Pages,
} from '../../primitives/index.ts';
import { counted } from './ManageJobPage.css.ts';

export interface ApplicantsProps {
  id: string;
  job: MyJob;
  applications: Loadable<readonly Application[]>;
  pages: Pages;
  applicantHref: (application: Application) => string;
}

/** The people who applied: those who wait, then those who have their answer. */
export function Applicants({ id, job, applications, pages, applicantHref }: ApplicantsProps) {
  const words = useMessages().client.manageJob.applicants;
  const format = useFormat();

  return (
    <Stack as="section" space="24">
      <div className={counted}>
        <Heading level={2} id={id}>
          {words.heading}
        </Heading>
        {job.applications_count > 0 && (
          <Text as="span" tone="muted" numeric>
            {format.number(job.applications_count)}
          </Text>
        )}
      </div>
      {applications.status === 'loading' && (
        <div>
          <Spinner label={words.loading} />
          <Stack space="12">
            <Skeleton height="9rem" shape="block" />
            <Skeleton height="9rem" shape="block" />
          </Stack>
        </div>
      )}
      {applications.status === 'error' && (
        <ErrorState message={applications.message} onRetry={applications.onRetry} />
      )}
      {applications.status === 'ready' &&
        (applications.data.length === 0 ? (
          <EmptyState title={words.emptyTitle} icon={<Inbox />}>
            {job.is_open ? words.emptyOpen : words.emptyNotOpen}
          </EmptyState>
        ) : (
          <>
            <Group
              heading={words.undecided}
              applications={applications.data.filter(({ status }) => status === 'pending')}
              applicantHref={applicantHref}
            />
            <Group
              heading={words.decided}
              applications={applications.data.filter(({ status }) => status !== 'pending')}
              applicantHref={applicantHref}
            />
            <Pagination pages={pages} />
          </>
        ))}
    </Stack>
  );
}

function Group(
  props: { heading: string } & Pick<ApplicantsProps, 'applicantHref'> & { applications: Application[] },
) {
  const { heading, applications, applicantHref } = props;
  if (applications.length === 0) return null;
  return (
    <Stack space="12">
      <Heading level={3} size="tiny">
        {heading}
      </Heading>
      <Stack as="ul" space="12">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicantCard application={application} href={applicantHref(application)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
