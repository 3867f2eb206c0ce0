'use client';

import type { Job, OpenApplications, ProfileResumeList, Retention } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { reachedLimit } from '../../cards/JobCard/limit.ts';
import { ApplyForm } from '../../forms/ApplyForm/ApplyForm.tsx';
import type { ApplyFormProps } from '../../forms/ApplyForm/ApplyForm.tsx';
import type { ApplicationValues, ApplyValues } from '../../forms/ApplyForm/applyValues.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { layout, letter, page } from './ApplyPage.css.ts';
import { BlindReviewNotice } from './BlindReviewNotice.tsx';
import { JobBeside } from './JobBeside.tsx';
import type { Loadable, OtherDraft, RestoredDraft, Submission } from '../../primitives/state.ts';

export interface ApplyPageProps {
  job: Loadable<Job>;
  draft?: RestoredDraft | undefined;
  otherDraft?: OtherDraft | undefined;
  submission: Submission;
  /** The address of the freelancer's application to this job, or null if there is none. */
  appliedHref: string | null;
  /** The number of open applications that the freelancer has, and the maximum, or null if they are unknown. */
  openApplications: OpenApplications | null;
  /** The time for which an application is stored, or null if it is unknown. */
  retention: Retention | null;
  /** The resumes that the freelancer has saved, or null if they have not loaded. */
  savedResumes: ProfileResumeList | null;
  /** The cover letters of the user's earlier applications. A new letter may start from one of them. */
  earlierLetters: ApplyFormProps['earlierLetters'];
  /** The address of the list of the freelancer's applications. */
  applicationsHref: string;
  /** True if the application has just been sent and the user is about to leave the page. */
  submitted?: boolean;
  /** The values restored from a draft. */
  initial?: ApplyValues;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ApplyValues) => void;
  /** The address of the job's own page. */
  jobHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** Shows the form in which a freelancer applies to a job, and the job beside it. */
export function ApplyPage(props: ApplyPageProps) {
  const { job, jobHref } = props;
  const messages = useJobMessages().apply;
  return (
    <PageBody>
      <div className={page}>
        <div>
          <Link back href={jobHref} tone="quiet" icon={<ArrowLeft />}>
            {messages.back}
          </Link>
        </div>
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={job}
          skeleton={
            <Stack space="32">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="8rem" />
              <Skeleton shape="block" height="16rem" />
              <Skeleton shape="block" height="5.5rem" />
            </Stack>
          }
        >
          {(data) => (
            <div className={layout}>
              <JobBeside job={data} today={props.today} />
              <div className={letter}>
                <Application {...props} job={data} />
              </div>
            </div>
          )}
        </LoadableContent>
      </div>
    </PageBody>
  );
}

function Application(props: Omit<ApplyPageProps, 'job'> & { job: Job }) {
  const {
    job,
    submission,
    appliedHref,
    openApplications,
    retention,
    applicationsHref,
    submitted = false,
    jobHref,
  } = props;
  const messages = useJobMessages().apply;
  const format = useFormat();
  const wayBack = (
    <div>
      <LinkButton back href={jobHref}>
        {messages.back}
      </LinkButton>
    </div>
  );

  if (submitted) return <Notice tone="positive">{messages.submitted}</Notice>;
  if (appliedHref !== null) {
    return (
      <Stack space="24">
        <Notice tone="info" title={messages.applied}>
          {messages.appliedReason} <Link href={appliedHref}>{messages.seeApplication}</Link>
        </Notice>
        {wayBack}
      </Stack>
    );
  }
  // If the job closes or fills up while the form is open, the server refuses the application with a message, and the
  // letter stays in the form.
  if (!job.is_open && submission.status === 'idle') {
    return (
      <Stack space="24">
        <Notice tone="warning">
          {reachedLimit(job, props.today) === null ? messages.closed : messages.full}
        </Notice>
        {wayBack}
      </Stack>
    );
  }
  if (openApplications && openApplications.count >= openApplications.limit && submission.status === 'idle') {
    return (
      <Stack space="24">
        <Notice tone="warning" title={messages.openFull(format.number(openApplications.limit))}>
          {messages.openFullReason} <Link href={applicationsHref}>{messages.seeApplications}</Link>
        </Notice>
        {wayBack}
      </Stack>
    );
  }
  return (
    <Stack space="24">
      {job.blind_review && <BlindReviewNotice />}
      <ApplyForm
        questions={job.screening_questions}
        savedResumes={props.savedResumes ?? undefined}
        earlierLetters={props.earlierLetters}
        initial={props.initial}
        draft={props.draft}
        otherDraft={props.otherDraft}
        submission={submission}
        onSubmit={props.onSubmit}
        onDirtyChange={props.onDirtyChange}
        onValuesChange={props.onValuesChange}
        cancelHref={jobHref}
      />
      {retention && (
        <Text size="small" tone="muted">
          {messages.kept(format.number(retention.ended_days), format.number(retention.accepted_days))}
        </Text>
      )}
    </Stack>
  );
}
