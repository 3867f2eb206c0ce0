'use client';

import type { JobInput } from '@skillharbor/contract';
import { emptyJob, type JobValues } from '../../forms/JobForm/jobValues.ts';
import { JobForm } from '../../forms/JobForm/JobForm.tsx';
import { PageBody } from '../../layout/index.ts';
import { Heading, Stack, Text, useMessages, type Submission } from '../../primitives/index.ts';

export interface CreateJobPageProps {
  /** What was typed before, where somebody comes back to it. */
  initial?: JobValues;
  submission: Submission;
  onSubmit: (job: JobInput) => void;
  /** Told whether leaving would lose something. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
  cancelHref: string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function CreateJobPage({ submission, ...form }: CreateJobPageProps) {
  const words = useMessages().client.createJob;
  return (
    <PageBody width="form">
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.introduction}</Text>
        </Stack>
        <JobForm
          {...form}
          saved={emptyJob}
          submission={submission}
          submitLabel={words.submit}
          submittingLabel={words.submitting}
        />
      </Stack>
    </PageBody>
  );
}
