'use client';

import { categoryValues } from '@skillharbor/contract';
import type { Category, JobCount } from '@skillharbor/contract';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { countOf } from '../../cards/CategoryCard/countOf.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useSiteMessages } from '../../primitives/UiProvider/useSiteMessages.ts';

export interface CategoryPageProps {
  categoryHref: (category: Category) => string;
  /** The number of jobs by category; empty if unknown. */
  jobCounts: readonly JobCount[];
  hrefs: { jobs: string; howItWorks: string };
}

export function CategoryPage({ categoryHref, jobCounts, hrefs }: CategoryPageProps) {
  const messages = useSiteMessages().category;
  return (
    <PageBody>
      <Stack space={{ phone: '32', tablet: '48' }}>
        <PageHeader title={messages.title} lead={messages.lead} />
        <Section title={messages.heading}>
          <Tiles as="ul" space="16" columns={{ phone: '1', tablet: '2', desktop: '3' }}>
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
        <Inline space="12">
          <LinkButton href={hrefs.jobs} variant="primary">
            {messages.allJobs}
          </LinkButton>
          <LinkButton href={hrefs.howItWorks} variant="quiet">
            {messages.howItWorks}
          </LinkButton>
        </Inline>
      </Stack>
    </PageBody>
  );
}
