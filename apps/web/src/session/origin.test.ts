import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { harmlessAddresses, hostileAddresses } from '../testing/hostileAddresses.ts';
import { originIn } from './origin.ts';

function originOf(from: string) {
  const { searchParams, hash } = new URL(paths.signIn({ from }), 'http://x');
  return originIn(searchParams, hash);
}

test.each(['/', '/dashboard', '/apply/5?x=1&y=a%20b#letter', ...harmlessAddresses])(
  '%s is remembered completely',
  (from) => {
    expect(originOf(from)).toBe(from);
  },
);

test('a secret in the hash of the origin is not in the query, which servers log', () => {
  expect(paths.signIn({ from: paths.joinTeam('abc') })).toBe('/signin?from=%2Fjoin-team#token=abc');
});

test.each([...hostileAddresses, 'dashboard', ''])('%j is ignored', (from) => {
  expect(originOf(from)).toBeNull();
});

test('an address without a requested page returns null', () => {
  expect(originIn(new URLSearchParams(), '#letter')).toBeNull();
});

test('the requested page includes the hash, which only the browser knows', () => {
  const query = new URLSearchParams({ from: '/dashboard?page=2' });
  expect(originIn(query, '#letter')).toBe('/dashboard?page=2#letter');
  expect(originIn(new URLSearchParams({ from: '/dashboard#own' }), '#letter')).toBe('/dashboard#own');
});
