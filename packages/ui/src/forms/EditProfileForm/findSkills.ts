import type { Skill, SkillGroup } from '@skillharbor/contract';

/** The skills whose name or category contains every word, in any case and with or without accents. */
export function findSkills(groups: readonly SkillGroup[], query: string): Skill[] {
  const messages = plain(query).split(/\s+/);
  return groups
    .flatMap((group) => group.skills)
    .filter(({ name, category }) => messages.every((word) => plain(`${name} ${category}`).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
