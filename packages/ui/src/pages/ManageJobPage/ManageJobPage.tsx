'use client';

import { Applicants } from './Applicants.tsx';
import type { ApplicantsProps } from './Applicants.tsx';
import { JobFrame } from './JobFrame.tsx';
import type { ManagedJob } from './JobFrame.tsx';
import { PendingDecisions } from './PendingDecisions.tsx';
import type { PendingDecisionsProps } from './PendingDecisions.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import type { SentInvitationsProps } from './SentInvitations.tsx';

export interface ManageJobPageProps {
  /** The job and its state, which all tabs share. */
  managed: ManagedJob;
  /** The props for declining all undecided applicants, and for undoing that. */
  declining: Omit<PendingDecisionsProps, 'job' | 'reviewHref' | 'today' | 'mayWrite'>;
  /** The list of the applicants, its filters and its actions. */
  applicants: Omit<ApplicantsProps, 'id' | 'job' | 'mayWrite'>;
  invitations: Omit<SentInvitationsProps, 'isBlind'>;
}

/** Shows one of the client's own jobs with its applicants. The other parts of the job have separate tabs and pages. */
export function ManageJobPage({ managed, declining, applicants, invitations }: ManageJobPageProps) {
  const { mayWrite, today } = managed;
  return (
    <JobFrame {...managed} part="applicants">
      {(job) => (
        <>
          <PendingDecisions
            job={job}
            reviewHref={reviewHref(applicants)}
            today={today}
            {...declining}
            mayWrite={mayWrite}
          />
          <Applicants id="applicants" job={job} {...applicants} mayWrite={mayWrite} />
          {/* The invitations appear only after the applicants above them have loaded, which would push the invitations
          down otherwise. */}
          {applicants.applications.status !== 'loading' && (
            <SentInvitations isBlind={job.blind_review} {...invitations} />
          )}
        </>
      )}
    </JobFrame>
  );
}

/**
 * Returns the address of the first undecided applicant in the list, or of the list of undecided applicants if the
 * current list has none.
 */
function reviewHref({ applications, applicantHref, shown, shownHref }: ManageJobPageProps['applicants']) {
  const listed = applications.status === 'ready' ? applications.data : [];
  const first = listed.find(({ status }) => status === 'pending');
  return first ? applicantHref(first) : shownHref({ ...shown, state: 'undecided' });
}
