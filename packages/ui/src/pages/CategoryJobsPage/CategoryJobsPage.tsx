'use client';

import type { Category, JobCount } from '@skillharbor/contract';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { CategoryNav } from '../../cards/CategoryNav/CategoryNav.tsx';
import { JobListSkeleton } from '../../cards/JobList/JobListSkeleton.tsx';
import { LoadableJobs } from '../../cards/JobList/LoadableJobs.tsx';
import type { LoadableJobsProps } from '../../cards/JobList/LoadableJobs.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Pages } from '../../primitives/state.ts';
import { back, head, heading, more } from './CategoryJobsPage.css.ts';

export interface CategoryJobsPageProps extends Pick<LoadableJobsProps, 'jobs' | 'jobHref' | 'today'> {
  category: Category;
  categoryHref: (category: Category) => string;
  /** The number of jobs by category. It is empty until the numbers are known. */
  jobCounts: readonly JobCount[];
  pages: Pages;
  hrefs: {
    /** The address of the page about all categories. */
    categories: string;
    /** The address of the list of all jobs. */
    jobs: string;
    /** The address of this category's jobs in the list that can be searched, filtered and sorted. */
    explore: string;
  };
}

/** Lists the jobs of one category, with links to the other categories. */
export function CategoryJobsPage(props: CategoryJobsPageProps) {
  const { category, categoryHref, jobCounts, hrefs, ...list } = props;
  const { category: messages } = useSiteMessages();
  const { categories, categoryDescriptions, listings } = useJobMessages();
  const resultsTitle = useId();
  const name = categories[category];

  return (
    <PageBody>
      <Stack space="24">
        <div className={head}>
          <div className={back}>
            <Link href={hrefs.categories} tone="quiet" icon={<ArrowLeft />}>
              {messages.allCategories}
            </Link>
          </div>
          <div className={heading}>
            {/* The number of jobs is in the list of categories, below. */}
            <PageHeader
              title={messages.jobsTitle(name)}
              lead={messages.jobsIntro(categoryDescriptions[category])}
            />
          </div>
          <div className={more}>
            <LinkButton href={hrefs.explore} icon={<SlidersHorizontal />}>
              {messages.explore}
            </LinkButton>
          </div>
        </div>
        <CategoryNav
          label={messages.categories}
          current={category}
          hrefOf={categoryHref}
          jobCounts={jobCounts}
        />
        <section aria-labelledby={resultsTitle}>
          <VisuallyHidden as="h2" id={resultsTitle}>
            {listings.results}
          </VisuallyHidden>
          <LoadableJobs
            {...list}
            within="category"
            skeleton={<JobListSkeleton label={listings.loading} />}
            empty={
              <EmptyState
                title={listings.empty}
                action={<LinkButton href={hrefs.jobs}>{messages.allJobs}</LinkButton>}
              >
                {messages.noJobsReason}
              </EmptyState>
            }
          />
        </section>
      </Stack>
    </PageBody>
  );
}
