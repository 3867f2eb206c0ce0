import { describe, expect, test } from 'vitest';
import { desk } from '../../messages/desk.ts';
import { legalTextInput, legalTextValues, validateLegalText } from './legalTextValues.ts';

const format = { number: String };
const values = { base: 3, en: 'One.', de: '', ar: ' ', asks: 'yes' } as const;

test('the form starts with the texts of the newest version', () => {
  const texts = [{ language: 'de', markdown: 'Eins.' } as const];
  const empty = { base: 0, en: '', ar: '', asks: '' };
  expect(legalTextValues({ kind: 'terms', texts, versions: [] })).toEqual({ ...empty, de: 'Eins.' });
});

test('a language without a text is not sent', () => {
  expect(legalTextInput(values)).toEqual({ base_version: 3, texts: { en: 'One.' }, asks_members: true });
});

describe('a version', () => {
  test('is valid if it has an English text and says whether members are asked to read it', () => {
    expect(validateLegalText(values, desk.legal, format)).toEqual({});
  });

  test.each([
    [{ en: ' ' }, { en: ['Write the English text.'] }],
    [{ asks: '' as const }, { asks: ['Choose whether members are asked.'] }],
    [{ de: 'a'.repeat(40_001) }, { de: ['Use at most 40000 characters.'] }],
  ])('a version with %j has a problem', (changed, problems) => {
    expect(validateLegalText({ ...values, ...changed }, desk.legal, format)).toEqual(problems);
  });
});
