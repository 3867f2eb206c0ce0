import type { Skill } from '@skillharbor/contract';
import type { Messages } from '../../messages/english.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';

/** The skills with their names, either from the facets of the directory or from the list of all skills. */
export interface NamedSkills {
  skills: readonly Pick<Skill, 'id' | 'name'>[];
}

export interface ShownList {
  /** The words of the search, or '' if there is none. */
  search: string;
  skills: readonly number[];
  /** The facets that contain the names of the skills, or null until they are known. */
  facets: NamedSkills | null;
}

/** Returns the title of a list of freelancers, for the heading and the title of the page. */
export function directoryTitle(
  { search, skills, facets }: ShownList,
  { directory, skillName }: Pick<Messages['freelancers'], 'directory' | 'skillName'>,
  format: Pick<Format, 'list'>,
): string {
  const names = skillNames(skills, facets, skillName);
  return directory.titleOf(format.list(names), search);
}

/** Returns the names of these skills in the same order. Names that have not loaded are omitted. */
export function skillNames(
  skills: readonly number[],
  facets: NamedSkills | null,
  skillName: (name: string) => string,
): string[] {
  return skills.flatMap((id) => {
    const skill = facets?.skills.find((facet) => facet.id === id);
    return skill ? skillName(skill.name) : [];
  });
}
