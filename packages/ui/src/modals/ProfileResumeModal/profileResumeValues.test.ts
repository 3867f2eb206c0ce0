import { expect, test } from 'vitest';
import { resumes } from '../../messages/resumes.ts';
import {
  profileResumeInput,
  profileResumeValues,
  suggestedName,
  validateProfileResume,
} from './profileResumeValues.ts';

const format = { number: (value: number) => String(value) };
const resume = new File(['a resume'], 'Amara Okafor.v2.pdf');

test('a new resume needs a name and a file', () => {
  expect(validateProfileResume(profileResumeValues(null), false, resumes.form, format)).toEqual({
    name: ['Give the resume a name.'],
    resume: ['Choose a file.'],
  });
});

test('a saved resume needs no new file, and its name has at most 80 characters', () => {
  const values = { name: 'a'.repeat(80), resume: null, is_default: false };
  expect(validateProfileResume(values, true, resumes.form, format)).toEqual({});
  const longer = { ...values, name: `${values.name}a` };
  expect(validateProfileResume(longer, true, resumes.form, format)).toEqual({
    name: ['Use at most 80 characters.'],
  });
});

test('the name is sent without the spaces around it', () => {
  expect(profileResumeInput({ name: ' Ferries ', resume, is_default: true })).toEqual({
    name: 'Ferries',
    resume,
    is_default: true,
  });
});

test('the modal suggests the name of the file, without its extension, as the name of the resume', () => {
  expect(suggestedName(resume)).toBe('Amara Okafor.v2');
});
