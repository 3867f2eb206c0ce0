import { expect, test } from 'vitest';
import { receivedCookies, sentAs } from './hostCookies.ts';

test('a cookie has the prefix and the path / on https, and its own name and path on http', () => {
  expect(sentAs('access', '/api', true)).toEqual({ name: '__Host-access', path: '/' });
  expect(sentAs('access', '/api', false)).toEqual({ name: 'access', path: '/api' });
});

test('on https, a cookie that another host could have planted is not read', () => {
  const planted = { access: 'planted', language: 'de' };
  expect(receivedCookies(planted, true, ['language'])).toEqual({ language: 'de' });
  const own = { '__Host-access': 'own', '__Host-language': 'ar' };
  expect(receivedCookies({ ...planted, ...own }, true, ['language'])).toEqual({
    access: 'own',
    language: 'ar',
  });
  expect(receivedCookies(planted, false, [])).toEqual(planted);
});
