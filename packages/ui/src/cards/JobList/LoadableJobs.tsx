'use client';

import type { JobSummary } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { useFocusFirstNew } from '../useFocusFirstNew.ts';
import { JobList } from './JobList.tsx';
import type { JobListProps } from './JobList.tsx';

export interface LoadableJobsProps {
  jobs: Loadable<readonly JobSummary[]>;
  jobHref: (id: number) => string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  /** The property that all jobs of the list share: the company or the category. */
  within?: JobListProps['within'];
  skeleton: ReactNode;
  /** The content that is shown if there are no jobs. */
  empty: ReactNode;
  /** The links to the neighbouring pages of the list. */
  pages?: Pages;
}

/** Shows jobs in a section with a title. */
export function LoadableJobs({ jobs, skeleton, empty, pages, ...list }: LoadableJobsProps) {
  const { loading } = useJobMessages().listings;
  const ids = jobs.status === 'ready' ? jobs.data.map(({ id }) => id) : [];
  const items = useFocusFirstNew(ids, pages?.pending ?? false);
  return (
    <LoadableContent of={jobs} skeleton={skeleton}>
      {(data) =>
        data.length === 0 ? (
          empty
        ) : (
          <Stack space="24">
            <div ref={items}>
              <JobList jobs={data} {...list} level={3} />
            </div>
            {pages && <Pagination pages={pages} loading={loading} />}
          </Stack>
        )
      }
    </LoadableContent>
  );
}
