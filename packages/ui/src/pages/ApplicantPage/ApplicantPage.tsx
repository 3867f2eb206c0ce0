'use client';

import type { Application, Freelancer, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, RestoredDraft, Submission } from '../../primitives/state.ts';
import { ApplicantHeader } from './ApplicantHeader.tsx';
import { ApplicantSkeleton } from './ApplicantSkeleton.tsx';
import { columns } from './ApplicantPage.css.ts';
import { Decision } from './Decision.tsx';
import type { TypedDecision } from './Decision.tsx';
import { Outcome } from './Outcome.tsx';
import { ApplicantProfile } from './ApplicantProfile.tsx';

export interface Applicant {
  job: MyJob;
  application: Application;
  freelancer: Freelancer;
}

export interface ApplicantPageProps {
  applicant: Loadable<Applicant>;
  backHref: string;
  /** The submission of accepting or declining, whichever was last. */
  decision: Submission;
  /** Receives the message to the candidate, '' if there is none. */
  onAccept: (message: string) => void;
  /** Receives the reason, '' if there is none; at most 300 characters. */
  onDecline: (reason: string) => void;
  /** A decision restored from a draft. */
  initial?: TypedDecision | undefined;
  draft?: RestoredDraft | undefined;
  /** Called with the draft while a dialog is open, and with null otherwise. */
  onTypedChange?: (typed: TypedDecision | null) => void;
}

/** An applicant: the profile, the application, and the decision on it. */
export function ApplicantPage({ applicant, backHref, ...decision }: ApplicantPageProps) {
  const messages = useClientMessages().applicant;

  return (
    <PageBody>
      <Stack space="24">
        <Link href={backHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        {applicant.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent of={applicant} skeleton={<ApplicantSkeleton label={messages.loading} />}>
          {(data) => <Ready {...data} {...decision} />}
        </LoadableContent>
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
        {/* An outcome comes first; a decision comes after the application to read. */}
        {application.status !== 'pending' && <Outcome application={application} />}
        <ApplicantProfile application={application} freelancer={freelancer} />
        <Decision key={application.id} application={application} jobTitle={job.title} {...decision} />
      </div>
    </Stack>
  );
}
