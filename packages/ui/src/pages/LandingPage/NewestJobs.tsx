'use client';

import type { JobSummary } from '@skillharbor/contract';
import { JobCard } from '../../cards/index.ts';
import {
  Card,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  useMessages,
  VisuallyHidden,
  type Loadable,
} from '../../primitives/index.ts';

interface NewestJobsProps {
  jobs: Loadable<readonly JobSummary[]>;
  jobHref: (id: number) => string;
  today: string;
}

export function NewestJobs({ jobs, jobHref, today }: NewestJobsProps) {
  const words = useMessages().site.landing;
  switch (jobs.status) {
    case 'loading':
      return <Coming label={words.loadingJobs} />;
    case 'error':
      return <ErrorState message={jobs.message} onRetry={jobs.onRetry} />;
    case 'ready':
      if (jobs.data.length === 0) return <EmptyState title={words.noJobs}>{words.noJobsReason}</EmptyState>;
      return (
        <Stack as="ul" space="12">
          {jobs.data.map((job) => (
            <li key={job.id}>
              <JobCard job={job} href={jobHref(job.id)} today={today} level={3} />
            </li>
          ))}
        </Stack>
      );
  }
}

function Coming({ label }: { label: string }) {
  return (
    <Stack space="12">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {[0, 1, 2].map((place) => (
        <Card key={place}>
          <Stack space="16">
            <Skeleton width="16rem" height="1.25rem" />
            <Skeleton lines={2} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
