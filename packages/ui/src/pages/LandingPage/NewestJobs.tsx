'use client';

import type { JobSummary } from '@skillharbor/contract';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { JobList } from '../../cards/JobList/JobList.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useSiteMessages } from '../../primitives/UiProvider/useSiteMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';

interface NewestJobsProps {
  jobs: Loadable<readonly JobSummary[]>;
  jobHref: (id: number) => string;
  today: string;
}

export function NewestJobs({ jobs, jobHref, today }: NewestJobsProps) {
  const messages = useSiteMessages().landing;
  switch (jobs.status) {
    case 'loading':
      return <Coming label={messages.loadingJobs} />;
    case 'error':
      return <ErrorState message={jobs.message} onRetry={jobs.onRetry} />;
    case 'ready':
      if (jobs.data.length === 0)
        return <EmptyState title={messages.noJobs}>{messages.noJobsReason}</EmptyState>;
      return <JobList jobs={jobs.data} jobHref={jobHref} today={today} level={3} />;
  }
}

function Coming({ label }: { label: string }) {
  return (
    <Stack space="12">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {['46%', '52%', '38%'].map((width) => (
        <CardSkeleton key={width} of="job" width={width} />
      ))}
    </Stack>
  );
}
