'use client';

import type { MyJob, MyJobList } from '@skillharbor/contract';
import { Inbox, Plus } from 'lucide-react';
import { MyJobCard } from '../../cards/MyJobCard/MyJobCard.tsx';
import { PageBody } from '../../layout/index.ts';
import {
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Pagination,
  Stack,
  Text,
  useMessages,
  type Loadable,
  type Pages,
} from '../../primitives/index.ts';
import { attention } from './attention.ts';
import { AttentionList } from './AttentionList.tsx';
import { header } from './ClientDashboardPage.css.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Totals } from './Totals.tsx';

export interface ClientDashboardPageProps {
  firstName: string;
  jobs: Loadable<{ jobs: readonly MyJob[]; totals: MyJobList['totals'] }>;
  pages: Pages;
  createJobHref: string;
  /** The manage page of a job; its applicants stand there at `#applicants`. */
  manageHref: (jobId: number) => string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

const attentionId = 'attention';
const listingsId = 'listings';

/** What needs the client first, then all of the client's own jobs. */
export function ClientDashboardPage(props: ClientDashboardPageProps) {
  const { firstName, jobs, pages, createJobHref, manageHref, today } = props;
  const words = useMessages().client.dashboard;
  // Then the one way on stands in the middle of the page.
  const empty = jobs.status === 'ready' && jobs.data.jobs.length === 0;

  return (
    <PageBody>
      <Stack space="32">
        <div className={header}>
          <Stack space="4">
            <Heading level={1}>{words.title}</Heading>
            <Text tone="muted">{words.welcome(firstName)}</Text>
          </Stack>
          {!empty && (
            <LinkButton href={createJobHref} variant="primary" icon={<Plus />}>
              {words.postJob}
            </LinkButton>
          )}
        </div>
        {jobs.status === 'loading' && <DashboardSkeleton label={words.loading} />}
        {jobs.status === 'error' && <ErrorState message={jobs.message} onRetry={jobs.onRetry} />}
        {jobs.status === 'ready' && (
          <Listings
            {...jobs.data}
            pages={pages}
            createJobHref={createJobHref}
            manageHref={manageHref}
            today={today}
          />
        )}
      </Stack>
    </PageBody>
  );
}

function Listings(
  props: Omit<ClientDashboardPageProps, 'firstName' | 'jobs'> & {
    jobs: readonly MyJob[];
    totals: MyJobList['totals'];
  },
) {
  const { jobs, totals, pages, createJobHref, manageHref, today } = props;
  const words = useMessages().client.dashboard;
  const applicantsHref = (jobId: number) => `${manageHref(jobId)}#applicants`;

  if (jobs.length === 0) {
    return (
      <EmptyState
        title={words.listings.emptyTitle}
        icon={<Inbox />}
        action={
          <LinkButton href={createJobHref} variant="primary" icon={<Plus />}>
            {words.postJob}
          </LinkButton>
        }
      >
        {words.listings.empty}
      </EmptyState>
    );
  }

  const shownUndecided = jobs.reduce((sum, job) => sum + job.undecided_count, 0);
  return (
    <>
      <AttentionList
        id={attentionId}
        items={attention(jobs, today)}
        further={Math.max(0, totals.undecided_applications - shownUndecided)}
        manageHref={manageHref}
        applicantsHref={applicantsHref}
      />
      <Stack as="section" space="16">
        <Heading level={2} id={listingsId}>
          {words.listings.heading}
        </Heading>
        <Totals totals={totals} hrefs={{ undecided: `#${attentionId}`, listings: `#${listingsId}` }} />
        <Stack as="ul" space="12">
          {jobs.map((job) => (
            <li key={job.id}>
              <MyJobCard
                job={job}
                href={manageHref(job.id)}
                applicantsHref={applicantsHref(job.id)}
                today={today}
              />
            </li>
          ))}
        </Stack>
        <Pagination pages={pages} />
      </Stack>
    </>
  );
}
