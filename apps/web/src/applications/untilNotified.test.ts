import { acceptedApplication, heldApplication, pendingApplication } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { untilNotified } from './untilNotified.ts';

const end = Date.parse(heldApplication.held_until ?? '');

test('a page reloads shortly after the freelancer is notified of the first delayed decision', () => {
  const later = { ...heldApplication, held_until: new Date(end + 60_000).toISOString() };
  expect(untilNotified([pendingApplication, later, heldApplication], end - 20_000)).toBe(35_000);
});

test('a page reloads once more if the notification takes longer', () => {
  expect(untilNotified([heldApplication], end + 3_600_000)).toBe(15_000);
});

test('a page without a delayed decision does not reload', () => {
  expect(untilNotified([pendingApplication, acceptedApplication], end)).toBe(false);
});
