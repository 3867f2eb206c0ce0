'use client';

import type { MyApplication } from '@skillharbor/contract';
import { ApplicationCard } from '../../cards/index.ts';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/index.ts';
import {
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Pagination,
  Skeleton,
  Spinner,
  Stack,
  useMessages,
  type Loadable,
  type Pages,
} from '../../primitives/index.ts';

export interface MyApplicationsPageProps {
  applications: Loadable<readonly MyApplication[]>;
  pages: Pages;
  jobHref: (id: number) => string;
  listingsHref: string;
}

export function MyApplicationsPage({ applications, pages, jobHref, listingsHref }: MyApplicationsPageProps) {
  const words = useMessages().jobs.applications;
  const ids = applications.status === 'ready' ? applications.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody>
      <Stack space="32">
        <Heading level={1}>{words.title}</Heading>
        {applications.status === 'loading' && (
          <Stack space="12">
            <Spinner label={words.loading} />
            {['48%', '56%', '40%'].map((width) => (
              <Card key={width}>
                <Stack space="12">
                  <Skeleton width={width} height="1.25rem" />
                  <Skeleton width="30%" />
                  <Skeleton width="70%" />
                </Stack>
              </Card>
            ))}
          </Stack>
        )}
        {applications.status === 'error' && (
          <ErrorState message={applications.message} onRetry={applications.onRetry} />
        )}
        {applications.status === 'ready' && applications.data.length === 0 && (
          <EmptyState
            title={words.empty}
            action={
              <LinkButton href={listingsHref} variant="primary">
                {words.findJobs}
              </LinkButton>
            }
          >
            {words.emptyReason}
          </EmptyState>
        )}
        {applications.status === 'ready' && applications.data.length > 0 && (
          <div ref={list}>
            <Stack as="ul" space="12">
              {applications.data.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} jobHref={jobHref(application.listing)} />
                </li>
              ))}
            </Stack>
          </div>
        )}
        {applications.status === 'ready' && <Pagination pages={pages} />}
      </Stack>
    </PageBody>
  );
}
