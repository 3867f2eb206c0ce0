'use client';

import type { Application, MyJob } from '@skillharbor/contract';
import { Inbox } from 'lucide-react';
import { ApplicantCard } from '../../cards/ApplicantCard/ApplicantCard.tsx';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { counted, target } from './ManageJobPage.css.ts';

/** As many cards as a large first screen shows; the page's header comes before them. */
const FIRST_SCREEN_CARDS = 6;

export interface ApplicantsProps {
  id: string;
  job: MyJob;
  applications: Loadable<readonly Application[]>;
  pages: Pages;
  applicantHref: (application: Application) => string;
}

/** The applicants: undecided ones first, then decided ones. */
export function Applicants({ id, job, applications, pages, applicantHref }: ApplicantsProps) {
  const messages = useClientMessages().manageJob.applicants;
  const format = useFormat();

  return (
    <Stack as="section" space="24">
      <div id={id} className={`${counted} ${target}`}>
        <Heading level={2}>{messages.heading}</Heading>
        {job.applications_count > 0 && (
          <Text as="span" tone="muted" numeric>
            {format.number(job.applications_count)}
          </Text>
        )}
      </div>
      <LoadableContent
        of={applications}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <CardSkeleton of="applicant" width="40%" />
            <CardSkeleton of="applicant" width="52%" />
          </Stack>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <EmptyState title={messages.emptyTitle} icon={<Inbox />}>
              {job.is_open ? messages.emptyOpen : messages.emptyNotOpen}
            </EmptyState>
          ) : (
            <>
              <Group
                heading={messages.undecided}
                applications={data.filter(({ status }) => status === 'pending')}
                applicantHref={applicantHref}
              />
              <Group
                heading={messages.decided}
                applications={data.filter(({ status }) => status !== 'pending')}
                applicantHref={applicantHref}
              />
              <Pagination pages={pages} />
            </>
          )
        }
      </LoadableContent>
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
        {applications.map((application, index) => (
          <li key={application.id}>
            <ApplicantCard
              application={application}
              href={applicantHref(application)}
              lazy={index >= FIRST_SCREEN_CARDS}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
