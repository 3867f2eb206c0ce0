import type { NextStep, WaitingItem } from '@skillharbor/contract';

/** The maximum number of applications in the list of a user's next steps. */
const MOST = 20;

/** The steps in the list, most urgent first. A client finds undecided applications in the list of jobs. */
const listed: readonly NextStep['kind'][] = [
  'read',
  'confirm',
  'write',
  'fill',
  'confirm_sentence',
  'write_sentence',
];
const rankOf = ({ next_step }: WaitingItem) => listed.indexOf(next_step.kind);

/**
 * Returns the next steps of a user, most urgent first. For each job that can be marked as filled, the list contains
 * only one application.
 */
export function waitingInOrder(items: readonly WaitingItem[]): WaitingItem[] {
  const isFill = ({ next_step }: WaitingItem) => next_step.kind === 'fill';
  return items
    .filter((item) => rankOf(item) >= 0)
    .filter(
      (item, index, all) =>
        !isFill(item) || all.findIndex((other) => isFill(other) && other.job_id === item.job_id) === index,
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MOST);
}
