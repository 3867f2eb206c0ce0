import { expect, test } from 'vitest';
import { jobs } from '../../messages/jobs.ts';
import { coverLetterLimit, emptyApplication, validateApplication } from './applyForm.ts';

const limit = 5 * 1024 * 1024;
const format = { fileSize: (bytes: number) => `${bytes} bytes`, number: (value: number) => String(value) };
const check = (cover_letter: string, resume: File | null) =>
  validateApplication({ cover_letter, resume }, limit, jobs.apply, format);
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

test('a letter and a resume are needed', () => {
  expect(check(emptyApplication.cover_letter, emptyApplication.resume)).toEqual({
    cover_letter: ['Write a cover letter.'],
    resume: ['Choose your resume.'],
  });
  expect(check(' \n ', file('me.pdf'))).toEqual({ cover_letter: ['Write a cover letter.'] });
});

test.each(['me.pdf', 'me.doc', 'me.docx', 'ME.PDF', 'my.cv.Docx'])('%s may be sent', (name) => {
  expect(check('Hello', file(name))).toEqual({});
});

test.each(['me.txt', 'me.pdf.exe', 'pdf', 'me'])('%s may not be sent', (name) => {
  expect(check('Hello', file(name))).toEqual({
    resume: ['Choose a file that ends in .pdf, .doc or .docx.'],
  });
});

test('a file at the limit, one past it, and an empty one', () => {
  expect(check('Hello', file('me.pdf', limit))).toEqual({});
  expect(check('Hello', file('me.pdf', limit + 1))).toEqual({
    resume: ['This file has 5242881 bytes; at most 5242880 bytes are possible.'],
  });
  expect(check('Hello', file('me.pdf', 0))).toEqual({
    resume: ['This file is empty. Choose another one.'],
  });
});

test('a letter at the limit, and one past it', () => {
  expect(check('a'.repeat(coverLetterLimit), file('me.pdf'))).toEqual({});
  expect(check('a'.repeat(coverLetterLimit + 1), file('me.pdf'))).toEqual({
    cover_letter: ['Use at most 10000 characters.'],
  });
});
