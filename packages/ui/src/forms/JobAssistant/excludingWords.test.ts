import { expect, test } from 'vitest';
import { excludingWordsIn } from './excludingWords.ts';

test.each([
  ['Join our young and dynamic team', ['young and dynamic']],
  ['A digital native under 35 years', ['digital native', 'under 35 years']],
  ['Salesman or chairman', ['Salesman', 'chairman']],
  ['English native speaker, no accent', ['native speaker', 'no accent']],
  ['An able-bodied rockstar and a Ninja', ['able-bodied', 'rockstar', 'Ninja']],
  ['A ninja among ninja', ['ninja']],
])('the words of “%s” that exclude people are found', (text, words) => {
  expect(excludingWordsIn(text)).toEqual(words);
});

test.each([
  'Teach young learners to sail',
  'Native apps for iOS and Android',
  'Human resources, and a woman in the lead',
  'Guruvayur, Kerala',
  'At least 5 years of practice',
  'Manage the foreground of a German manual',
])('“%s” excludes no one', (text) => {
  expect(excludingWordsIn(text)).toEqual([]);
});
