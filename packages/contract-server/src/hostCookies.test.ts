import { expect, test } from 'vitest';
import { receivedCookies, sentAs } from './hostCookies.ts';

test('on https, a cookie has a name with the prefix and the path /; on http, it has its own name and path', () => {
  expect(sentAs('access', '/api', true)).toEqual({ name: '__Host-access', path: '/' });
  expect(sentAs('access', '/api', false)).toEqual({ name: 'access', path: '/api' });
});

test('on https, the server does not read a cookie that another host could have set', () => {
  const planted = { access: 'planted', language: 'de' };
  expect(receivedCookies(planted, true, ['language'])).toEqual({ language: 'de' });
  const own = { '__Host-access': 'own', '__Host-language': 'ar' };
  expect(receivedCookies({ ...planted, ...own }, true, ['language'])).toEqual({
    access: 'own',
    language: 'ar',
  });
  expect(receivedCookies(planted, false, [])).toEqual(planted);
});
