import { expect, test } from 'vitest';
import { isOwnAddress, isPageAddress, movedTo, secretMovedTo } from './addresses.ts';

test.for([
  ['/jobs', true],
  ['/', true],
  ['/jobs?next=/a.b', true],
  ['/version.2/jobs', true],
  ['/apiary', true],
  ['/api', false],
  ['/api/auth/login/', false],
  ['/media/1.webp', false],
  ['/assets/', false],
  ['/robots.txt', false],
] as const)('the address %s is a page of the app: %s', ([url, isPage]) => {
  expect(isPageAddress(url)).toBe(isPage);
});

test.for([
  ['/jobs/', '/jobs'],
  ['/jobs///?search=a/', '/jobs?search=a/'],
  ['/job/1/', '/job/1'],
  ['/jobs', null],
  ['/jobs?next=/', null],
  ['/', null],
  ['//', '/'],
  ['//jobs', '/jobs'],
  ['//jobs?search=a', '/jobs?search=a'],
  ['//evil.example/', '/evil.example'],
  ['///\\/evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['https://evil.example/', null],
] as const)('the address %s has the canonical address %s', ([url, moved]) => {
  expect(movedTo(url)).toBe(moved);
});

test.for([
  ['/reset-password?token=a-b_c', '/reset-password#token=a-b_c'],
  ['/reset-password/?utm=x&token=a%20b', '/reset-password#token=a%20b'],
  ['/still-looking?token=%23%0d%0aX', '/still-looking#token=%23%0D%0AX'],
  ['/unsubscribe?token=a.b', '/unsubscribe#token=a.b'],
  ['/still-looking', null],
  ['/jobs?token=a', null],
  ['//still-looking?token=a', null],
] as const)('the new address of the mail link %s is %s', ([url, moved]) => {
  expect(secretMovedTo(url)).toBe(moved);
});

test.for([
  ['/jobs', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
] as const)('a redirect to %s stays on this site: %s', ([url, isOwn]) => {
  expect(isOwnAddress(url)).toBe(isOwn);
});

// If the time to read an address grew with the square of its length, an address of a megabyte would take hours.
test.for(['/', '.', '/.', 'a/', '?/'])('an address of a million "%s" is read quickly', (part) => {
  const url = `/a${part.repeat(1_000_000)}b`;
  expect(movedTo(url)).toBeNull();
  expect(isPageAddress(url)).toBe(!url.split('?', 1)[0]?.split('/').at(-1)?.includes('.'));
});
