'use client';

import type { ListedJob, RelatedJobs as Related } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { railOf } from '../../cards/ApplicationRail/railOf.ts';
import { reachedLimit } from '../../cards/JobCard/limit.ts';
import { Bookmark } from '../../cards/Bookmark/Bookmark.tsx';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { JobView } from '../../cards/JobView/JobView.tsx';
import type { InvitationCardProps } from '../../forms/Invitations/InvitationCard.tsx';
import { SubjectFrame } from '../../layout/SubjectFrame/SubjectFrame.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { AfterApplying } from './AfterApplying.tsx';
import { JobAction } from './JobAction.tsx';
import { actions, evidenceSpace } from './JobPage.css.ts';
import type { Action } from './JobAction.tsx';
import { JobSkeleton } from '../../cards/JobView/JobSkeleton.tsx';
import { MissingJob } from './MissingJob.tsx';
import { Questions } from './Questions.tsx';
import type { QuestionsProps } from './Questions.tsx';
import { RelatedJobs } from './RelatedJobs.tsx';

export interface JobPageProps {
  job: Loadable<ListedJob>;
  /** What the reader can do with the job. */
  action: Action;
  /** The invitation that the client sent to the reader, or null if there is none. */
  invitation: Omit<InvitationCardProps, 'jobHref'> | null;
  /** The questions about the job, or null if the job is not public. */
  questions: QuestionsProps | null;
  /** The section with evidence about the job: `JobEvidence`, or null for none. Its code may load after the page. */
  evidence: ReactNode;
  /**
   * The content that replaces a job that does not exist: `OtherJobs`, or null for none. Its code may load after the
   * page.
   */
  instead: ReactNode;
  /** Related jobs to read next, or null until they are known. */
  related: Related | null;
  jobHref: (id: number) => string;
  companyHref: (slug: string) => string;
  /**
   * The address of the list of jobs, for a user who came from another site. Other users go back to the previous page.
   */
  listingsHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

// The rail and the invitation are loaded on demand, because few readers have applied or have an invitation.
const loadedRail = onDemand(() => import('../../cards/ApplicationRail/ApplicationRail.tsx'));
const loadedInvitations = onDemand(() => import('../../forms/Invitations/InvitationCard.tsx'));

/** Shows a job, as freelancers and visitors see it, with the button that applies to the job. */
export function JobPage(props: JobPageProps) {
  const { job, action, invitation, questions, evidence, related, jobHref, companyHref, listingsHref, today } =
    props;
  const messages = useJobMessages().job;
  const rail = useOnDemand(loadedRail, action.kind === 'applied');
  const invitations = useOnDemand(loadedInvitations, invitation !== null);
  if (job.status === 'error' && job.onRetry === null) {
    return (
      <MissingJob message={job.message} listingsHref={listingsHref}>
        {props.instead}
      </MissingJob>
    );
  }
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
          {invitation && invitations && (
            <div id="invitation">
              <invitations.InvitationCard {...invitation} jobHref={null} />
            </div>
          )}
          <JobView
            job={data}
            record={data.decision_record}
            action={
              <div className={actions}>
                <JobAction
                  action={action}
                  fullWith={reachedLimit(data, today)}
                  isFilled={data.filled_at !== null}
                />
                <Bookmark of="job" id={data.id} name={data.title} />
              </div>
            }
            progress={
              action.kind === 'applied' &&
              action.application &&
              rail && (
                <Card>
                  <rail.ApplicationRail stops={railOf(action.application, today)} today={today} />
                </Card>
              )
            }
            after={
              (mayApply(action) || questions) && (
                <Stack space="48">
                  {/* The questions come first, because the steps below them disappear if it turns out that the
                      reader cannot apply. */}
                  {questions && <Questions {...questions} />}
                  {mayApply(action) && <AfterApplying />}
                </Stack>
              )
            }
            companyHref={companyHref}
            today={today}
          />
          {evidence !== null && <div className={evidenceSpace}>{evidence}</div>}
          {action.kind !== 'manage' && (
            <div>
              <ReportButton subjects={[{ kind: 'job', id: data.id }]} name={data.title} />
            </div>
          )}
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

/**
 * Returns true if the reader may still apply. The page says what happens after an application only to these readers.
 */
function mayApply({ kind }: Action): boolean {
  return kind === 'apply' || kind === 'checking';
}
