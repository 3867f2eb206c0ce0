'use client';

import type { Application, Freelancer, MyJob } from '@skillharbor/contract';
import { AvailabilityMark } from '../../cards/AvailabilityMark/AvailabilityMark.tsx';
import { DecisionStatus } from '../../cards/DecisionStatus/DecisionStatus.tsx';
import { Avatar, Heading, Inline, Text, useFormat, useMessages } from '../../primitives/index.ts';
import { names, person } from './ApplicantPage.css.ts';

export interface ApplicantHeaderProps {
  job: MyJob;
  application: Application;
  freelancer: Freelancer;
}

export function ApplicantHeader({ job, application, freelancer }: ApplicantHeaderProps) {
  const { applicant: words, applicantCard } = useMessages().client;
  const format = useFormat();
  const { name } = application.applicant;
  return (
    <div className={person}>
      <Avatar name={name} src={freelancer.profile_picture} src2x={freelancer.profile_picture_2x} size={96} />
      <div className={names}>
        <Heading level={1}>
          <bdi>{name}</bdi>
        </Heading>
        {freelancer.title && (
          <Text size="large" tone="muted">
            <bdi>{freelancer.title}</bdi>
          </Text>
        )}
        <Text tone="muted">
          {words.appliedFor} <bdi>{job.title}</bdi>
        </Text>
        <Inline space="12">
          <DecisionStatus status={application.status} />
          <Text as="span" size="small" tone="muted" numeric>
            {applicantCard.applied(format.date(application.applied_at))}
          </Text>
          <AvailabilityMark availability={freelancer.availability_status} />
        </Inline>
      </div>
    </div>
  );
}
