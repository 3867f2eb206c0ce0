'use client';

import type { Application, Freelancer, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../layout/index.ts';
import {
  ErrorState,
  Link,
  Stack,
  useMessages,
  VisuallyHidden,
  type Loadable,
  type Submission,
} from '../../primitives/index.ts';
import { ApplicantHeader } from './ApplicantHeader.tsx';
import { ApplicantSkeleton } from './ApplicantSkeleton.tsx';
import { columns } from './ApplicantPage.css.ts';
import { Decision, type TypedDecision } from './Decision.tsx';
import { Outcome } from './Outcome.tsx';
import { Reading } from './Reading.tsx';

export interface Applicant {
  job: MyJob;
  application: Application;
  freelancer: Freelancer;
}

export interface ApplicantPageProps {
  applicant: Loadable<Applicant>;
  backHref: string;
  /** Accepting or declining, whichever was sent last. */
  decision: Submission;
  /** Receives the message to the candidate, '' where there is none. */
  onAccept: (message: string) => void;
  /** Receives the reason, '' where there is none; at most 300 characters. */
  onDecline: (reason: string) => void;
  /** A decision that was typed before, where somebody comes back to it. */
  initial?: TypedDecision | undefined;
  /** Told what is typed while a dialog is open, and null when none is. */
  onTypedChange?: (typed: TypedDecision | null) => void;
}

/** Somebody who applied: who that is, what they wrote, and the decision on it. */
export function ApplicantPage({ applicant, backHref, ...decision }: ApplicantPageProps) {
  const words = useMessages().client.applicant;

  return (
    <PageBody>
      <Stack space="24">
        <Link href={backHref} tone="quiet" icon={<ArrowLeft />}>
          {words.back}
        </Link>
        {applicant.status !== 'ready' && <VisuallyHidden as="h1">{words.title}</VisuallyHidden>}
        {applicant.status === 'loading' && <ApplicantSkeleton label={words.loading} />}
        {applicant.status === 'error' && (
          <ErrorState message={applicant.message} onRetry={applicant.onRetry} />
        )}
        {applicant.status === 'ready' && <Ready {...applicant.data} {...decision} />}
      </Stack>
    </PageBody>
  );
}

function Ready(props: Applicant & Omit<ApplicantPageProps, 'applicant' | 'backHref'>) {
  const { job, application, freelancer, ...decision } = props;
  return (
    <Stack space="32">
      <ApplicantHeader job={job} application={application} freelancer={freelancer} />
      <div className={columns}>
        {/* An outcome is read first; a decision is made after reading. */}
        {application.status !== 'pending' && <Outcome application={application} />}
        <Reading application={application} freelancer={freelancer} />
        <Decision
          key={application.id}
          open={application.status === 'pending'}
          applicantName={application.applicant.name}
          jobTitle={job.title}
          {...decision}
        />
      </div>
    </Stack>
  );
}
