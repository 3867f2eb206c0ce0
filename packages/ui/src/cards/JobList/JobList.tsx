import type { JobSummary } from '@skillharbor/contract';
import { memo } from 'react';
import { JobCard } from '../JobCard/JobCard.tsx';
import type { JobCardProps } from '../JobCard/JobCard.tsx';
import { RowSheet } from './RowSheet.tsx';

export interface JobListProps extends Pick<JobCardProps, 'today' | 'mark' | 'level' | 'within'> {
  jobs: readonly JobSummary[];
  jobHref: (id: number) => string;
}

/** A row renders again only if its props change, because the page renders with each letter that the user types. */
const Row = memo(JobCard);

/** Lists jobs in stacked rows, so that users can compare them. */
export function JobList({ jobs, jobHref, ...card }: JobListProps) {
  return (
    <RowSheet>
      {jobs.map((job) => (
        <li key={job.id}>
          <Row job={job} href={jobHref(job.id)} {...card} />
        </li>
      ))}
    </RowSheet>
  );
}
