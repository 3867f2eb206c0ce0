import type { ResumeSuggestions, SkillGroup } from '@skillharbor/contract';
import { mostSkills } from './editProfileValues.ts';
import type { EditProfileValues } from './editProfileValues.ts';
import { skillsNamed } from './fillFromResume.ts';
import type { ResumeField } from './fillFromResume.ts';

/** A suggestion for a field of the profile. */
export interface FieldSuggestion {
  /** The texts to show: the suggested value, or the names of the suggested skills. */
  texts: readonly string[];
  /** The changed values of the form after the suggestion is used. Suggested skills are added to the chosen ones. */
  changes: Partial<Pick<EditProfileValues, ResumeField>>;
}

export type FieldSuggestions = Partial<Record<ResumeField, FieldSuggestion>>;

export const fieldsIn = (suggestions: FieldSuggestions) => Object.keys(suggestions) as ResumeField[];

/**
 * Returns the suggestions from a resume, by field. A field that already has the suggested value has no suggestion.
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
