import type { SkillUse } from '@skillharbor/contract';

/** Returns the skills whose name or category has the text, in whatever case. */
export function skillsMatching(skills: readonly SkillUse[], search: string): readonly SkillUse[] {
  const text = search.trim().toLowerCase();
  return skills.filter(({ name, category }) =>
    [name, category].some((one) => one.toLowerCase().includes(text)),
  );
}
