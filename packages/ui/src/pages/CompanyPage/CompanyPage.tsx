'use client';

import type { Company, JobSummary } from '@skillharbor/contract';
import { FeedLink } from '../../cards/JobList/FeedLink.tsx';
import { JobListSkeleton } from '../../cards/JobList/JobListSkeleton.tsx';
import { LoadableJobs } from '../../cards/JobList/LoadableJobs.tsx';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { WorkRecord } from '../../cards/WorkRecord/WorkRecord.tsx';
import { ReadingColumn, ReadingColumns } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { SubjectFrame } from '../../layout/SubjectFrame/SubjectFrame.tsx';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { RecordCard } from './RecordCard.tsx';

export interface CompanyPageProps {
  company: Loadable<Company>;
  /** The open jobs, newest first. */
  jobs: Loadable<readonly JobSummary[]>;
  pages: Pages;
  jobHref: (id: number) => string;
  /** The address of the feed of the company's jobs. Omit it if there is none. */
  feedHref?: string;
  /**
   * The address of the list of all jobs, for a user who came from another site. Other users go back to the previous
   * page.
   */
  listingsHref: string;
  freelancerHref: (id: number) => string;
  /** The address of the page on which the company's own client edits it, or null for other readers. */
  editHref: string | null;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** Shows a company and its open jobs to all readers. */
export function CompanyPage(props: CompanyPageProps) {
  const { company, listingsHref, freelancerHref, editHref, feedHref, ...list } = props;
  const format = useFormat();
  const record = useWorkRecordMessages();
  const messages = useCompanyMessages().page;
  return (
    <SubjectFrame
      of={company}
      title={messages.title}
      back={{ href: listingsHref, label: messages.back }}
      skeleton={<CompanySkeleton label={messages.loading} />}
      errorAction={
        <LinkButton href={listingsHref} variant="quiet">
          {messages.allJobs}
        </LinkButton>
      }
    >
      {(data) => (
        <>
          <CompanyHeader company={data} editHref={editHref} />
          <ReadingColumns>
            <RecordCard record={data.decision_record} />
            <ReadingColumn>
              <Section space="12" title={messages.about}>
                {data.about ? (
                  <Prose>{data.about}</Prose>
                ) : (
                  <Text tone="muted">{messages.noAbout(data.name)}</Text>
                )}
              </Section>
              {data.work_record.length > 0 && (
                <Section space="16" title={record.people(data.worked_with, format.number(data.worked_with))}>
                  <WorkRecord
                    entries={data.work_record}
                    authorHref={({ author_id: id }) => (id === null ? null : freelancerHref(id))}
                  />
                </Section>
              )}
            </ReadingColumn>
          </ReadingColumns>
          <OpenJobs name={data.name} listingsHref={listingsHref} {...list} />
          {feedHref !== undefined && <FeedLink href={feedHref} />}
          {editHref === null && (
            <div>
              <ReportButton
                subjects={[
                  { kind: 'company', id: data.id },
                  ...(data.logo === null ? [] : [{ kind: 'logo' as const, id: data.id }]),
                ]}
                name={data.name}
              />
            </div>
          )}
        </>
      )}
    </SubjectFrame>
  );
}

interface OpenJobsProps extends Pick<
  CompanyPageProps,
  'jobs' | 'pages' | 'jobHref' | 'listingsHref' | 'today'
> {
  name: string;
}

function OpenJobs({ name, listingsHref, ...list }: OpenJobsProps) {
  const messages = useCompanyMessages().page;
  return (
    <Section space="16" title={messages.jobs}>
      <LoadableJobs
        {...list}
        within="company"
        skeleton={<JobListSkeleton label={messages.loadingJobs} rows={3} />}
        empty={
          <EmptyState
            title={messages.noJobs}
            action={<LinkButton href={listingsHref}>{messages.allJobs}</LinkButton>}
          >
            {messages.noJobsReason(name)}
          </EmptyState>
        }
      />
    </Section>
  );
}
