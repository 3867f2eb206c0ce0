'use client';

import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { JobListSkeleton } from '../JobList/JobListSkeleton.tsx';
import { LoadableJobs } from '../JobList/LoadableJobs.tsx';
import type { LoadableJobsProps } from '../JobList/LoadableJobs.tsx';

export type NewestJobsProps = Pick<LoadableJobsProps, 'jobs' | 'jobHref' | 'today'>;

/** Shows the few newest jobs on a page about the site. */
export function NewestJobs(props: NewestJobsProps) {
  const messages = useSiteMessages().landing;
  return (
    <LoadableJobs
      {...props}
      skeleton={<JobListSkeleton quiet label={messages.loadingJobs} rows={3} />}
      empty={<EmptyState title={messages.noJobs}>{messages.noJobsReason}</EmptyState>}
    />
  );
}
