import { expect, test } from 'vitest';
import { isOwnAddress, isPageAddress, movedTo } from './addresses.ts';

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
] as const)('%s is a page: %s', ([url, isPage]) => {
  expect(isPageAddress(url)).toBe(isPage);
});

test.for([
  ['/jobs/', '/jobs'],
  ['/jobs///?search=a/', '/jobs?search=a/'],
  ['/job/1/', '/job/1'],
  ['/jobs', null],
  ['/jobs?next=/', null],
  ['/', null],
  ['//', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
] as const)('%s is moved to %s', ([url, moved]) => {
  expect(movedTo(url)).toBe(moved);
});

test.for([
  ['/jobs', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
] as const)('%s is on this site: %s', ([url, isOwn]) => {
  expect(isOwnAddress(url)).toBe(isOwn);
});

// Time that grows with the square of the length would not end: a megabyte takes hours.
test.for(['/', '.', '/.', 'a/', '?/'])('an address of a million "%s" is judged', (part) => {
  const url = `/a${part.repeat(1_000_000)}b`;
  expect(movedTo(url)).toBeNull();
  expect(isPageAddress(url)).toBe(!url.split('?', 1)[0]?.split('/').at(-1)?.includes('.'));
});
