'use client';

import type { Application, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../layout/index.ts';
import {
  ErrorState,
  Link,
  Notice,
  Stack,
  useMessages,
  VisuallyHidden,
  type Loadable,
  type Pages,
  type Submission,
} from '../../primitives/index.ts';
import { Applicants } from './Applicants.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobHeader } from './JobHeader.tsx';
import { ManageJobSkeleton } from './ManageJobSkeleton.tsx';
import { columns } from './ManageJobPage.css.ts';

export interface ManageJobPageProps {
  job: Loadable<MyJob>;
  /** Undecided ones first, as the API sends them. */
  applications: Loadable<readonly Application[]>;
  pages: Pages;
  applicantHref: (application: Application) => string;
  editHref: string;
  dashboardHref: string;
  /** Deactivating or reactivating. Its dialog closes by itself when the job has changed. */
  toggle: Submission;
  onToggle: () => void;
  /** Deleting. After success the app leaves the page. */
  removal: Submission;
  onDelete: () => void;
}

/** One of the client's own jobs: its state and what can be done with it, and the people who applied. */
export function ManageJobPage(props: ManageJobPageProps) {
  const { job, applications, pages, applicantHref, dashboardHref, ...actions } = props;
  const words = useMessages().client.manageJob;

  return (
    <PageBody>
      <Stack space="24">
        <Link href={dashboardHref} tone="quiet" icon={<ArrowLeft />}>
          {words.back}
        </Link>
        {job.status !== 'ready' && <VisuallyHidden as="h1">{words.title}</VisuallyHidden>}
        {job.status === 'loading' && <ManageJobSkeleton label={words.loading} />}
        {job.status === 'error' && <ErrorState message={job.message} onRetry={job.onRetry} />}
        {job.status === 'ready' && (
          <>
            <JobHeader key={job.data.id} job={job.data} {...actions} />
            <StateNotice job={job.data} />
            <div className={columns}>
              <Applicants
                id="applicants"
                job={job.data}
                applications={applications}
                pages={pages}
                applicantHref={applicantHref}
              />
              <JobDetails job={job.data} />
            </div>
          </>
        )}
      </Stack>
    </PageBody>
  );
}

function StateNotice({ job }: { job: MyJob }) {
  const words = useMessages().client.manageJob;
  if (job.is_open) return null;
  return <Notice tone="info">{job.is_active ? words.closedNotice : words.inactiveNotice}</Notice>;
}
