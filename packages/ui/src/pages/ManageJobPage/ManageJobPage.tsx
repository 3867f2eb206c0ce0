'use client';

import type { JobEdit, JobFunnel, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
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
import { PendingDecisions } from './PendingDecisions.tsx';
import type { PendingDecisionsProps } from './PendingDecisions.tsx';
import { Applicants } from './Applicants.tsx';
import type { ApplicantsProps } from './Applicants.tsx';
import { Filling } from './Filling.tsx';
import type { FillingProps } from './Filling.tsx';
import { Funnel } from './Funnel.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobHeader } from './JobHeader.tsx';
import type { JobHeaderProps } from './JobHeader.tsx';
import { JobHistory } from './JobHistory.tsx';
import { JobQuestions } from './JobQuestions.tsx';
import type { JobQuestionsProps } from './JobQuestions.tsx';
import { ManageJobSkeleton } from './ManageJobSkeleton.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import type { SentInvitationsProps } from './SentInvitations.tsx';
import { columns } from './ManageJobPage.css.ts';

export interface ManageJobPageProps {
  job: Loadable<MyJob>;
  /** The client's actions on the job. */
  actions: Omit<JobHeaderProps, 'job' | 'today' | 'onAskToFill' | 'mayWrite'>;
  /** The props for marking the job as filled, and for undoing that. */
  filling: FillingProps;
  /** The props for declining everyone who waits, and for undoing that. */
  declining: Omit<PendingDecisionsProps, 'job' | 'reviewHref' | 'today' | 'mayWrite'>;
  applicants: Omit<ApplicantsProps, 'id' | 'job' | 'mayWrite'>;
  /** The questions about the job, or null for a job that was never public. */
  questions: Omit<JobQuestionsProps, 'mayWrite'> | null;
  invitations: Omit<SentInvitationsProps, 'isBlind'>;
  /** How often the job was opened, or null for a job that was never public. */
  funnel: Loadable<JobFunnel> | null;
  /** The edits since the first application, the newest first. */
  history: Loadable<readonly JobEdit[]>;
  /** False for a reader of a team, who sees the page without what changes something. */
  mayWrite: boolean;
  myJobsHref: string;
  /** The address of what moderators decided about the client, to which a hidden job leads. */
  statementsHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** Shows one of the client's own jobs: its status, its actions and its applicants. */
export function ManageJobPage(props: ManageJobPageProps) {
  const { job, actions, filling, declining, applicants, questions, invitations, funnel, history } = props;
  const { mayWrite, myJobsHref, statementsHref, today } = props;
  const messages = useClientMessages().manageJob;
  const [isFilling, setIsFilling] = useState(false);
  // The job has what the client has confirmed, so the dialog closes.
  if (isFilling && job.status === 'ready' && job.data.filled_at !== null) setIsFilling(false);

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
              <JobHeader
                key={data.id}
                job={data}
                today={today}
                {...actions}
                mayWrite={mayWrite}
                onAskToFill={() => setIsFilling(true)}
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
              <PendingDecisions
                job={data}
                reviewHref={reviewHref(applicants)}
                today={today}
                {...declining}
                mayWrite={mayWrite}
              />
              <div className={columns}>
                <Stack space="48">
                  <Applicants id="applicants" job={data} {...applicants} mayWrite={mayWrite} />
                  {/* The questions appear after the applicants above them have loaded, because they would move
                      otherwise. */}
                  {questions && applicants.applications.status !== 'loading' && (
                    <JobQuestions {...questions} mayWrite={mayWrite} />
                  )}
                </Stack>
                <Stack space="24">
                  <JobDetails job={data} />
                  <SentInvitations isBlind={data.blind_review} {...invitations} />
                  {funnel && <Funnel funnel={funnel} />}
                  <JobHistory history={history} />
                </Stack>
              </div>
            </>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

/**
 * Returns the address of the first undecided applicant, or that of the list of undecided applicants if none is shown.
 */
function reviewHref({ applications, applicantHref, shown, shownHref }: ManageJobPageProps['applicants']) {
  const listed = applications.status === 'ready' ? applications.data : [];
  const first = listed.find(({ status }) => status === 'pending');
  return first ? applicantHref(first) : shownHref({ ...shown, state: 'undecided' });
}

function StateNotice({ job, today }: { job: MyJob; today: string }) {
  const messages = useClientMessages().manageJob;
  const format = useFormat();
  // OwnerNotices says of a hidden job why it is inactive.
  if (job.is_hidden || job.is_open || job.filled_at !== null) return null;
  if (job.publish_on !== null)
    return <Notice tone="info">{messages.plannedNotice(format.date(job.publish_on))}</Notice>;
  if (job.paused_at !== null)
    return <Notice tone="warning">{messages.unconfirmedNotice(format.date(job.paused_at))}</Notice>;
  if (!job.is_active) return <Notice tone="info">{messages.inactiveNotice}</Notice>;
  const isFull = reachedLimit(job, today) !== null;
  return <Notice tone="info">{isFull ? messages.fullNotice : messages.closedNotice}</Notice>;
}
