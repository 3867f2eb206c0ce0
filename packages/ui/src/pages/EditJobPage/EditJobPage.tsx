'use client';

import type { JobUpdate, MyJob } from '@skillharbor/contract';
import { useState } from 'react';
import { changedFields, jobValues, type JobValues } from '../../forms/JobForm/jobValues.ts';
import { JobForm } from '../../forms/JobForm/JobForm.tsx';
import { PageBody } from '../../layout/index.ts';
import {
  ErrorState,
  Heading,
  Skeleton,
  Spinner,
  Stack,
  Text,
  useMessages,
  type Loadable,
  type Submission,
} from '../../primitives/index.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

export interface EditJobPageProps {
  /** After an edit that answered 409, the job as it is by then: the page shows what changed, and keeps the text. */
  job: Loadable<MyJob>;
  /** What was typed before, where somebody comes back to it. */
  initial?: JobValues;
  submission: Submission;
  onSubmit: (job: JobUpdate) => void;
  /** Told whether leaving would lose something. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: JobValues) => void;
  cancelHref: string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function EditJobPage({ job, ...rest }: EditJobPageProps) {
  const words = useMessages().client.editJob;
  return (
    <PageBody width="form">
      <Stack space="48">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          {job.status === 'ready' && (
            <Text tone="muted">
              <bdi>{job.data.title}</bdi>
            </Text>
          )}
        </Stack>
        {job.status === 'loading' && (
          <div>
            <Spinner label={words.loading} />
            <Stack space="24">
              <Skeleton height="2.75rem" shape="block" />
              <Skeleton height="6rem" shape="block" />
              <Skeleton height="14rem" shape="block" />
            </Stack>
          </div>
        )}
        {job.status === 'error' && <ErrorState message={job.message} onRetry={job.onRetry} />}
        {job.status === 'ready' && <Editor key={job.data.id} job={job.data} {...rest} />}
      </Stack>
    </PageBody>
  );
}

/** What the form shows of a failure that the notice explains. */
const explained: Submission = { status: 'failed' };
const idle: Submission = { status: 'idle' };

function Editor({
  job,
  initial,
  submission: sent,
  onSubmit,
  ...form
}: Omit<EditJobPageProps, 'job'> & { job: MyJob }) {
  const words = useMessages().client.editJob;
  /** The version that the text in the form is based on. */
  const [base, setBase] = useState(job);
  const [typed, setTyped] = useState(initial);
  /** The reader has taken the other version: the failure is done with, until something is sent again. */
  const [settled, setSettled] = useState(false);
  if (settled && sent.status === 'submitting') setSettled(false);
  const submission = settled ? idle : sent;
  const conflict = submission.status !== 'idle' && job.version !== base.version;

  return (
    <JobForm
      key={base.version}
      {...form}
      initial={typed ?? jobValues(base)}
      saved={jobValues(base)}
      submission={conflict && submission.status === 'failed' ? explained : submission}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      warning={
        conflict && (
          <ConflictNotice
            changed={changedFields(jobValues(base), jobValues(job))}
            current={jobValues(job)}
            onUseCurrent={() => {
              setBase(job);
              setTyped(undefined);
              setSettled(true);
            }}
          />
        )
      }
      onSubmit={(values) =>
        onSubmit({
          ...values,
          // Whether it is active is no matter of this form: a change of that by somebody else stays.
          is_active: job.is_active,
          // Whoever sends again has read what would be replaced.
          version: conflict ? job.version : base.version,
        })
      }
    />
  );
}
