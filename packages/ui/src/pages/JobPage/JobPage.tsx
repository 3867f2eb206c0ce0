'use client';

import type { ListedJob, RelatedJobs as Related } from '@skillharbor/contract';
import { reachedLimit } from '../../cards/JobCard/limit.ts';
import { JobView } from '../../cards/JobView/JobView.tsx';
import { SubjectFrame } from '../../layout/SubjectFrame/SubjectFrame.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import type { Loadable } from '../../primitives/state.ts';
import { AfterApplying } from './AfterApplying.tsx';
import { JobAction } from './JobAction.tsx';
import type { Action } from './JobAction.tsx';
import { JobSkeleton } from '../../cards/JobView/JobSkeleton.tsx';
import { Questions } from './Questions.tsx';
import type { QuestionsProps } from './Questions.tsx';
import { RelatedJobs } from './RelatedJobs.tsx';

export interface JobPageProps {
  job: Loadable<ListedJob>;
  action: Action;
  /** What others asked about it; null where the public cannot see the job. */
  questions: QuestionsProps | null;
  /** What to read after it; null while that is not known. */
  related: Related | null;
  jobHref: (id: number) => string;
  companyHref: (slug: string) => string;
  /** For a user from outside the app; other users go back to the previous page. */
  listingsHref: string;
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
}

/** A job, as freelancers and visitors see it, and the way to apply. */
export function JobPage(props: JobPageProps) {
  const { job, action, questions, related, jobHref, companyHref, listingsHref, today } = props;
  const messages = useJobMessages().job;
  return (
    <SubjectFrame
      of={job}
      title={messages.title}
      back={{ href: listingsHref, label: messages.back }}
      skeleton={<JobSkeleton label={messages.loading} />}
      errorAction={
        <LinkButton back href={listingsHref} variant="quiet">
          {messages.back}
        </LinkButton>
      }
    >
      {(data) => (
        <>
          <JobView
            job={data}
            record={data.answer_record}
            action={<JobAction action={action} fullWith={reachedLimit(data, today)} />}
            after={
              (mayApply(action) || questions) && (
                <Stack space="48">
                  {/* First, because what follows goes where the reader turns out not to apply. */}
                  {questions && <Questions {...questions} />}
                  {mayApply(action) && <AfterApplying />}
                </Stack>
              )
            }
            companyHref={companyHref}
            today={today}
          />
          {related && (
            <RelatedJobs
              job={data}
              related={related}
              jobHref={jobHref}
              companyHref={companyHref}
              today={today}
            />
          )}
        </>
      )}
    </SubjectFrame>
  );
}

/** Whether the reader is one who applies, or has applied. */
function mayApply({ kind }: Action): boolean {
  return kind === 'apply' || kind === 'checking' || kind === 'applied';
}
