'use client';

import type { Job, JobInput } from '@skillharbor/contract';
import type { JobCompany } from '../../forms/JobAssistant/previewOf.ts';
import { copiedValues, emptyJob } from '../../forms/JobForm/jobValues.ts';
import type { JobValues } from '../../forms/JobForm/jobValues.ts';
import { JobForm } from '../../forms/JobForm/JobForm.tsx';
import { JobFormSkeleton } from '../../forms/JobForm/JobFormSkeleton.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, OtherDraft, RestoredDraft, Submission } from '../../primitives/state.ts';

export interface CreateJobPageProps {
  /** The job that the form copies, or null if it copies none. */
  copied: CopiedJob | null;
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

export interface CopiedJob {
  /** The job, or null if the client has no such job. */
  job: Loadable<Job | null>;
  href: string;
}

const none: Loadable<null> = { status: 'ready', data: null };

/** Shows the form for posting a job. It is empty, or starts with the values of an earlier job. */
export function CreateJobPage({ copied, ...form }: CreateJobPageProps) {
  const { createJob: messages, editJob } = useClientMessages();
  return (
    <PageBody width="assistedForm">
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.introduction}</Text>
        </Stack>
        <LoadableContent of={copied?.job ?? none} skeleton={<JobFormSkeleton label={editJob.loading} />}>
          {(job) => {
            const saved = job ? copiedValues(job) : emptyJob;
            return (
              <Stack space="32">
                {copied && <CopyNotice job={job} href={copied.href} />}
                <JobForm
                  initial={saved}
                  {...form}
                  saved={saved}
                  submitLabel={messages.submit}
                  submittingLabel={messages.submitting}
                />
              </Stack>
            );
          }}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function CopyNotice({ job, href }: { job: Job | null; href: string }) {
  const { copiedFrom, notCopied } = useClientMessages().createJob;
  if (!job) return <Notice tone="warning">{notCopied}</Notice>;
  return (
    <Notice tone="info">
      {copiedFrom}{' '}
      <Link href={href}>
        <bdi>{job.title}</bdi>
      </Link>
    </Notice>
  );
}
