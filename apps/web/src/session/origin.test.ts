import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { originIn } from './origin.ts';

const originOf = (from: string) => originIn(new URL(paths.signIn({ from }), 'http://x').searchParams);

test.each(['/', '/dashboard', '/apply/5?x=1&y=a%20b#letter'])('%s is remembered whole', (from) => {
  expect(originOf(from)).toBe(from);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
])('%j is not believed', (from) => {
  expect(originOf(from)).toBeNull();
});

test('without one there is none', () => {
  expect(originIn(new URLSearchParams())).toBeNull();
});
