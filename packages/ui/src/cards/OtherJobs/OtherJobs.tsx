'use client';

import { listJobsRules } from '@skillharbor/contract';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { JobListSkeleton } from '../JobList/JobListSkeleton.tsx';
import { LoadableJobs } from '../JobList/LoadableJobs.tsx';
import type { LoadableJobsProps } from '../JobList/LoadableJobs.tsx';

export interface OtherJobsProps extends Pick<LoadableJobsProps, 'jobs' | 'jobHref' | 'today'> {
  /** The address of the page of all jobs. */
  jobsHref: string;
  /** Called with the trimmed words of the search, which are empty for all jobs. */
  onSearch: (query: string) => void;
}

/**
 * Offers a search for jobs, and lists the newest jobs.
 *
 * @use On the page that a user sees instead of a missing job or a missing page.
 * @screenreader searchbox: what it searches for.
 */
export function OtherJobs({ jobs, jobHref, today, jobsHref, onSearch }: OtherJobsProps) {
  const { landing, notFound } = useSiteMessages();
  // If the list fails, it is not shown. A second error message would not help on a page about a failure, and the search
  // works without the list.
  const isListed = jobs.status === 'loading' || (jobs.status === 'ready' && jobs.data.length > 0);
  return (
    <Section space="16" title={notFound.jobs}>
      <SearchForm
        label={landing.searchLabels.work}
        placeholder={landing.searchPlaceholders.work}
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
