/** The rules for reports. Every function is pure. */
import { randomInt } from 'node:crypto';
import type { ReportInput, ReportOutcome, RulingAction } from '@skillharbor/contract';
import { mayServeAs } from '@skillharbor/contract-server/audience';
import type { FieldProblems } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';

/** The maximum number of mails within a day to an unconfirmed address. */
export const MAX_RECEIPTS_A_DAY = 5;

/** Returns true for members of the staff who may see every case. These members may open a case about any subject. */
export const isModerator = ({ staffRole, needsFactor }: Pick<Person, 'staffRole' | 'needsFactor'>) =>
  mayServeAs(staffRole, 'moderator') && !needsFactor;

/**
 * The reasons for a report that require a description in the reporter's own words, because a moderator could not decide
 * without the description.
 */
const needWords: readonly ReportInput['reason'][] = ['illegal_content', 'other'];

/** Returns the problems of a report that is valid by the contract's schema, or undefined if it has none. */
export function reportProblems(report: ReportInput): FieldProblems | undefined {
  const { reason, words = '', is_in_good_faith: isInGoodFaith = false } = report;
  const lacksWords = needWords.includes(reason) && words.trim() === '';
  const lacksFaith = reason === 'illegal_content' && !isInGoodFaith;
  if (!lacksWords && !lacksFaith) return undefined;
  return {
    ...(lacksWords && { words: ['required'] }),
    ...(lacksFaith && { is_in_good_faith: ['good_faith_required'] }),
  };
}

/**
 * Returns the outcome of a report, from the action of the ruling on its case and the time when the ruling was reversed.
 * Both are null if there is no ruling yet.
 */
export function outcomeOf(action: RulingAction | null, reversedAt: Date | null): ReportOutcome {
  if (action === null) return 'open';
  if (reversedAt !== null) return 'reversed';
  return action === 'dismiss' ? 'dismissed' : 'acted';
}

/** Letters and digits that cannot be confused when a number is read aloud. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random number for a receipt, such as K7QM-2X9D. The number need not be secret. */
export function newNumber(): string {
  const part = () => Array.from({ length: 4 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return `${part()}-${part()}`;
}
