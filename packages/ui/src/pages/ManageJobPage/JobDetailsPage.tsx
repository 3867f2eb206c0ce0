'use client';

import type { JobFunnel } from '@skillharbor/contract';
import type { Loadable } from '../../primitives/state.ts';
import { Funnel } from './Funnel.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobFrame } from './JobFrame.tsx';
import type { ManagedJob } from './JobFrame.tsx';
import { columns } from './ManageJobPage.css.ts';

/**
 * Shows the details of one of the client's own jobs, and how often the job was opened. `funnel` is null for a job that
 * was never public.
 */
export function JobDetailsPage(props: { managed: ManagedJob; funnel: Loadable<JobFunnel> | null }) {
  const { managed, funnel } = props;
  return (
    <JobFrame {...managed} part="job">
      {(job) => (
        <div className={columns}>
          <JobDetails job={job} />
          {funnel && <Funnel funnel={funnel} />}
        </div>
      )}
    </JobFrame>
  );
}
