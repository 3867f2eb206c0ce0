import type { NextStep, WaitingItem } from '@skillharbor/contract';

/** The largest number of applications in the list of what waits for a user. */
const MOST = 20;

/** The steps that the list shows, in their order. A client finds undecided applications with the jobs. */
const listed: readonly NextStep['kind'][] = [
  'read',
  'confirm',
  'write',
  'fill',
  'confirm_sentence',
  'write_sentence',
];
const rankOf = ({ next_step }: WaitingItem) => listed.indexOf(next_step.kind);

/** Returns what waits for a user, the most urgent first, with one application for each job to mark as filled. */
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
