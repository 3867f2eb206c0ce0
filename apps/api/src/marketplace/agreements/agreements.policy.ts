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
 * Names the side that may take each action. `the other side` is the side that did not take the last step. For example,
 * the writer of a version has already confirmed it, so only the other side can confirm it.
 */
const actors = {
  write: 'both',
  confirm: 'the other side',
  start: 'both',
  deliver: 'freelancer',
  mark_done: 'both',
  end: 'both',
} as const satisfies Record<AgreementAction, 'both' | 'the other side' | Role>;

// TypeScript types the result of `Object.keys` as strings, so the cast is needed.
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

/** Returns the next state of the agreement if this side takes the action, or null if the action is refused. */
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

/** Returns the actions that this side can take now. Returns none after the other side has deleted the account. */
export function actionsOf(standing: Standing, role: Role, hasOtherLeft: boolean): AgreementAction[] {
  return hasOtherLeft ? [] : actions.filter((action) => afterwards(standing, action, role) !== null);
}

/**
 * The states that an action leads to. If the agreement already has one of these states, the request may have been sent
 * twice.
 */
const results: Readonly<Partial<Record<AgreementAction, readonly AgreementState[]>>> = {
  confirm: ['agreed'],
  start: ['started'],
  deliver: ['delivered'],
  mark_done: ['half_done', 'done'],
  end: ['ended'],
};

/** Returns true if the same side has just taken this action, which means that the request was sent twice. */
export function isRepeated({ state, by }: Standing, action: AgreementAction, role: Role): boolean {
  return by === role && (results[action] ?? []).includes(state);
}

/** The maximum number of versions of an agreement. */
export const MAX_VERSIONS = 50;
