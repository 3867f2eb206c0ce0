/**
 * The states of an agreement, the actions that each state allows, and who may take them. Every function is pure.
 *
 *     afterwards({ state: 'proposed', by: 'client' }, 'confirm', 'freelancer')   'agreed'
 *     afterwards({ state: 'proposed', by: 'client' }, 'confirm', 'client')       null
 */
import type { AgreementAction, AgreementState, Role } from '@skillharbor/contract';

/** The state of an agreement, and the side that took the last step. The side is null before the first version. */
export interface Standing {
  state: AgreementState;
  by: Role | null;
}

export const states = [
  'empty',
  'proposed',
  'agreed',
  'started',
  'delivered',
  'half_done',
  'done',
  'ended',
] as const satisfies readonly AgreementState[];

/**
 * Names who takes each action. The other side is the one that did not take the last step: the writer of a version has
 * confirmed it, and work is done once both sides say so.
 */
const actors = {
  write: 'both',
  confirm: 'the other side',
  start: 'both',
  deliver: 'freelancer',
  mark_done: 'both',
  end: 'both',
} as const satisfies Record<AgreementAction, 'both' | 'the other side' | Role>;

// TypeScript types the result of `Object.keys` as strings.
export const actions = Object.keys(actors) as AgreementAction[];

/** Transitions that this table does not list are refused. */
const transitions: Readonly<Record<AgreementState, Partial<Record<AgreementAction, AgreementState>>>> = {
  empty: { write: 'proposed' },
  proposed: { write: 'proposed', confirm: 'agreed', end: 'ended' },
  agreed: { start: 'started', end: 'ended' },
  started: { deliver: 'delivered', end: 'ended' },
  delivered: { mark_done: 'half_done', end: 'ended' },
  half_done: { mark_done: 'done', end: 'ended' },
  done: {},
  ended: {},
};

/** Returns the state after this side has taken the action, or null if the action is refused. */
export function afterwards(
  { state, by }: Standing,
  action: AgreementAction,
  role: Role,
): AgreementState | null {
  const actor = actors[action];
  const isOther = by !== role;
  if (actor === 'the other side' && !isOther) return null;
  if (state === 'half_done' && action === 'mark_done' && !isOther) return null;
  if (actor === 'freelancer' && role !== actor) return null;
  return transitions[state][action] ?? null;
}

/** Returns the actions that this side can take now. There are none after the other side has deleted the account. */
export function actionsOf(standing: Standing, role: Role, hasOtherLeft: boolean): AgreementAction[] {
  return hasOtherLeft ? [] : actions.filter((action) => afterwards(standing, action, role) !== null);
}

/** The states that an action of one side leads to, by which a repeated request is recognized. */
const results: Readonly<Partial<Record<AgreementAction, readonly AgreementState[]>>> = {
  confirm: ['agreed'],
  start: ['started'],
  deliver: ['delivered'],
  mark_done: ['half_done', 'done'],
  end: ['ended'],
};

/** Returns true if the same side took this action last, which means that the same request was sent again. */
export function isRepeated({ state, by }: Standing, action: AgreementAction, role: Role): boolean {
  return by === role && (results[action] ?? []).includes(state);
}

/** The number of versions that an agreement has at most. */
export const MAX_VERSIONS = 50;
