'use client';

import type { Application, FreelancerProfile, MyJob } from '@skillharbor/contract';
import { AvailabilityStatus } from '../../cards/AvailabilityStatus/AvailabilityStatus.tsx';
import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { NameStatus } from '../../cards/NameStatus/NameStatus.tsx';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { useApplicantRate } from '../../cards/ApplicantCard/useApplicantRate.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useFocusRevealed } from './useFocusRevealed.ts';
import { appliedFor, names, person, rate as rateStyle } from './ApplicantPage.css.ts';

export interface ApplicantHeaderProps {
  job: MyJob;
  application: Application;
  /** The freelancer, or null while blind review hides the sender of the application. */
  freelancer: FreelancerProfile | null;
}

export function ApplicantHeader({ job, application, freelancer }: ApplicantHeaderProps) {
  const { applicant: messages, applicantCard } = useClientMessages();
  const format = useFormat();
  const { title, availability_status } = application.applicant;
  const name = useApplicantName()(application);
  const rate = useApplicantRate()(application.applicant);
  const header = useFocusRevealed(application.hidden);
  return (
    <div ref={header} tabIndex={-1} className={person}>
      <Avatar
        name={name}
        src={freelancer?.profile_picture}
        src2x={freelancer?.profile_picture_2x}
        size={64}
      />
      <div className={names}>
        <Heading level={1}>
          <bdi>{name}</bdi>
        </Heading>
        {title && (
          <Text size="large" tone="muted">
            <bdi>{title}</bdi>
          </Text>
        )}
        <div className={appliedFor}>
          <Text tone="muted">
            {messages.appliedFor} <bdi>{job.title}</bdi>
          </Text>
        </div>
        <Inline space="12">
          <DecisionStatus status={application.status} />
          <Text as="span" size="small" tone="muted" numeric>
            {applicantCard.applied(format.date(application.applied_at))}
          </Text>
          {availability_status && <AvailabilityStatus availability={availability_status} />}
          <NameStatus application={application} />
        </Inline>
      </div>
      {rate !== null && (
        <span className={rateStyle}>
          <bdi>{rate}</bdi>
        </span>
      )}
    </div>
  );
}
