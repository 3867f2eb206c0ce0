import type { ResumeSuggestions, SkillGroup } from '@skillharbor/contract';
import { mostSkills } from './editProfileValues.ts';
import type { EditProfileValues } from './editProfileValues.ts';
import { skillsNamed } from './fillFromResume.ts';
import type { ResumeField } from './fillFromResume.ts';

/** A suggestion for a field of the profile. */
export interface FieldSuggestion {
  /** The text to show: the value, or the names of skills. */
  texts: readonly string[];
  /** The values of the form with the suggestion in them. Skills are added to those that are chosen. */
  changes: Partial<Pick<EditProfileValues, ResumeField>>;
}

export type FieldSuggestions = Partial<Record<ResumeField, FieldSuggestion>>;

export const fieldsIn = (suggestions: FieldSuggestions) => Object.keys(suggestions) as ResumeField[];

/**
 * Returns what a resume suggests, by field. A field that says the same already has no suggestion.
 *
 * @param skillName the name of a skill in the reader's language
 */
export function suggestionsFor(
  values: EditProfileValues,
  { skills: listed, ...texts }: ResumeSuggestions,
  skillGroups: readonly SkillGroup[],
  skillName: (name: string) => string,
): FieldSuggestions {
  const named = skillsNamed(listed.join('\n'), skillGroups).filter(({ id }) => !values.skills.includes(id));
  const found: FieldSuggestions = {};
  for (const field of ['title', 'bio', 'experience', 'portfolio_link', 'location'] as const) {
    const text = texts[field];
    if (text !== '' && text !== values[field].trim())
      found[field] = { texts: [text], changes: { [field]: text } };
  }
  if (named.length > 0)
    found.skills = {
      texts: named.map(({ name }) => skillName(name)),
      changes: { skills: [...values.skills, ...named.map(({ id }) => id)].slice(0, mostSkills) },
    };
  return found;
}
