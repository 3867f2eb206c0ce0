import { freelancer, newFreelancer, resumeSuggestions, skillGroups } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { editProfileValues } from './editProfileValues.ts';
import type { EditProfileValues } from './editProfileValues.ts';
import { fieldsIn, suggestionsFor } from './suggestions.ts';

const suggest = (values: EditProfileValues) =>
  suggestionsFor(values, resumeSuggestions, skillGroups, (name) => name.toUpperCase());
const empty = editProfileValues(newFreelancer);

test('an empty profile gets a suggestion for each field that the resume has a value for', () => {
  expect(fieldsIn(suggest(empty))).toEqual([
    'title',
    'bio',
    'experience',
    'portfolio_link',
    'location',
    'skills',
  ]);
  expect(suggest(empty).title).toEqual({
    texts: [resumeSuggestions.title],
    changes: { title: resumeSuggestions.title },
  });
});

test('a field gets no suggestion if the resume has the same value for it, or no value', () => {
  const { title, bio } = resumeSuggestions;
  expect(fieldsIn(suggest({ ...empty, title: ` ${title} `, bio }))).not.toContain('title');
  expect(suggestionsFor(empty, { ...resumeSuggestions, location: '' }, skillGroups, String).location).toBe(
    undefined,
  );
});

test('suggested skills that exist on the site are added to the chosen ones', () => {
  const [first, second] = skillGroups.flatMap((group) => group.skills).map(({ id }) => id);
  const chosen = [first ?? 0, second ?? 0];
  const { skills } = suggest({ ...empty, skills: chosen });
  expect(skills?.texts).toEqual(expect.arrayContaining(['ILLUSTRATION']));
  expect(skills?.changes.skills).toEqual(expect.arrayContaining(chosen));
  expect(suggest({ ...editProfileValues(freelancer), skills: skills?.changes.skills ?? [] }).skills).toBe(
    undefined,
  );
});
