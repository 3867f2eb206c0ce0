/** Tests every combination of a state and an action. */
import { describe, expect, test } from 'vitest';
import { actors, afterwards, stateOf, states } from './applications.policy.ts';
import type { Action, State } from './applications.policy.ts';

const actions = Object.keys(actors) as Action[];
const no = null;

const refused: Record<Action, null> = {
  accept: no,
  decline: no,
  undo: no,
  'notify of shortlist': no,
  notify: no,
  close: no,
  withdraw: no,
  'apply again': no,
};

/** For each state and action, the table has the next state, or null if the action is refused. */
const table: Record<State, Record<Action, State | null>> = {
  pending: {
    accept: 'held acceptance',
    decline: 'held rejection',
    undo: no,
    'notify of shortlist': 'pending',
    notify: no,
    close: 'closed',
    withdraw: 'withdrawn',
    'apply again': no,
  },
  'held acceptance': {
    accept: no,
    decline: no,
    undo: 'pending',
    'notify of shortlist': no,
    notify: 'accepted',
    close: no,
    withdraw: 'withdrawn',
    'apply again': no,
  },
  'held rejection': {
    accept: no,
    decline: no,
    undo: 'pending',
    'notify of shortlist': no,
    notify: 'rejected',
    close: no,
    withdraw: 'withdrawn',
    'apply again': no,
  },
  accepted: refused,
  rejected: refused,
  withdrawn: {
    accept: no,
    decline: no,
    undo: no,
    'notify of shortlist': no,
    notify: no,
    close: no,
    withdraw: no,
    'apply again': 'withdrawn',
  },
  closed: refused,
};

describe.each(states)('an application in the state %s', (state) => {
  test.each(actions)('has the expected state after the action: %s', (action) => {
    expect(afterwards(state, action)).toBe(table[state][action]);
  });
});

test('a decision is held until the freelancer is notified of it', () => {
  const later = new Date('2026-05-04T09:10:00Z');
  expect(stateOf({ status: 'accepted', held_until: later })).toBe('held acceptance');
  expect(stateOf({ status: 'rejected', held_until: later })).toBe('held rejection');
  expect(stateOf({ status: 'accepted', held_until: null })).toBe('accepted');
  expect(stateOf({ status: 'withdrawn', held_until: null })).toBe('withdrawn');
});
