import { expect, test } from 'vitest';
import { refusalOf, stateOf } from './invitations.policy.ts';
import type { Inviting } from './invitations.policy.ts';

const possible: Inviting = {
  isOpen: true,
  accepts: true,
  isInvited: false,
  hasVisiblyApplied: false,
  sentToday: 2,
  maxToday: 3,
};

test('a client can send the last invitation of the day, but no further one', () => {
  expect(refusalOf(possible)).toBeUndefined();
  expect(refusalOf({ ...possible, sentToday: 3 })).toMatchObject({ code: 'invitations_of_day' });
});

test('an invitation counts as answered once the freelancer has applied, even if the invitation was declined or its job has ended', () => {
  expect(stateOf({ hasApplied: true, isDeclined: true, isOpen: false })).toBe('applied');
  expect(stateOf({ hasApplied: false, isDeclined: true, isOpen: false })).toBe('declined');
  expect(stateOf({ hasApplied: false, isDeclined: false, isOpen: false })).toBe('ended');
  expect(stateOf({ hasApplied: false, isDeclined: false, isOpen: true })).toBe('waiting');
});
