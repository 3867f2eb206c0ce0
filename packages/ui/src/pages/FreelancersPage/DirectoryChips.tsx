'use client';

import type { FreelancerFacets } from '@skillharbor/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { noDirectoryFilters } from './directoryFilters.ts';
import type { DirectoryFilters } from './directoryFilters.ts';
import { skillNames } from './directoryTitle.ts';
import { useRateText } from './useRateText.ts';

export interface DirectoryChipsProps {
  filters: DirectoryFilters;
  /** Where the skills have their names. */
  facets: FreelancerFacets | null;
  onFiltersChange: (filters: DirectoryFilters) => void;
}

/** The active filters, each with a button that takes it away: a skill fewer finds more. */
export function DirectoryChips({ filters, facets, onFiltersChange }: DirectoryChipsProps) {
  const { directory: messages, availabilities } = useFreelancerMessages();
  const format = useFormat();
  const rateText = useRateText();
  const { skills, availability, rate } = filters;
  const chips = [
    ...skills.map((id) => ({
      key: `skill ${id}`,
      text: skillNames([id], facets)[0] ?? messages.unknownSkill,
      rest: { ...filters, skills: skills.filter((other) => other !== id) },
    })),
    ...(availability.length > 0
      ? [
          {
            key: 'availability',
            text: format.list(
              availability.map((value) => availabilities[value]),
              'disjunction',
            ),
            rest: { ...filters, availability: [] },
          },
        ]
      : []),
    ...(rate ? [{ key: 'rate', text: rateText(rate), rest: { ...filters, rate: null } }] : []),
  ];
  if (chips.length === 0) return null;

  return (
    <section>
      <VisuallyHidden as="h2">{messages.activeFilters}</VisuallyHidden>
      <Inline space="8">
        {chips.map(({ key, text, rest }) => (
          <Chip key={key} removeLabel={messages.removeFilter(text)} onRemove={() => onFiltersChange(rest)}>
            {text}
          </Chip>
        ))}
        {chips.length > 1 && (
          <Button variant="quiet" onClick={() => onFiltersChange(noDirectoryFilters)}>
            {messages.clearFilters}
          </Button>
        )}
      </Inline>
    </section>
  );
}
