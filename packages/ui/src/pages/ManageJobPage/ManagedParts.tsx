'use client';

import type { JobEdit, JobFunnel } from '@skillharbor/contract';
import type { Loadable } from '../../primitives/state.ts';
import { Funnel } from './Funnel.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobFrame } from './JobFrame.tsx';
import type { ManagedJob } from './JobFrame.tsx';
import { JobHistory } from './JobHistory.tsx';
import { JobQuestions } from './JobQuestions.tsx';
import type { JobQuestionsProps } from './JobQuestions.tsx';
import { columns } from './ManageJobPage.css.ts';

/** Shows the questions about one of the client's own jobs. */
export function JobQuestionsPage(props: {
  managed: ManagedJob;
  questions: Omit<JobQuestionsProps, 'mayWrite'>;
}) {
  const { managed, questions } = props;
  return (
    <JobFrame {...managed} part="questions">
      {() => <JobQuestions {...questions} mayWrite={managed.mayWrite} />}
    </JobFrame>
  );
}

/**
 * Shows the details of one of the client's own jobs, and how often it was opened. `funnel` is null for a job that was
 * never public.
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

/** Shows what the client's edits have changed since the first application, the newest edit first. */
export function JobHistoryPage(props: { managed: ManagedJob; history: Loadable<readonly JobEdit[]> }) {
  return (
    <JobFrame {...props.managed} part="history">
      {() => <JobHistory history={props.history} />}
    </JobFrame>
  );
}
