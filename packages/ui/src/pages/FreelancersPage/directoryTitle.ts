import type { FreelancerFacets } from '@skillharbor/contract';
import type { Messages } from '../../messages/english.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';

export interface ShownList {
  /** The words of the search; '' for none. */
  search: string;
  skills: readonly number[];
  /** Where the skills have their names; null until they are known. */
  facets: FreelancerFacets | null;
}

/** What a list of freelancers is about: the heading, and the title of the page. */
export function directoryTitle(
  { search, skills, facets }: ShownList,
  { directory, skillName }: Pick<Messages['freelancers'], 'directory' | 'skillName'>,
  format: Pick<Format, 'list'>,
): string {
  const names = skillNames(skills, facets, skillName);
  return directory.titleOf(format.list(names), search);
}

/** The names of these skills, as far as they are known, in the order of the skills. */
export function skillNames(
  skills: readonly number[],
  facets: FreelancerFacets | null,
  skillName: (name: string) => string,
): string[] {
  return skills.flatMap((id) => {
    const skill = facets?.skills.find((facet) => facet.id === id);
    return skill ? skillName(skill.name) : [];
  });
}
