/** Describes the cases that the remaining moderators must decide when one moderator loses the role. */
import type { CaseList } from '@skillharbor/contract';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Returns a sentence with the numbers of open cases and appeals, and a sentence about who can decide them. The queue
 * belongs to all moderators, so no case has to be reassigned.
 *
 * @param deciders the number of moderators and operators who have a second factor
 */
export function describeWaiting(
  { open, appealed }: Pick<CaseList['totals'], 'open' | 'appealed'>,
  deciders: number,
): string {
  const waiting = [
    ...(open > 0 ? [counted(open, 'case')] : []),
    ...(appealed > 0 ? [counted(appealed, 'appeal')] : []),
  ];
  const isOne = open + appealed === 1;
  const what =
    waiting.length === 0 ? 'No case waits' : `${waiting.join(' and ')} ${isOne ? 'waits' : 'wait'}`;
  if (deciders > 0) return `${what}. ${counted(deciders, 'member')} of the staff can decide.`;
  return `${what}. Nobody can decide now: make someone a moderator, who also needs a second factor.`;
}
