import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { harmlessAddresses, hostileAddresses } from '../testing/hostileAddresses.ts';
import { originIn } from './origin.ts';

const originOf = (from: string) => originIn(new URL(paths.signIn({ from }), 'http://x').searchParams, '');

test.each(['/', '/dashboard', '/apply/5?x=1&y=a%20b#letter', ...harmlessAddresses])(
  '%s is remembered completely',
  (from) => {
    expect(originOf(from)).toBe(from);
  },
);

test.each([...hostileAddresses, 'dashboard', ''])('%j is ignored', (from) => {
  expect(originOf(from)).toBeNull();
});

test('an address without an origin returns null', () => {
  expect(originIn(new URLSearchParams(), '#letter')).toBeNull();
});

test('the origin includes the hash, which only the browser knows', () => {
  const query = new URLSearchParams({ from: '/dashboard?page=2' });
  expect(originIn(query, '#letter')).toBe('/dashboard?page=2#letter');
  expect(originIn(new URLSearchParams({ from: '/dashboard#own' }), '#letter')).toBe('/dashboard#own');
});
