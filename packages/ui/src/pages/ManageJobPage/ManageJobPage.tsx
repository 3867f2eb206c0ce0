'use client';

import type { Application, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages, Submission } from '../../primitives/state.ts';
import { Applicants } from './Applicants.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobHeader } from './JobHeader.tsx';
import { ManageJobSkeleton } from './ManageJobSkeleton.tsx';
import { columns } from './ManageJobPage.css.ts';

export interface ManageJobPageProps {
  job: Loadable<MyJob>;
  /** Undecided ones first, in the API's order. */
  applications: Loadable<readonly Application[]>;
  pages: Pages;
  applicantHref: (application: Application) => string;
  editHref: string;
  /** The job's public page. */
  publicHref: string;
  myJobsHref: string;
  /** Deactivating or reactivating. Its dialog closes by itself when the job has changed. */
  toggle: Submission;
  onToggle: () => void;
  /** Deleting. After success the app leaves the page. */
  removal: Submission;
  onDelete: () => void;
}

/** One of the client's own jobs: its status, its actions, and its applicants. */
export function ManageJobPage(props: ManageJobPageProps) {
  const { job, applications, pages, applicantHref, myJobsHref, ...actions } = props;
  const messages = useClientMessages().manageJob;

  return (
    <PageBody>
      <Stack space="24">
        <Link href={myJobsHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        {job.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent of={job} skeleton={<ManageJobSkeleton label={messages.loading} />}>
          {(data) => (
            <>
              <JobHeader key={data.id} job={data} {...actions} />
              <StateNotice job={data} />
              <div className={columns}>
                <Applicants
                  id="applicants"
                  job={data}
                  applications={applications}
                  pages={pages}
                  applicantHref={applicantHref}
                />
                <JobDetails job={data} />
              </div>
            </>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function StateNotice({ job }: { job: MyJob }) {
  const messages = useClientMessages().manageJob;
  if (job.is_open) return null;
  return <Notice tone="info">{job.is_active ? messages.closedNotice : messages.inactiveNotice}</Notice>;
}
