import { expect, test } from 'vitest';
import { followed, queryOf } from './links.ts';

test.each(['https://api.example.com/api/accounts/freelancers/?page=3', '/api/accounts/freelancers/?page=3'])(
  '%s is followed with its own query',
  (link) => {
    expect(followed(queryOf(link))).toBe('/api/accounts/freelancers/?page=3');
  },
);

test('a cursor is as good as a number', () => {
  expect(followed(queryOf('https://x.example/api/accounts/freelancers/?cursor=a%2Bb&size=2'))).toBe(
    '/api/accounts/freelancers/?cursor=a%2Bb&size=2',
  );
});

test('no link is the first page', () => {
  expect(followed(queryOf(''))).toBe('/api/accounts/freelancers/');
});
