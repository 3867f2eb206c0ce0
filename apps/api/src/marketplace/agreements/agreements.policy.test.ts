/** Tests every combination of a state, a side and an action. */
import type { AgreementAction, AgreementState, Role } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { actions, actionsOf, afterwards, isRepeated, states } from './agreements.policy.ts';

/**
 * For each state, the table has the next state of each action that the side that took the last step can take, and of each that the
 * other side can take. All other actions are refused. The last step is the client's.
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

describe.each(states)('an agreement that is %s', (state) => {
  describe.each(['client', 'freelancer'] as const)('for the %s', (role) => {
    test.each(actions)('has the expected state after the action: %s', (action) => {
      const by = state === 'empty' ? null : 'client';
      expect(afterwards({ state, by }, action, role)).toBe(table[state][role][action] ?? null);
    });
  });
});

test('a former member leaves nothing to do', () => {
  expect(actionsOf({ state: 'proposed', by: 'client' }, 'freelancer', true)).toEqual([]);
});

test('only the side that took a step repeats it', () => {
  expect(isRepeated({ state: 'started', by: 'client' }, 'start', 'client')).toBe(true);
  expect(isRepeated({ state: 'started', by: 'client' }, 'start', 'freelancer')).toBe(false);
});
