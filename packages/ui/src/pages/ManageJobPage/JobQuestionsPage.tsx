'use client';

import { JobFrame } from './JobFrame.tsx';
import type { ManagedJob } from './JobFrame.tsx';
import { JobQuestions } from './JobQuestions.tsx';
import type { JobQuestionsProps } from './JobQuestions.tsx';

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
