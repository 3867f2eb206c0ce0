/**
 * Hides the freelancers of applications under blind review. The state always contains the names, but responses to
 * clients contain only the result of `shown`.
 */
import type { Application } from '@skillharbor/contract';
import type { ApplicationWithResume } from './fixtures/applicationShapes.ts';
import { withoutName } from './fixtures/blind.ts';
import { stepFor } from './nextSteps.ts';
import { applicationsTo } from './state.ts';
import type { State } from './state.ts';

/** Returns the application as its client sees it. */
export function shown(state: State, application: ApplicationWithResume): Application {
  const present = { ...application, next_step: stepFor(state, 'client', application) };
  if (!application.hidden) return present;
  return withoutName(present, numberOf(state, application));
}

/** Returns the number of an applicant whose name is hidden, or null if the client sees the name. */
export const hiddenNumber = (state: State, application: ApplicationWithResume) =>
  application.hidden ? numberOf(state, application) : null;

function numberOf(state: State, application: ApplicationWithResume): number {
  const listing = state.applications.find((sent) => sent.application === application)?.listing ?? 0;
  return applicationsTo(state, listing).filter(({ id }) => id <= application.id).length;
}

export function reveal(
  state: State,
  application: Application,
  reason: NonNullable<Application['reveal_reason']>,
): void {
  if (!application.hidden) return;
  Object.assign(application, { hidden: false, revealed_at: state.now, reveal_reason: reason });
}

const waitingFor = (state: State, listing: number) =>
  applicationsTo(state, listing).filter(({ status }) => status === 'pending');

/** Hides the undecided applications to a job. An application that was revealed stays revealed. */
export function hideWaiting(state: State, listing: number): void {
  for (const application of waitingFor(state, listing)) application.hidden = application.revealed_at === null;
}

export function revealWaiting(state: State, listing: number): void {
  for (const application of waitingFor(state, listing)) reveal(state, application, 'review_ended');
}
