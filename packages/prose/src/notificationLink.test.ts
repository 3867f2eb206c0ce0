import { expect, test } from 'vitest';
import { notificationIn, notificationLink } from './notificationLink.ts';

test.each([
  ['/dashboard/7', '/dashboard/7?notification=17'],
  ['/dashboard/7#conversation', '/dashboard/7?notification=17#conversation'],
  ['/jobs?page=2', '/jobs?page=2&notification=17'],
])('the address %s gets the id before its fragment', (href, linked) => {
  expect(notificationLink(href, 17)).toBe(linked);
});

test.each([
  ['', { id: null, query: '' }],
  ['?page=2', { id: null, query: '?page=2' }],
  ['?notification=17', { id: 17, query: '' }],
  ['?page=2&notification=17', { id: 17, query: '?page=2' }],
  // A value that is not the id of a notification is also removed from the address.
  ['?notification=x', { id: null, query: '' }],
  ['?notification=0', { id: null, query: '' }],
])('the query %s is read and cleaned', (search, found) => {
  expect(notificationIn(search)).toEqual(found);
});
