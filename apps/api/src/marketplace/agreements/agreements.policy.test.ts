/** Tests every combination of a state, a side and an action. */
import type { AgreementAction, AgreementState, Role } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { actions, actionsOf, afterwards, isRepeated, states } from './agreements.policy.ts';

/**
 * The next state for each state, side and action. Actions that are not listed are refused. The client has taken the
 * last step in every state.
 */
const table: Record<AgreementState, Record<Role, Partial<Record<AgreementAction, AgreementState>>>> = {
  empty: { client: { write: 'proposed' }, freelancer: { write: 'proposed' } },
  proposed: {
    client: { write: 'proposed', end: 'ended' },
    freelancer: { write: 'proposed', confirm: 'agreed', end: 'ended' },
  },
  agreed: {
    client: { start: 'started', end: 'ended' },
    freelancer: { start: 'started', end: 'ended' },
  },
  started: { client: { end: 'ended' }, freelancer: { deliver: 'delivered', end: 'ended' } },
  delivered: {
    client: { mark_done: 'half_done', end: 'ended' },
    freelancer: { mark_done: 'half_done', end: 'ended' },
  },
  half_done: { client: { end: 'ended' }, freelancer: { mark_done: 'done', end: 'ended' } },
  done: { client: {}, freelancer: {} },
  ended: { client: {}, freelancer: {} },
};

describe.each(states)('an agreement in the state %s', (state) => {
  describe.each(['client', 'freelancer'] as const)('for the %s', (role) => {
    test.each(actions)('has the expected state after the action: %s', (action) => {
      const by = state === 'empty' ? null : 'client';
      expect(afterwards({ state, by }, action, role)).toBe(table[state][role][action] ?? null);
    });
  });
});

test('a user can take no action after the other side of the agreement has deleted the account', () => {
  expect(actionsOf({ state: 'proposed', by: 'client' }, 'freelancer', true)).toEqual([]);
});

test('a step counts as repeated only if the same side takes it again', () => {
  expect(isRepeated({ state: 'started', by: 'client' }, 'start', 'client')).toBe(true);
  expect(isRepeated({ state: 'started', by: 'client' }, 'start', 'freelancer')).toBe(false);
});
