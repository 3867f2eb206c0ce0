'use client';

import type { Job } from '@skillharbor/contract';
import {
  AlarmClock,
  Banknote,
  Briefcase,
  CalendarClock,
  CalendarDays,
  House,
  Laptop,
  MapPin,
  Tag,
} from 'lucide-react';
import { deadlineOf } from '../../cards/JobCard/deadline.ts';
import { Badge, Facts, Inline, useFormat, useMessages } from '../../primitives/index.ts';

/** Everything about a job that is no text. */
export function JobFacts({ job, today }: { job: Job; today: string }) {
  const { facts, categories, employmentTypes, workTypes } = useMessages().jobs;
  const format = useFormat();
  return (
    <Facts
      layout="side"
      items={[
        { term: facts.category, value: categories[job.category], icon: <Tag /> },
        { term: facts.location, value: <bdi>{job.location}</bdi>, icon: <MapPin /> },
        {
          term: facts.salary,
          value: job.salary_range === null ? facts.notGiven : <bdi>{job.salary_range}</bdi>,
          icon: <Banknote />,
        },
        { term: facts.employmentType, value: employmentTypes[job.employment_type], icon: <Briefcase /> },
        { term: facts.workType, value: workTypes[job.remote], icon: <Laptop /> },
        { term: facts.remote, value: facts.remoteAnswers[job.remote], icon: <House /> },
        {
          term: facts.deadline,
          value: <DeadlineValue job={job} today={today} />,
          icon: <CalendarClock />,
        },
        {
          term: facts.posted,
          value: job.date_posted === null ? facts.dateNotAvailable : format.date(job.date_posted),
          icon: <CalendarDays />,
        },
      ]}
    />
  );
}

function DeadlineValue({ job, today }: { job: Job; today: string }) {
  const { facts } = useMessages().jobs;
  const format = useFormat();
  const deadline = deadlineOf(job, today);
  return (
    <Inline space="8">
      <span>{format.date(job.application_deadline)}</span>
      {deadline.kind === 'near' && (
        <Badge tone="signal" icon={<AlarmClock />}>
          {facts.closesIn(deadline.days)}
        </Badge>
      )}
    </Inline>
  );
}
