'use client';

import type { MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { JobBar } from '../../cards/JobBar/JobBar.tsx';
import type { JobPart, JobPartHrefs } from '../../cards/JobBar/JobBar.tsx';
import { reachedLimit } from '../../cards/JobCard/limit.ts';
import { OwnerNotices } from '../../cards/OwnerNotices/OwnerNotices.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { Filling } from './Filling.tsx';
import type { FillingProps } from './Filling.tsx';
import { JobActions } from './JobActions.tsx';
import type { JobActionsProps } from './JobActions.tsx';
import { ManageJobSkeleton } from './ManageJobSkeleton.tsx';

/** The props that all pages about one of the client's jobs share. */
export interface ManagedJob {
  job: Loadable<MyJob>;
  partHrefs: JobPartHrefs;
  /** The client's actions on the job. */
  actions: Omit<JobActionsProps, 'job' | 'onAskToFill' | 'mayWrite'>;
  /** The props for marking the job as filled, and for taking that back. */
  filling: FillingProps;
  /** False for a team member with the role of reader, who sees the page without controls that change something. */
  mayWrite: boolean;
  myJobsHref: string;
  /** The address of the list of moderators' decisions about the client, to which the notice of a hidden job links. */
  statementsHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

export interface JobFrameProps extends ManagedJob {
  part: JobPart;
  children: (job: MyJob) => ReactNode;
}

/**
 * Frames the pages about one of the client's jobs: the bar with its tabs, and notices about actions that the job needs.
 */
export function JobFrame(props: JobFrameProps) {
  const { job, part, partHrefs, actions, filling, mayWrite, myJobsHref, statementsHref, today } = props;
  const messages = useClientMessages().manageJob;
  const [isFilling, setIsFilling] = useState(false);
  // The job is now marked as filled, so the dialog closes.
  if (isFilling && job.status === 'ready' && job.data.filled_at !== null) setIsFilling(false);

  return (
    <PageBody spacing="desk">
      <Stack space="16">
        <Link href={myJobsHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        {job.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent of={job} skeleton={<ManageJobSkeleton label={messages.loading} />}>
          {(data) => (
            <Stack space="24">
              <JobBar
                key={data.id}
                job={data}
                part={part}
                partHrefs={partHrefs}
                today={today}
                actions={
                  <JobActions
                    job={data}
                    {...actions}
                    mayWrite={mayWrite}
                    onAskToFill={() => setIsFilling(true)}
                  />
                }
              />
              <Filling
                job={data}
                isAsking={isFilling}
                onAsk={setIsFilling}
                {...filling}
                mayWrite={mayWrite}
              />
              <OwnerNotices
                isHidden={data.is_hidden}
                noticed={data.noticed}
                statementsHref={statementsHref}
                hidden={messages.hiddenNotice}
              />
              <StateNotice job={data} today={today} />
              {props.children(data)}
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function StateNotice({ job, today }: { job: MyJob; today: string }) {
  const messages = useClientMessages().manageJob;
  const format = useFormat();
  // For a hidden job, OwnerNotices already says why the job is inactive.
  if (job.is_hidden || job.is_open || job.filled_at !== null) return null;
  if (job.publish_on !== null)
    return <Notice tone="info">{messages.plannedNotice(format.date(job.publish_on))}</Notice>;
  if (job.paused_at !== null)
    return <Notice tone="warning">{messages.unconfirmedNotice(format.date(job.paused_at))}</Notice>;
  if (!job.is_active) return <Notice tone="info">{messages.inactiveNotice}</Notice>;
  const isFull = reachedLimit(job, today) !== null;
  return <Notice tone="info">{isFull ? messages.fullNotice : messages.closedNotice}</Notice>;
}
