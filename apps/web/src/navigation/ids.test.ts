import { expect, test } from 'vitest';
import { MissingIdError } from '../app/errors.ts';
import { idIn, known } from './ids.ts';

test.each(['1', '42', '2147483647'])('%s is an id', (text) => {
  expect(known(idIn({ jobId: text }, 'jobId'))).toBe(Number(text));
});

test.each(['', '0', '-1', '1.5', '1e3', ' 1', 'abc', '01', '2147483648', undefined])(
  '%j is not an id',
  (text) => {
    expect(() => known(idIn({ jobId: text }, 'jobId'))).toThrow(MissingIdError);
  },
);
