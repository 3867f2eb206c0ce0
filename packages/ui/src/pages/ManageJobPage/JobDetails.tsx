'use client';

import type { MyJob } from '@skillharbor/contract';
import { LimitValue } from '../../cards/JobView/LimitValue.tsx';
import { useJobPay } from '../../cards/JobView/useJobPay.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** Shows the job's texts and facts to its client. */
export function JobDetails({ job }: { job: MyJob }) {
  const client = useClientMessages();
  const jobs = useJobMessages();
  const messages = client.manageJob;
  const format = useFormat();
  const { facts } = jobs;
  const pay = useJobPay(job);
  return (
    <Card as="section">
      <Stack space="16">
        <Heading level={2} size="small">
          {messages.details}
        </Heading>
        <Prose>{job.short_description}</Prose>
        <DescriptionList
          layout="side"
          items={[
            { term: facts.category, value: jobs.categories[job.category] },
            { term: facts.location, value: <bdi>{job.location}</bdi> },
            pay,
            { term: facts.employmentType, value: jobs.employmentTypes[job.employment_type] },
            { term: facts.remote, value: facts.remoteLabels[job.remote] },
            { term: facts.deadline, value: format.date(job.application_deadline) },
            { term: facts.decisionDate, value: format.date(job.answers_by) },
            ...(job.blind_review ? [{ term: facts.review, value: client.jobForm.reviews.blind.label }] : []),
            ...(job.application_limit === null
              ? []
              : [
                  {
                    term: facts.limit,
                    value: <LimitValue limit={job.application_limit} job={job} />,
                  },
                ]),
            {
              term: facts.posted,
              value: job.date_posted === null ? facts.dateNotAvailable : format.date(job.date_posted),
            },
          ]}
        />
        <Disclosure summary={messages.fullDescription}>
          <Prose>{job.description}</Prose>
        </Disclosure>
      </Stack>
    </Card>
  );
}
