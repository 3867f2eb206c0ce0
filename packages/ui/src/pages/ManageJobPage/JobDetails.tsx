'use client';

import type { MyJob } from '@skillharbor/contract';
import {
  Card,
  Disclosure,
  Facts,
  Heading,
  Prose,
  Stack,
  useFormat,
  useMessages,
} from '../../primitives/index.ts';

/** What the job says, for its client to look up. */
export function JobDetails({ job }: { job: MyJob }) {
  const { client, jobs } = useMessages();
  const words = client.manageJob;
  const format = useFormat();
  const { facts } = jobs;
  return (
    <Card as="section">
      <Stack space="16">
        <Heading level={2} size="small">
          {words.details}
        </Heading>
        <Prose>{job.short_description}</Prose>
        <Facts
          layout="side"
          items={[
            { term: facts.category, value: jobs.categories[job.category] },
            { term: facts.location, value: <bdi>{job.location}</bdi> },
            { term: facts.salary, value: <bdi>{job.salary_range ?? facts.notGiven}</bdi> },
            { term: facts.employmentType, value: jobs.employmentTypes[job.employment_type] },
            { term: facts.workType, value: jobs.workTypes[job.remote] },
            { term: facts.deadline, value: format.date(job.application_deadline) },
            {
              term: facts.posted,
              value: job.date_posted === null ? facts.dateNotAvailable : format.date(job.date_posted),
            },
          ]}
        />
        <Disclosure summary={words.fullDescription}>
          <Prose>{job.description}</Prose>
        </Disclosure>
      </Stack>
    </Card>
  );
}
