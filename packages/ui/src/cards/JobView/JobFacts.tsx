'use client';

import type { Job } from '@skillharbor/contract';
import {
  AlarmClock,
  Banknote,
  Briefcase,
  CalendarClock,
  CalendarDays,
  EyeOff,
  Laptop,
  MailCheck,
  MapPin,
  Tag,
  UsersRound,
} from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { jobTones } from '../tones.ts';
import { PostedDate } from '../PostedDate/PostedDate.tsx';
import { deadlineOf } from '../JobCard/deadline.ts';
import { LimitValue } from './LimitValue.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useJobPay } from './useJobPay.tsx';

/** Lists the facts about a job, without its texts. */
export function JobFacts({ job, today }: { job: Job; today: string }) {
  const { facts, categories, employmentTypes } = useJobMessages();
  const format = useFormat();
  const pay = useJobPay(job);
  return (
    <DescriptionList
      layout="side"
      items={[
        { term: facts.category, value: categories[job.category], icon: <Tag /> },
        { term: facts.location, value: <bdi>{job.location}</bdi>, icon: <MapPin /> },
        { ...pay, icon: <Banknote /> },
        { term: facts.employmentType, value: employmentTypes[job.employment_type], icon: <Briefcase /> },
        { term: facts.remote, value: facts.remoteLabels[job.remote], icon: <Laptop /> },
        {
          term: facts.deadline,
          value: <DeadlineValue job={job} today={today} />,
          icon: <CalendarClock />,
        },
        {
          term: facts.decisionDate,
          value: job.answers_by === '' ? facts.notGiven : format.date(job.answers_by),
          icon: <MailCheck />,
        },
        ...(job.blind_review ? [{ term: facts.review, value: facts.blindReview, icon: <EyeOff /> }] : []),
        ...(job.application_limit === null
          ? []
          : [
              {
                term: facts.limit,
                value: <LimitValue limit={job.application_limit} job={job} />,
                icon: <UsersRound />,
              },
            ]),
        {
          term: facts.posted,
          value: <PostedDate job={job} today={today} labelled />,
          icon: <CalendarDays />,
        },
      ]}
    />
  );
}

function DeadlineValue({ job, today }: { job: Job; today: string }) {
  const { facts } = useJobMessages();
  const format = useFormat();
  // In a preview, the client may not have chosen a day yet.
  if (job.application_deadline === '') return facts.notGiven;
  const deadline = deadlineOf(job, today);
  return (
    <Inline space="8">
      <span>{format.date(job.application_deadline)}</span>
      {deadline.kind === 'near' && (
        <Badge tone={jobTones.deadlineNear} icon={<AlarmClock />}>
          {facts.closesIn(deadline.days)}
        </Badge>
      )}
    </Inline>
  );
}
