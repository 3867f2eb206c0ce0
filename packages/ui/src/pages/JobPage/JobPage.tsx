'use client';

import type { Job, RelatedJobs as Related } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { JobView } from '../../cards/JobView/JobView.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { AfterApplying } from './AfterApplying.tsx';
import { JobAction } from './JobAction.tsx';
import type { Action } from './JobAction.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { RelatedJobs } from './RelatedJobs.tsx';

export interface JobPageProps {
  job: Loadable<Job>;
  action: Action;
  /** What to read after it; null while that is not known. */
  related: Related | null;
  jobHref: (id: number) => string;
  companyHref: (slug: string) => string;
  /** For a user from outside the app; other users go back to the previous page. */
  listingsHref: string;
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function JobPage(props: JobPageProps) {
  const { job, action, related, jobHref, companyHref, listingsHref, today } = props;
  const messages = useJobMessages().job;
  return (
    <PageBody>
      <Stack space="24">
        <div>
          <Link back href={listingsHref} tone="quiet" icon={<ArrowLeft />}>
            {messages.back}
          </Link>
        </div>
        {job.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent
          of={job}
          skeleton={<JobSkeleton label={messages.loading} />}
          errorAction={
            <LinkButton back href={listingsHref} variant="quiet">
              {messages.back}
            </LinkButton>
          }
        >
          {(data) => (
            <Stack space="48">
              <JobView
                job={data}
                action={<JobAction action={action} />}
                after={mayApply(action) && <AfterApplying />}
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
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

/** Whether the reader is one who applies, or has applied. */
function mayApply({ kind }: Action): boolean {
  return kind === 'apply' || kind === 'checking' || kind === 'applied';
}
