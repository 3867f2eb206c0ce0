'use client';

import { Button, Inline, Pill, useMessages, VisuallyHidden } from '../../primitives/index.ts';
import { noFilters, type JobFilters } from './jobFilters.ts';

export interface FilterPillsProps {
  filters: JobFilters;
  onFiltersChange: (filters: JobFilters) => void;
}

/** What the list is narrowed to: one pill for each dimension, with a cross that clears it. */
export function FilterPills({ filters, onFiltersChange }: FilterPillsProps) {
  const { listings: words, categories } = useMessages().jobs;
  const pills = [
    {
      dimension: 'categories',
      text: words.categoriesPill(filters.categories.map((category) => categories[category]).join(', ')),
    },
    { dimension: 'locations', text: words.locationsPill(filters.locations.join(', ')) },
    { dimension: 'companies', text: words.companiesPill(filters.companies.join(', ')) },
  ] as const;
  const active = pills.filter(({ dimension }) => filters[dimension].length > 0);
  if (active.length === 0) return null;

  return (
    <section>
      <VisuallyHidden as="h2">{words.activeFilters}</VisuallyHidden>
      <Inline space="8">
        {active.map(({ dimension, text }) => (
          <Pill
            key={dimension}
            removeLabel={words.removeFilter(text)}
            onRemove={() => onFiltersChange({ ...filters, [dimension]: [] })}
          >
            {text}
          </Pill>
        ))}
        {active.length > 1 && (
          <Button variant="quiet" onClick={() => onFiltersChange(noFilters)}>
            {words.clearFilters}
          </Button>
        )}
      </Inline>
    </section>
  );
}
