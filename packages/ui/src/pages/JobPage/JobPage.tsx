'use client';

import type { Job } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { PageBody } from '../../layout/index.ts';
import {
  Card,
  ErrorState,
  Heading,
  Link,
  LinkButton,
  Prose,
  Stack,
  Text,
  useMessages,
  VisuallyHidden,
  type Loadable,
} from '../../primitives/index.ts';
import { JobAction, type Action } from './JobAction.tsx';
import { JobFacts } from './JobFacts.tsx';
import { action as actionStyle, layout, side, text } from './JobPage.css.ts';
import { JobSkeleton } from './JobSkeleton.tsx';

export interface JobPageProps {
  job: Loadable<Job>;
  action: Action;
  listingsHref: string;
  /** The present date in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function JobPage({ job, action, listingsHref, today }: JobPageProps) {
  const words = useMessages().jobs.job;
  return (
    <PageBody>
      <Stack space="24">
        <div>
          <Link href={listingsHref} tone="quiet" icon={<ArrowLeft />}>
            {words.back}
          </Link>
        </div>
        {job.status !== 'ready' && <VisuallyHidden as="h1">{words.title}</VisuallyHidden>}
        {job.status === 'loading' && <JobSkeleton label={words.loading} />}
        {job.status === 'error' && (
          <ErrorState
            message={job.message}
            onRetry={job.onRetry}
            action={
              <LinkButton href={listingsHref} variant="quiet">
                {words.back}
              </LinkButton>
            }
          />
        )}
        {job.status === 'ready' && <JobView job={job.data} action={action} today={today} />}
      </Stack>
    </PageBody>
  );
}

function JobView({ job, action, today }: { job: Job; action: Action; today: string }) {
  const { job: words, facts } = useMessages().jobs;
  return (
    <Stack space="32">
      <Stack space="8">
        <Heading level={1}>
          <bdi>{job.title}</bdi>
        </Heading>
        <Text size="large" tone="muted">
          <bdi>{facts.company(job.company)}</bdi>
        </Text>
      </Stack>
      <div className={layout}>
        <div className={side}>
          <div className={actionStyle}>
            <JobAction action={action} />
          </div>
          <Card as="section">
            <Stack space="16">
              <Heading level={2} size="small">
                {words.factsTitle}
              </Heading>
              <JobFacts job={job} today={today} />
            </Stack>
          </Card>
        </div>
        <section className={text}>
          <Heading level={2}>{words.about}</Heading>
          <Prose>{job.description}</Prose>
        </section>
      </div>
    </Stack>
  );
}
