import { expect, test } from 'vitest';
import { languageOf } from './languageCookie.ts';

test.each([
  ['', ['ar-EG', 'en'], 'ar'],
  ['', ['fr', 'de-AT'], 'de'],
  ['', ['fr'], 'en'],
  ['', [], 'en'],
  ['role=client; language=de', ['ar'], 'de'],
  ['language=xx', ['ar'], 'ar'],
  ['language=ar; __Host-language=de', ['en'], 'de'],
  ['mylanguage=de', ['ar'], 'ar'],
])('with the cookies “%s”, a reader of %j gets %s', (cookies, preferred, language) => {
  expect(languageOf(cookies, preferred)).toBe(language);
});
