'use client';

import type { Job } from '@skillharbor/contract';
import { JobFacts } from '../../cards/JobView/JobFacts.tsx';
import { JobKeys } from '../../cards/JobView/JobKeys.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Shows the facts and the description of the job. Its code loads separately, so that the form does not wait for it. */
export function JobDetails({ job, today }: { job: Job; today: string }) {
  const messages = useJobMessages().job;
  return (
    <Stack space="24">
      <JobKeys job={job} today={today} />
      <Stack space="12">
        <Heading level={3} size="small">
          {messages.about}
        </Heading>
        <Prose>{job.description}</Prose>
      </Stack>
      <JobFacts job={job} today={today} />
    </Stack>
  );
}
