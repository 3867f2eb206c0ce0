'use client';

import { categoryValues } from '@skillharbor/contract';
import type { Category, JobCount } from '@skillharbor/contract';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { countAll, countOf } from '../../cards/CategoryCard/countOf.ts';
import { NewestJobs } from '../../cards/NewestJobs/NewestJobs.tsx';
import type { NewestJobsProps } from '../../cards/NewestJobs/NewestJobs.tsx';
import { ListHeading } from '../../layout/ListFrame/ListHeading.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useBrand } from '../../layout/useBrand.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

export interface CategoryPageProps extends Omit<NewestJobsProps, 'jobs'> {
  categoryHref: (category: Category) => string;
  /** The number of jobs by category. It is empty until the numbers are known. */
  jobCounts: readonly JobCount[];
  /** The few newest jobs of all categories. */
  newestJobs: NewestJobsProps['jobs'];
  hrefs: { jobs: string; howItWorks: string };
}

/** Describes the site, and shows the six categories of its jobs. */
export function CategoryPage({ categoryHref, jobCounts, newestJobs, hrefs, ...list }: CategoryPageProps) {
  const { category: messages, landing } = useSiteMessages();
  const { name } = useBrand();
  const { allJobs } = useJobMessages().listings;
  const format = useFormat();
  const total = countAll(jobCounts);
  return (
    <PageBody>
      <Stack space={{ phone: '32', tablet: '48' }}>
        <Stack space="24">
          <ListHeading
            title={messages.title}
            intro={messages.lead(name)}
            count={
              total !== null && (
                <Text tone="muted" numeric>
                  {allJobs(total, format.number(total))}
                </Text>
              )
            }
          />
          <Section space="16" title={messages.heading}>
            <Tiles
              as="ul"
              space={{ phone: '8', tablet: '16' }}
              columns={{ phone: '1', tablet: '2', desktop: '3' }}
            >
              {categoryValues.map((category) => (
                <li key={category}>
                  <CategoryCard
                    described
                    category={category}
                    href={categoryHref(category)}
                    count={countOf(category, jobCounts)}
                  />
                </li>
              ))}
            </Tiles>
          </Section>
        </Stack>
        <Section space="16" title={landing.newest.work}>
          <NewestJobs jobs={newestJobs} {...list} />
          <Inline space="12">
            <LinkButton href={hrefs.jobs} variant="primary">
              {messages.allJobs}
            </LinkButton>
            <LinkButton href={hrefs.howItWorks} variant="quiet">
              {messages.howItWorks}
            </LinkButton>
          </Inline>
        </Section>
      </Stack>
    </PageBody>
  );
}
