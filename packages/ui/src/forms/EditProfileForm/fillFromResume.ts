import type { Skill, SkillGroup } from '@skillharbor/contract';
import { namesSkill } from '@skillharbor/prose';
import type { ResumeFields } from '@skillharbor/prose';
import { isBlank } from '../checks.ts';
import { mostSkills } from './editProfileValues.ts';
import type { EditProfileValues } from './editProfileValues.ts';

const textFields = ['title', 'bio', 'experience', 'portfolio_link', 'location'] as const;

/** The fields that a resume can fill in. */
export type ResumeField = (typeof textFields)[number] | 'skills';

/** Returns the fields that are still empty. */
export function emptyFields(values: EditProfileValues): ResumeField[] {
  const texts: ResumeField[] = textFields.filter((field) => isBlank(values[field]));
  return values.skills.length === 0 ? [...texts, 'skills'] : texts;
}

/** Returns what a resume says about the empty fields. Nothing that the user typed is replaced. */
export function fillFromResume(
  values: EditProfileValues,
  resume: ResumeFields,
  skillGroups: readonly SkillGroup[],
): Partial<Pick<EditProfileValues, ResumeField>> {
  const empty = emptyFields(values);
  const texts = textFields.filter((field) => empty.includes(field) && resume[field] !== '');
  const skills = skillsNamed(resume.skills, skillGroups).map(({ id }) => id);
  return {
    ...Object.fromEntries(texts.map((field) => [field, resume[field]])),
    ...(empty.includes('skills') && skills.length > 0 && { skills }),
  };
}

/** Returns the skills that a text names. */
export function skillsNamed(text: string, skillGroups: readonly SkillGroup[]): Skill[] {
  return skillGroups
    .flatMap((group) => group.skills)
    .filter(({ name }) => namesSkill(text, name))
    .slice(0, mostSkills);
}
