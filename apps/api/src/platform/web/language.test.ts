import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', undefined, 'ar'],
  ['fr-FR, de-AT;q=0.7, en;q=0.3', undefined, 'de'],
  ['de;q=0.5, ar;q=0.8', undefined, 'ar'],
  ['fr', undefined, 'en'],
  ['*', undefined, 'en'],
  ['not a; header,,', undefined, 'en'],
  [undefined, undefined, 'en'],
  ['ar', 'de', 'de'],
  ['ar', 'klingon', 'ar'],
])('a browser that prefers %s, with the user’s choice %s, gets %s', (header, language, expected) => {
  expect(languageOf({ headers: { 'accept-language': header }, cookies: { language } })).toBe(expected);
});
