import { expect, test } from 'vitest';
import { multipart } from './multipart.ts';

test('values become text, lists repeated fields, objects JSON, files parts', () => {
  const file = new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' });
  const form = multipart({
    listing: 4,
    use_profile_resume: false,
    skills: [1, 2],
    none: [],
    left_out: undefined,
    answers: [{ question_id: 'a', answer: 'Seven' }],
    file,
  });
  expect([...form.keys()]).toEqual(['listing', 'use_profile_resume', 'skills', 'skills', 'answers', 'file']);
  expect(form.get('listing')).toBe('4');
  expect(form.get('use_profile_resume')).toBe('false');
  expect(form.getAll('skills')).toEqual(['1', '2']);
  expect(form.get('answers')).toBe('{"question_id":"a","answer":"Seven"}');
  expect(form.get('file')).toMatchObject({ name: 'ada.pdf', type: 'application/pdf', size: 4 });
});
