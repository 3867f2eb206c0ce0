import { describe, expect, test } from 'vitest';
import { arabicProblems } from './arabic.ts';
import { englishProblems } from './english.ts';
import { germanProblems } from './german.ts';
import { fieldProblemsBody, problemBody, translatingProblems } from './problem.ts';

const languages = {
  german: { problems: germanProblems, locale: 'de-DE' },
  arabic: { problems: arabicProblems, locale: 'ar-u-nu-latn' },
};

describe.each(Object.entries(languages))('%s', (_language, { problems, locale }) => {
  test.each(Object.entries(englishProblems))('translates %s with all of its values', (code, sentence) => {
    const names = [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name);
    const params = Object.fromEntries(names.map((name, index) => [name.slice(1, -1), 41 + index]));
    const translation = translatingProblems(problems, locale)(sentence, { code, params });
    expect(translation).not.toBe(sentence);
    expect(translation).not.toMatch(/[{}]/);
    for (const value of Object.values(params)) expect(translation).toContain(String(value));
  });
});

describe('a sentence of the server', () => {
  const german = translatingProblems(germanProblems, 'de-DE');

  test('is translated by its code, regardless of its words', () => {
    expect(german('Sign in.', { code: 'not_signed_in', params: {} })).toBe('Bitte melden Sie sich an.');
    expect(german('Too long.', { code: 'too_long', params: { max: 300 } })).toBe('Höchstens 300 Zeichen.');
  });

  test.each([undefined, { code: null }, { code: 'of_the_future' }, { code: 'toString' }])(
    'stays unchanged if it comes with the code %j',
    (name) => {
      expect(german('Please log in.', name)).toBe('Please log in.');
    },
  );
});

test.each([
  [1, '1 minute', '1 Minute', 'دقيقة'],
  [15, '15 minutes', '15 Minuten', '15 دقيقة'],
  [60, '1 hour', '1 Stunde', 'ساعة'],
  [61, '2 hours', '2 Stunden', 'ساعتان'],
])('a limit of %i minutes is a duration in words', (minutes, english, german, arabic) => {
  const name = { code: 'too_many_applications', params: { minutes } } as const;
  expect(problemBody(name).detail).toBe(
    `You have sent many applications. You can send the next one in ${english}.`,
  );
  expect(translatingProblems(germanProblems, 'de-DE')('', name)).toContain(`in ${german} senden.`);
  expect(translatingProblems(arabicProblems, 'ar-u-nu-latn')('', name)).toContain(`: ${arabic}.`);
});

test('a response about the whole request contains a sentence, its code and its values', () => {
  expect(problemBody('not_found')).toEqual({ detail: 'Not found.', code: 'not_found' });
  expect(problemBody({ code: 'portfolio_full', params: { max: 12 } })).toEqual({
    detail: 'A portfolio has at most 12 pieces. Remove one first.',
    code: 'portfolio_full',
    params: { max: 12 },
  });
});

test('a response about invalid fields contains a code for each sentence', () => {
  const pay = { code: 'too_low', params: { min: 0 }, part: 'min' } as const;
  expect(fieldProblemsBody({ title: ['required'], pay: [pay, 'too_many_decimals'] })).toEqual({
    title: ['This field is required.'],
    pay: ['min: At least 0.', 'Use at most two decimals.'],
    codes: { title: [{ code: 'required' }], pay: [pay, { code: 'too_many_decimals' }] },
  });
});
