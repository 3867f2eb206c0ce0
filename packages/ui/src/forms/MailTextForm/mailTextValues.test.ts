import { mailText, mailWithFixedSubject } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { deskMailTexts } from '../../messages/deskMailTexts.ts';
import { mailTextValues, mailWordsInput, previewOf, validateMailText } from './mailTextValues.ts';

const [english, german] = mailText.texts;
const [fixed] = mailWithFixedSubject.texts;
if (!english || !german || !fixed) throw new Error('The fixtures have these texts.');
const format = { number: String };
const problems = (subject: string, body: string) =>
  validateMailText({ subject, body }, english, deskMailTexts, format);

test('the form starts with the texts of the operators or, if they wrote none, with the default texts', () => {
  expect(mailTextValues(german).subject).toBe('Zusage: {jobTitle}');
  expect(mailTextValues(english).subject).toBe('Your application was accepted: {jobTitle}');
});

test('texts with every required placeholder and no unknown placeholder have no errors', () => {
  expect(problems('Hired by {siteName}', '{company} wants you for {jobTitle}.')).toEqual({});
});

test('an unknown placeholder, a missing placeholder and an empty field each cause an error', () => {
  expect(problems('{salary}', '{company}')).toEqual({
    subject: ['This email has no value for {salary}.'],
    body: ['The text must have {jobTitle}, because the receiver needs the value.'],
  });
  expect(problems(' ', '')).toEqual({ subject: ['Write a subject.'], body: ['Write a text.'] });
});

test('a mail whose subject operators cannot change needs no subject', () => {
  const values = mailTextValues(fixed);
  expect(validateMailText(values, fixed, deskMailTexts, format)).toEqual({});
  expect(mailWordsInput(values, fixed)).toEqual({ subject: null, body: fixed.shipped.body });
});

test('the preview shows sample values, and starts a new paragraph after each empty line', () => {
  expect(previewOf({ subject: '{jobTitle}', body: 'One {company}\n\n \nTwo\n' }, english)).toEqual({
    subject: 'Product designer',
    paragraphs: ['One Northwind', 'Two'],
  });
});
