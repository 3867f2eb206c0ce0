/** Says what waits for the remaining moderators when one of them loses the role. */
import type { CaseList } from '@skillharbor/contract';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Returns a sentence about what waits, and one about who can decide about it. The queue belongs to all moderators, so nothing
 * has to be passed on.
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
