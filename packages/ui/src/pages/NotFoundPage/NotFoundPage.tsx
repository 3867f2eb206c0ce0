'use client';

import { listJobsRules } from '@skillharbor/contract';
import { LoadableJobs } from '../../cards/JobList/LoadableJobs.tsx';
import type { LoadableJobsProps } from '../../cards/JobList/LoadableJobs.tsx';
import { JobListSkeleton } from '../../cards/JobList/JobListSkeleton.tsx';
import { MessagePage } from '../../layout/MessagePage/MessagePage.tsx';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Section } from '../../primitives/Section/Section.tsx';

/** The jobs that may be what the user was looking for. */
export interface NotFoundJobs extends Pick<LoadableJobsProps, 'jobs' | 'jobHref' | 'today'> {
  /** The page of all jobs. */
  jobsHref: string;
  /** Called with the trimmed search, which is empty for all jobs. */
  onSearch: (query: string) => void;
}

export interface NotFoundPageProps {
  homeHref: string;
  /** The newest jobs and a search among all of them, or null for clients, who look for no jobs. */
  jobs: NotFoundJobs | null;
}

/** Says that nothing is at this address, and links to the home page and to the newest jobs. */
export function NotFoundPage({ homeHref, jobs }: NotFoundPageProps) {
  const messages = useSiteMessages();
  return (
    <MessagePage
      code={messages.notFound.code}
      title={messages.notFound.title}
      text={messages.notFound.text}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {messages.notFound.home}
        </LinkButton>
      }
    >
      {jobs && <Jobs {...jobs} />}
    </MessagePage>
  );
}

function Jobs({ jobs, jobHref, today, jobsHref, onSearch }: NotFoundJobs) {
  const { landing, notFound } = useSiteMessages();
  // A second failure on a page about one would help nobody, and the search works without the list.
  const isListed = jobs.status === 'loading' || (jobs.status === 'ready' && jobs.data.length > 0);
  return (
    <Section space="16" title={notFound.jobs}>
      <SearchForm
        label={landing.searchLabel}
        placeholder={landing.searchPlaceholder}
        buttonLabel={landing.search}
        maxLength={listJobsRules.search.maxLength}
        action={{ href: jobsHref }}
        onSearch={onSearch}
      />
      {isListed && (
        <LoadableJobs
          jobs={jobs}
          jobHref={jobHref}
          today={today}
          skeleton={<JobListSkeleton quiet label={landing.loadingJobs} rows={3} />}
          empty={null}
        />
      )}
    </Section>
  );
}
