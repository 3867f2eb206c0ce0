'use client';

import type { Freelancer } from '@skillharbor/contract';
import { FreelancerCard } from '../../cards/index.ts';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/index.ts';
import {
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Pagination,
  Skeleton,
  Spinner,
  Stack,
  Text,
  Tiles,
  useMessages,
  type Loadable,
  type Pages,
} from '../../primitives/index.ts';

export interface FreelancersPageProps {
  freelancers: Loadable<readonly Freelancer[]>;
  pages: Pages;
  freelancerHref: (id: number) => string;
}

const columns = { phone: '1', tablet: '2', desktop: '3' } as const;

export function FreelancersPage({ freelancers, pages, freelancerHref }: FreelancersPageProps) {
  const words = useMessages().freelancers.directory;
  const ids = freelancers.status === 'ready' ? freelancers.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody>
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        {freelancers.status === 'loading' && (
          <Stack space="12">
            <Spinner label={words.loading} />
            <Tiles space="16" columns={columns}>
              {['40%', '56%', '48%', '52%', '44%', '60%'].map((width) => (
                <CardSkeleton key={width} width={width} />
              ))}
            </Tiles>
          </Stack>
        )}
        {freelancers.status === 'error' && (
          <ErrorState message={freelancers.message} onRetry={freelancers.onRetry} />
        )}
        {freelancers.status === 'ready' && freelancers.data.length === 0 && (
          <EmptyState title={words.empty}>{words.emptyReason}</EmptyState>
        )}
        {freelancers.status === 'ready' && freelancers.data.length > 0 && (
          <div ref={list}>
            <Tiles as="ul" space="16" columns={columns}>
              {freelancers.data.map((freelancer) => (
                <li key={freelancer.id}>
                  <FreelancerCard freelancer={freelancer} href={freelancerHref(freelancer.id)} />
                </li>
              ))}
            </Tiles>
          </div>
        )}
        {freelancers.status === 'ready' && <Pagination pages={pages} />}
      </Stack>
    </PageBody>
  );
}

function CardSkeleton({ width }: { width: string }) {
  return (
    <Card>
      <Stack space="16">
        <Inline space="16" wrap={false}>
          <Skeleton shape="circle" width="4rem" height="4rem" />
          <Skeleton width={width} height="1.25rem" />
        </Inline>
        <Skeleton lines={3} />
      </Stack>
    </Card>
  );
}
