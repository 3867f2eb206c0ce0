'use client';

import type { MyJob, MyJobList, WaitingItem } from '@skillharbor/contract';
import { Inbox, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { MyJobCard } from '../../cards/MyJobCard/MyJobCard.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { attention } from './attention.ts';
import { AttentionList } from './AttentionList.tsx';
import { header } from './MyJobsPage.css.ts';
import { MyJobsSkeleton } from './MyJobsSkeleton.tsx';
import { Totals } from './Totals.tsx';

export interface MyJobsPageProps {
  /**
   * Determines which page is shown: the dashboard, which is the client's home page, or `myJobs`, which has a separate
   * address.
   */
  as: 'dashboard' | 'myJobs';
  /** The first name of the client. */
  firstName: string;
  jobs: Loadable<{ jobs: readonly MyJob[]; totals: MyJobList['totals'] }>;
  pages: Pages;
  /**
   * The address of the form for a new job. It is null for a team member with the role of reader, who cannot post jobs.
   */
  createJobHref: string | null;
  changePasswordHref: string;
  /** The address of the page on which the owner edits the company. It is null for all other members of a team. */
  editCompanyHref: string | null;
  /** Returns the address of the page that manages a job. Its anchor `#applicants` is the list of applicants. */
  manageHref: (jobId: number) => string;
  /** The applications that need an action of the client. */
  waiting: readonly WaitingItem[];
  waitingHref: (item: WaitingItem) => string;
  /** The results of the client's saved searches, as {@link SearchesTile}. */
  searches: ReactNode;
  /** The jobs that the client has saved as drafts, as {@link JobDrafts}. */
  drafts: ReactNode;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

const attentionId = 'attention';
const listingsId = 'listings';

/**
 * Shows the jobs that need the client's attention, the results of saved searches, and then all of the client's own
 * jobs.
 */
export function MyJobsPage(props: MyJobsPageProps) {
  const { as, firstName, jobs, pages, createJobHref, changePasswordHref, editCompanyHref } = props;
  const { manageHref, waiting, waitingHref, searches, drafts, today } = props;
  const account = useAccountMessages();
  const client = useClientMessages();
  const messages = client.myJobs;
  // If the list is empty, the button in the middle of the page is the only action.
  const empty = jobs.status === 'ready' && jobs.data.jobs.length === 0;
  // A client whose first job was created today is new, and is not welcomed 'back'.
  const isKnown =
    jobs.status === 'ready' && jobs.data.jobs.some(({ created_at }) => created_at.slice(0, 10) < today);

  return (
    <PageBody>
      <Stack space="32">
        <div className={header}>
          <Stack space="4">
            <Heading level={1}>{as === 'dashboard' ? messages.dashboard : messages.title}</Heading>
            {/* The name has its own line, because it arrives after the page and must not move anything. */}
            <Text tone="muted">
              {isKnown ? messages.welcomeBack(firstName) : messages.welcome(firstName)}
            </Text>
            <Inline space="16">
              {editCompanyHref !== null && (
                <Link href={editCompanyHref} tone="quiet">
                  {messages.editCompany}
                </Link>
              )}
              <Link href={changePasswordHref} tone="quiet">
                {account.changePassword.link}
              </Link>
            </Inline>
          </Stack>
          {!empty && createJobHref !== null && (
            <LinkButton href={createJobHref} variant="primary" icon={<Plus />}>
              {messages.postJob}
            </LinkButton>
          )}
        </div>
        <LoadableContent of={jobs} skeleton={<MyJobsSkeleton label={messages.loading} />}>
          {(data) => (
            <Listings
              {...data}
              pages={pages}
              createJobHref={createJobHref}
              editCompanyHref={editCompanyHref}
              manageHref={manageHref}
              waiting={waiting}
              waitingHref={waitingHref}
              searches={searches}
              drafts={drafts}
              today={today}
            />
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function Listings(
  props: Omit<MyJobsPageProps, 'as' | 'firstName' | 'jobs' | 'changePasswordHref'> & {
    jobs: readonly MyJob[];
    totals: MyJobList['totals'];
  },
) {
  const { jobs, totals, pages, createJobHref, editCompanyHref } = props;
  const { manageHref, waiting, waitingHref, searches, drafts, today } = props;
  const messages = useClientMessages().myJobs;
  const applicantsHref = (jobId: number) => `${manageHref(jobId)}#applicants`;

  if (jobs.length === 0) {
    return (
      <>
        {searches}
        {drafts}
        <EmptyState
          title={messages.listings.emptyTitle}
          icon={<Inbox />}
          action={
            createJobHref !== null && (
              <LinkButton href={createJobHref} variant="primary" icon={<Plus />}>
                {messages.postJob}
              </LinkButton>
            )
          }
        >
          {createJobHref === null ? undefined : messages.listings.empty}
        </EmptyState>
      </>
    );
  }

  const waitingJobs = attention(jobs, today);
  const others = jobs.filter(({ id }) => !waitingJobs.some(({ job }) => job.id === id));
  const shownUndecided = jobs.reduce((sum, job) => sum + job.undecided_count, 0);
  return (
    <>
      {editCompanyHref !== null && jobs.some((job) => job.company_slug === null) && (
        <Notice tone="info" title={messages.unnamedCompany.title}>
          {messages.unnamedCompany.reason}{' '}
          <Link href={editCompanyHref}>{messages.unnamedCompany.action}</Link>
        </Notice>
      )}
      <Totals totals={totals} hrefs={{ undecided: `#${attentionId}`, listings: `#${listingsId}` }} />
      <AttentionList
        id={attentionId}
        items={waitingJobs}
        waiting={waiting}
        waitingHref={waitingHref}
        further={Math.max(0, totals.undecided_applications - shownUndecided)}
        today={today}
        manageHref={manageHref}
      />
      {searches}
      {drafts}
      <Section
        space="16"
        id={listingsId}
        title={waitingJobs.length > 0 ? messages.listings.others : messages.listings.heading}
      >
        <Stack as="ul" space="12">
          {others.map((job) => (
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
      </Section>
    </>
  );
}
