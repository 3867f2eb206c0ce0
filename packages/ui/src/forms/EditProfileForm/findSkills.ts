import type { Skill, SkillGroup } from '@skillharbor/contract';

/**
 * Returns the skills whose name or category contains every word of the query, in the reader's language or in English.
 * Case and accents make no difference.
 */
export function findSkills(
  groups: readonly SkillGroup[],
  query: string,
  skillName: (name: string) => string,
): Skill[] {
  const words = plain(query).split(/\s+/);
  return groups
    .flatMap((group) => group.skills)
    .filter(({ name, category }) => {
      const names = plain([name, category, skillName(name), skillName(category)].join(' '));
      return words.every((word) => names.includes(word));
    });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
