'use client';

import type { JobInput } from '@skillharbor/contract';
import type { JobCompany } from '../../forms/JobAssistant/previewOf.ts';
import { emptyJob } from '../../forms/JobForm/jobValues.ts';
import type { JobValues } from '../../forms/JobForm/jobValues.ts';
import { JobForm } from '../../forms/JobForm/JobForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { OtherDraft, RestoredDraft, Submission } from '../../primitives/state.ts';

export interface CreateJobPageProps {
  /** The values restored from a draft. */
  initial?: JobValues;
  draft?: RestoredDraft | undefined;
  otherDraft?: OtherDraft | undefined;
  submission: Submission;
  onSubmit: (job: JobInput) => void;
  /** Called with true while leaving the page would lose changes. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
  cancelHref: string;
  /** The company of the job, for the preview. It is undefined if it is not known. */
  company?: JobCompany | undefined;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** Shows the form for posting a job. */
export function CreateJobPage({ submission, ...form }: CreateJobPageProps) {
  const messages = useClientMessages().createJob;
  return (
    <PageBody width="assistedForm">
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.introduction}</Text>
        </Stack>
        <JobForm
          {...form}
          saved={emptyJob}
          submission={submission}
          submitLabel={messages.submit}
          submittingLabel={messages.submitting}
        />
      </Stack>
    </PageBody>
  );
}
