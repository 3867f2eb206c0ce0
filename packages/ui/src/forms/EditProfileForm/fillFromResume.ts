import type { Skill, SkillGroup } from '@skillharbor/contract';
import { namesSkill } from '@skillharbor/prose';
import type { ResumeFields } from '@skillharbor/prose';
import { isBlank } from '../checks.ts';
import { mostSkills } from './editProfileValues.ts';
import type { EditProfileValues } from './editProfileValues.ts';

const textFields = ['title', 'bio', 'experience', 'portfolio_link', 'location'] as const;

/** The fields that can be filled in from a resume. */
export type ResumeField = (typeof textFields)[number] | 'skills';

/** Returns the names of the empty fields. */
export function emptyFields(values: EditProfileValues): ResumeField[] {
  const texts: ResumeField[] = textFields.filter((field) => isBlank(values[field]));
  return values.skills.length === 0 ? [...texts, 'skills'] : texts;
}

/** Returns the resume's values for the empty fields. Values that the user typed are not replaced. */
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

/** Returns the skills whose names occur in a text. */
export function skillsNamed(text: string, skillGroups: readonly SkillGroup[]): Skill[] {
  return skillGroups
    .flatMap((group) => group.skills)
    .filter(({ name }) => namesSkill(text, name))
    .slice(0, mostSkills);
}
