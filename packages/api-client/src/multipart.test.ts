import { expect, test } from 'vitest';
import { multipart } from './multipart.ts';

test('a value becomes text, a list becomes repeated fields, and a file becomes a part', () => {
  const file = new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' });
  const form = multipart({
    listing: 4,
    use_profile_resume: false,
    skills: [1, 2],
    none: [],
    left_out: undefined,
    file,
  });
  expect([...form.keys()]).toEqual(['listing', 'use_profile_resume', 'skills', 'skills', 'file']);
  expect(form.get('listing')).toBe('4');
  expect(form.get('use_profile_resume')).toBe('false');
  expect(form.getAll('skills')).toEqual(['1', '2']);
  expect(form.get('file')).toMatchObject({ name: 'ada.pdf', type: 'application/pdf', size: 4 });
});

test('each object of a list becomes JSON in a separate part', () => {
  const form = multipart({ answers: [{ answer: 'Seven' }, { answer: 'Later' }] });
  expect(form.getAll('answers')).toEqual(['{"answer":"Seven"}', '{"answer":"Later"}']);
});
