'use client';

import type { MyJob, VersionedJobUpdate } from '@skillharbor/contract';
import { useState } from 'react';
import { changedFields, jobValues } from '../../forms/JobForm/jobValues.ts';
import type { JobValues } from '../../forms/JobForm/jobValues.ts';
import { JobForm } from '../../forms/JobForm/JobForm.tsx';
import { JobFormSkeleton } from '../../forms/JobForm/JobFormSkeleton.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, RestoredDraft, Submission } from '../../primitives/state.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useEndReviewQuestion } from './useEndReviewQuestion.tsx';
import { useNotifyQuestion } from './useNotifyQuestion.tsx';

export interface EditJobPageProps {
  /**
   * The job. After a 409 response, it is the job's current version, so that the page shows the changes and keeps the
   * client's text.
   */
  job: Loadable<MyJob>;
  /** The values restored from a draft. */
  initial?: JobValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (job: VersionedJobUpdate) => void;
  /** Called with true if leaving the page would lose changes. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
  /** The address of the link 'Cancel'. Until the job has loaded, it is the client's dashboard. */
  cancelHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** Lets a client change a job. Applicants are notified of the changes. */
export function EditJobPage({ job, ...rest }: EditJobPageProps) {
  const { editJob: messages, manageJob } = useClientMessages();
  return (
    <PageBody width="assistedForm">
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          {job.status === 'ready' && (
            <Text tone="muted">
              <bdi>{job.data.title}</bdi>
            </Text>
          )}
        </Stack>
        <LoadableContent
          of={job}
          errorAction={
            <LinkButton href={rest.cancelHref} variant="quiet">
              {manageJob.back}
            </LinkButton>
          }
          skeleton={<JobFormSkeleton label={messages.loading} />}
        >
          {(data) => <Editor key={data.id} job={data} {...rest} />}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

/** The failure has no message here, because the notice already explains it. */
const explained: Submission = { status: 'failed' };
const idle: Submission = { status: 'idle' };

function Editor({
  job,
  initial,
  draft,
  submission: sent,
  onSubmit,
  ...form
}: Omit<EditJobPageProps, 'job'> & { job: MyJob }) {
  const messages = useClientMessages().editJob;
  /** The version of the job that the client started to edit. */
  const [base, setBase] = useState(job);
  const [typed, setTyped] = useState(initial);
  /** True once the user has chosen the other version. The failure is then hidden until the next submission. */
  const [settled, setSettled] = useState(false);
  if (settled && sent.status === 'submitting') setSettled(false);
  const submission = settled ? idle : sent;
  const conflict = submission.status !== 'idle' && job.version !== base.version;

  const notify = useNotifyQuestion(onSubmit);
  const { submit, question } = useEndReviewQuestion(notify.submit);

  return (
    <>
      <JobForm
        key={base.version}
        {...form}
        company={job}
        savedJob={job}
        initial={typed ?? jobValues(base)}
        // The draft belongs to the discarded text, so the draft is removed as well.
        draft={typed && draft}
        saved={jobValues(base)}
        submission={conflict && submission.status === 'failed' ? explained : submission}
        submitLabel={messages.submit}
        submittingLabel={messages.submitting}
        warning={
          conflict && (
            <ConflictNotice
              changed={changedFields(base, job)}
              current={job}
              onUseCurrent={() => {
                setBase(job);
                setTyped(undefined);
                setSettled(true);
              }}
            />
          )
        }
        publication={job.is_active || job.filled_at !== null ? 'public' : 'inactive'}
        onSubmit={(values, publishOn) =>
          submit(conflict ? job : base, values, {
            // The form does not contain the status, so another user's change of the status is kept.
            is_active: job.is_active,
            ...(!job.is_active && { publish_on: publishOn }),
            // The conflict notice has shown the changes that this submission overwrites, so it is based on the current
            // version.
            version: conflict ? job.version : base.version,
          })
        }
      />
      {question}
      {notify.question}
    </>
  );
}
