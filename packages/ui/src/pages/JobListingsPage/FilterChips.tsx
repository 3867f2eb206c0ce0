'use client';

import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { activeFilters, noFilters, withoutFilter } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { usePills } from './usePills.ts';

export interface FilterChipsProps {
  filters: JobFilters;
  onFiltersChange: (filters: JobFilters) => void;
}

/** The active filters: one chip for each, with a button that clears it. */
export function FilterChips({ filters, onFiltersChange }: FilterChipsProps) {
  const messages = useJobMessages().listings.filters;
  const pillOf = usePills();
  const active = activeFilters(filters);
  if (active.length === 0) return null;

  return (
    <section>
      <VisuallyHidden as="h2">{messages.active}</VisuallyHidden>
      <Inline space="8">
        {active.map((name) => {
          const pill = pillOf(name, filters);
          return (
            <Chip
              key={name}
              removeLabel={messages.remove(pill)}
              onRemove={() => onFiltersChange(withoutFilter(filters, name))}
            >
              {pill}
            </Chip>
          );
        })}
        {active.length > 1 && (
          <Button variant="quiet" onClick={() => onFiltersChange(noFilters)}>
            {messages.clear}
          </Button>
        )}
      </Inline>
    </section>
  );
}
