import { expect, test } from 'vitest';
import { MAX_A_DAY, refusalOf, stateOf } from './invitations.policy.ts';
import type { Inviting } from './invitations.policy.ts';

const possible: Inviting = {
  isOpen: true,
  accepts: true,
  isInvited: false,
  hasVisiblyApplied: false,
  sentToday: MAX_A_DAY - 1,
};

test('a client can send the last invitation of the day, and no further one', () => {
  expect(refusalOf(possible)).toBeUndefined();
  expect(refusalOf({ ...possible, sentToday: MAX_A_DAY })).toMatchObject({ code: 'invitations_of_day' });
});

test('an application answers an invitation, even after a decline and after the end of the job', () => {
  expect(stateOf({ hasApplied: true, isDeclined: true, isOpen: false })).toBe('applied');
  expect(stateOf({ hasApplied: false, isDeclined: true, isOpen: false })).toBe('declined');
  expect(stateOf({ hasApplied: false, isDeclined: false, isOpen: false })).toBe('ended');
  expect(stateOf({ hasApplied: false, isDeclined: false, isOpen: true })).toBe('waiting');
});
