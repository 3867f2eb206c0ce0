'use client';

import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { DirectoryFilters } from './directoryFilters.ts';
import { skillNames } from './directoryTitle.ts';
import type { NamedSkills } from './directoryTitle.ts';
import { useRateText } from './useRateText.ts';

export interface DirectoryChip {
  key: string;
  text: string;
  /** The filters that remain if the user removes this chip. */
  rest: DirectoryFilters;
}

/**
 * Returns a function that describes the active filters. Each skill has a separate chip, so that the user can remove a
 * single one.
 */
export function useDirectoryChips(): (
  filters: DirectoryFilters,
  facets: NamedSkills | null,
) => DirectoryChip[] {
  const { directory: messages, availabilities, skillName } = useFreelancerMessages();
  const format = useFormat();
  const rateText = useRateText();
  return (filters, facets) => {
    const { skills, availability, rate } = filters;
    const chips = skills.map((id): DirectoryChip => ({
      key: `skill ${id}`,
      text: skillNames([id], facets, skillName)[0] ?? messages.unknownSkill,
      rest: { ...filters, skills: skills.filter((other) => other !== id) },
    }));
    const names = availability.map((value) => availabilities[value]);
    const text = format.list(names, 'disjunction');
    if (names.length > 0) chips.push({ key: 'availability', text, rest: { ...filters, availability: [] } });
    if (rate) chips.push({ key: 'rate', text: rateText(rate), rest: { ...filters, rate: null } });
    return chips;
  };
}
