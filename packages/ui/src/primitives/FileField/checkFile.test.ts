import { expect, test } from 'vitest';
import { checkFile, dotted } from './checkFile.ts';

const accept = ['.pdf', '.doc', '.docx'];

test.each([
  ['resume.pdf', 10, undefined],
  ['RESUME.PDF', 10, undefined],
  ['resume.docx', 100, undefined],
  ['resume.pdf', 101, 'size'],
  ['resume.pdf', 0, 'empty'],
  ['resume.pdf.exe', 10, 'type'],
  ['pdf', 10, 'type'],
  ['picture.png', 101, 'type'],
])('%s with %i bytes', (name, size, problem) => {
  expect(checkFile({ name, size }, accept, 100)).toBe(problem);
});

test('extensions can be written with or without a dot', () => {
  expect(dotted('pdf')).toBe('.pdf');
  expect(dotted('.DOCX')).toBe('.docx');
});
