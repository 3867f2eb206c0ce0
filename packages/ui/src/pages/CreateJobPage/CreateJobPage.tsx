'use client';

import type { Job, JobInput } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import type { JobCompany } from '../../forms/JobAssistant/previewOf.ts';
import { copiedValues, emptyJob } from '../../forms/JobForm/jobValues.ts';
import type { JobValues } from '../../forms/JobForm/jobValues.ts';
import { JobForm } from '../../forms/JobForm/JobForm.tsx';
import type { DraftSaving } from '../../forms/JobForm/JobForm.tsx';
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
  /** The content with which the form begins. */
  start: JobStart;
  /** The state of the request that saves the draft, and the function that sends it. */
  draftSaving: DraftSaving;
  /** The values restored from a draft. */
  initial?: JobValues;
  draft?: RestoredDraft | undefined;
  otherDraft?: OtherDraft | undefined;
  submission: Submission;
  onSubmit: (job: JobInput) => void;
  /** Called with true if leaving the page would lose changes. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
  cancelHref: string;
  /** The company of the job, for the preview. It is undefined if it has not loaded. */
  company?: JobCompany | undefined;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** The source of the form's first values. */
export type JobStart =
  | { kind: 'empty' }
  /**
   * The form starts with a copy of a job. `job` is null if the client has no such job, and `href` is the job's address.
   */
  | { kind: 'copy'; job: Loadable<Job | null>; href: string }
  | { kind: 'draft'; draft: Loadable<{ isFound: boolean }> };

/** A job to copy, or a sentence that says why the form is empty. */
type Loaded = { job: Job | null; notice: ReactNode };

/** Shows the form for posting a job. It is empty, or starts with the values of an earlier job or of a draft. */
export function CreateJobPage({ start, onSubmit, ...form }: CreateJobPageProps) {
  const { createJob: messages, editJob } = useClientMessages();
  const loaded = useLoaded(start);
  return (
    <PageBody width="assistedForm">
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.introduction}</Text>
        </Stack>
        <LoadableContent of={loaded} skeleton={<JobFormSkeleton label={editJob.loading} />}>
          {({ job, notice }) => {
            const saved = job ? copiedValues(job) : emptyJob;
            return (
              <Stack space="32">
                {notice}
                <JobForm
                  initial={saved}
                  {...form}
                  saved={saved}
                  publication="new"
                  onSubmit={(fields, publishOn) =>
                    onSubmit({ ...fields, is_active: publishOn === null, publish_on: publishOn })
                  }
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

function useLoaded(start: JobStart): Loadable<Loaded> {
  const { draftGone } = useClientMessages().createJob;
  if (start.kind === 'empty') return { status: 'ready', data: { job: null, notice: null } };
  if (start.kind === 'copy') {
    if (start.job.status !== 'ready') return start.job;
    const job = start.job.data;
    return { status: 'ready', data: { job, notice: <CopyNotice job={job} href={start.href} /> } };
  }
  if (start.draft.status !== 'ready') return start.draft;
  const notice = start.draft.data.isFound ? null : <Notice tone="warning">{draftGone}</Notice>;
  return { status: 'ready', data: { job: null, notice } };
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
