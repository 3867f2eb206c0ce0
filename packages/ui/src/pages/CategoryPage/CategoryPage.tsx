'use client';

import type { Category } from '@skillharbor/contract';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { categories } from '../../cards/CategoryCard/categories.ts';
import { PageBody, PageHeader } from '../../layout/index.ts';
import { Heading, Inline, LinkButton, Stack, Tiles, useMessages } from '../../primitives/index.ts';

export interface CategoryPageProps {
  categoryHref: (category: Category) => string;
  hrefs: { jobs: string; howItWorks: string };
}

export function CategoryPage({ categoryHref, hrefs }: CategoryPageProps) {
  const words = useMessages().site.category;
  return (
    <PageBody>
      <Stack space={{ phone: '32', tablet: '48' }}>
        <PageHeader title={words.title} lead={words.lead} />
        <Stack space="24" as="section">
          <Heading level={2}>{words.heading}</Heading>
          <Tiles as="ul" space="16" columns={{ phone: '1', tablet: '2', desktop: '3' }}>
            {categories.map((category) => (
              <li key={category}>
                <CategoryCard described category={category} href={categoryHref(category)} />
              </li>
            ))}
          </Tiles>
        </Stack>
        <Inline space="12">
          <LinkButton href={hrefs.jobs} variant="primary">
            {words.allJobs}
          </LinkButton>
          <LinkButton href={hrefs.howItWorks} variant="quiet">
            {words.howItWorks}
          </LinkButton>
        </Inline>
      </Stack>
    </PageBody>
  );
}
