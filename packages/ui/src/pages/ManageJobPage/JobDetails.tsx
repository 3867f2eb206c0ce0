'use client';

import type { MyJob } from '@skillharbor/contract';
import { useJobFacts } from '../../cards/JobView/useJobFacts.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** Shows the job's texts and facts to its client. */
export function JobDetails({ job }: { job: MyJob }) {
  const client = useClientMessages();
  const { facts } = useJobMessages();
  const messages = client.manageJob;
  const format = useFormat();
  const found = useJobFacts(job, {
    deadline: format.date(job.application_deadline),
    blindReview: client.jobForm.reviews.blind.label,
    posted: job.date_posted === null ? facts.dateNotAvailable : format.date(job.date_posted),
  });
  const items = Object.values(found).filter((item) => item !== null);
  return (
    <Card as="section" padding="large">
      <Stack space="16">
        <Heading level={2} size="small">
          {messages.details}
        </Heading>
        <Prose>{job.short_description}</Prose>
        <DescriptionList layout="row" items={items.map(({ term, value }) => ({ term, value }))} />
        <Heading level={3} size="tiny">
          {messages.fullDescription}
        </Heading>
        <Prose>{job.description}</Prose>
      </Stack>
    </Card>
  );
}
