import { expect, test } from 'vitest';
import { handOverRefusalOf, joinRefusalOf } from './team.policy.ts';

const joining = { isMember: false, hasMembers: false, hasPosted: false, isLeaving: false, isClosed: false };

test('a client who has posted no job and is in no team can join a team', () => {
  expect(joinRefusalOf(joining)).toBeUndefined();
});

test.each([
  ['isMember', 'team_join_member'],
  ['hasMembers', 'team_join_owner'],
  ['hasPosted', 'team_join_jobs'],
  ['isLeaving', 'team_join_leaving'],
  ['isClosed', 'team_closed'],
] as const)('a client cannot join if %s is true', (fact, refusal) => {
  expect(joinRefusalOf({ ...joining, [fact]: true })).toBe(refusal);
});

test('a team can be handed over to a confirmed member who is neither suspended nor about to be deleted', () => {
  expect(handOverRefusalOf({ isConfirmed: true, isLeaving: false, isSuspended: false })).toBeUndefined();
  expect(handOverRefusalOf({ isConfirmed: true, isLeaving: false, isSuspended: true })).toBe(
    'team_heir_suspended',
  );
  expect(handOverRefusalOf({ isConfirmed: false, isLeaving: false, isSuspended: false })).toBe(
    'team_heir_unconfirmed',
  );
  expect(handOverRefusalOf({ isConfirmed: true, isLeaving: true, isSuspended: false })).toBe(
    'team_heir_leaving',
  );
});
