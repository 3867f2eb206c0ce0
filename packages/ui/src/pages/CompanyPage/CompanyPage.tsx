'use client';

import type { Company, JobSummary } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { JobList } from '../../cards/JobList/JobList.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useCompanyMessages } from '../../primitives/UiProvider/useCompanyMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';

export interface CompanyPageProps {
  company: Loadable<Company>;
  /** The open ones, newest first. */
  jobs: Loadable<readonly JobSummary[]>;
  pages: Pages;
  jobHref: (id: number) => string;
  /** All jobs; also for a user from outside the app, where other users go back to the previous page. */
  listingsHref: string;
  /** For the company's own client; null for others. */
  editHref: string | null;
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
}

export function CompanyPage({ company, listingsHref, editHref, ...list }: CompanyPageProps) {
  const messages = useCompanyMessages().page;
  return (
    <PageBody>
      <Stack space="24">
        <div>
          <Link back href={listingsHref} tone="quiet" icon={<ArrowLeft />}>
            {messages.back}
          </Link>
        </div>
        {company.status !== 'ready' && <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>}
        <LoadableContent
          of={company}
          skeleton={<CompanySkeleton label={messages.loading} />}
          errorAction={
            <LinkButton href={listingsHref} variant="quiet">
              {messages.allJobs}
            </LinkButton>
          }
        >
          {(data) => (
            <Stack space="48">
              <CompanyHeader company={data} editHref={editHref} />
              <Section space="12" title={messages.about}>
                {data.about ? (
                  <Prose>{data.about}</Prose>
                ) : (
                  <Text tone="muted">{messages.noAbout(data.name)}</Text>
                )}
              </Section>
              <OpenJobs name={data.name} listingsHref={listingsHref} {...list} />
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

interface OpenJobsProps extends Pick<
  CompanyPageProps,
  'jobs' | 'pages' | 'jobHref' | 'listingsHref' | 'today'
> {
  name: string;
}

function OpenJobs({ name, jobs, pages, jobHref, listingsHref, today }: OpenJobsProps) {
  const messages = useCompanyMessages().page;
  const ids = jobs.status === 'ready' ? jobs.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <Section space="16" title={messages.jobs}>
      <LoadableContent
        of={jobs}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loadingJobs} />
            {['46%', '52%', '38%'].map((width) => (
              <CardSkeleton key={width} of="job" width={width} />
            ))}
          </Stack>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <EmptyState
              title={messages.noJobs}
              action={<LinkButton href={listingsHref}>{messages.allJobs}</LinkButton>}
            >
              {messages.noJobsReason(name)}
            </EmptyState>
          ) : (
            <>
              <div ref={list}>
                <JobList jobs={data} jobHref={jobHref} today={today} level={3} />
              </div>
              <Pagination pages={pages} />
            </>
          )
        }
      </LoadableContent>
    </Section>
  );
}
