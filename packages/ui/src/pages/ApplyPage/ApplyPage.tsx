'use client';

import type { Job } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { ApplyForm, type ApplicationValues, type ApplyValues } from '../../forms/index.ts';
import { PageBody } from '../../layout/index.ts';
import {
  Card,
  ErrorState,
  Heading,
  Link,
  LinkButton,
  Notice,
  Skeleton,
  Spinner,
  Stack,
  Text,
  useFormat,
  useMessages,
  type Loadable,
  type Submission,
} from '../../primitives/index.ts';

export interface ApplyPageProps {
  job: Loadable<Job>;
  submission: Submission;
  /** Whether the freelancer has applied to this job before. */
  applied: boolean;
  /** Whether the application has just arrived, and the page is about to be left. */
  submitted?: boolean;
  /** What was typed and chosen before, where somebody comes back to it. */
  initialCoverLetter?: string;
  initialResume?: File | null;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ApplyValues) => void;
  /** The job's own page. */
  jobHref: string;
  /** The greatest size of the resume, in bytes. */
  uploadLimitBytes: number;
}

export function ApplyPage(props: ApplyPageProps) {
  const { job, jobHref } = props;
  const words = useMessages().jobs.apply;
  return (
    <PageBody width="form">
      <Stack space="24">
        <div>
          <Link href={jobHref} tone="quiet" icon={<ArrowLeft />}>
            {words.back}
          </Link>
        </div>
        <Heading level={1}>{words.title}</Heading>
        {job.status === 'loading' && (
          <Stack space="24">
            <Skeleton shape="block" height="5.5rem" />
            <Spinner label={words.loading} />
            <Skeleton shape="block" height="16rem" />
            <Skeleton shape="block" height="5.5rem" />
          </Stack>
        )}
        {job.status === 'error' && <ErrorState message={job.message} onRetry={job.onRetry} />}
        {job.status === 'ready' && (
          <Stack space="32">
            <JobReminder job={job.data} />
            <Application {...props} job={job.data} />
          </Stack>
        )}
      </Stack>
    </PageBody>
  );
}

/** What one applies to, while writing. */
function JobReminder({ job }: { job: Job }) {
  const { facts } = useMessages().jobs;
  const format = useFormat();
  return (
    <Card>
      <Stack space="4">
        <Heading level={2} size="small">
          <bdi>{job.title}</bdi>
        </Heading>
        <Text tone="muted">
          <bdi>{facts.company(job.company)}</bdi>
        </Text>
        <Text size="small" tone="muted" numeric>
          {job.is_open ? facts.applyBy(format.date(job.application_deadline)) : facts.closed}
        </Text>
      </Stack>
    </Card>
  );
}

function Application(props: Omit<ApplyPageProps, 'job'> & { job: Job }) {
  const { job, submission, applied, submitted = false, jobHref } = props;
  const words = useMessages().jobs.apply;
  const wayBack = (
    <div>
      <LinkButton href={jobHref}>{words.back}</LinkButton>
    </div>
  );

  if (submitted) return <Notice tone="positive">{words.submitted}</Notice>;
  if (applied) {
    return (
      <Stack space="24">
        <Notice tone="info" title={words.applied}>
          {words.appliedReason}
        </Notice>
        {wayBack}
      </Stack>
    );
  }
  // One that closes while somebody writes to it is refused by the server, in words, with the letter still there.
  if (!job.is_open && submission.status === 'idle') {
    return (
      <Stack space="24">
        <Notice tone="warning">{words.closed}</Notice>
        {wayBack}
      </Stack>
    );
  }
  return (
    <ApplyForm
      initialCoverLetter={props.initialCoverLetter}
      initialResume={props.initialResume}
      submission={submission}
      uploadLimitBytes={props.uploadLimitBytes}
      onSubmit={props.onSubmit}
      onDirtyChange={props.onDirtyChange}
      onValuesChange={props.onValuesChange}
      cancelHref={jobHref}
    />
  );
}
