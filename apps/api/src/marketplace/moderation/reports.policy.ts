/** Rules for reports. Every function is pure. */
import { randomInt } from 'node:crypto';
import type { ReportInput, ReportOutcome, RulingAction } from '@skillharbor/contract';
import { mayServeAs } from '@skillharbor/contract-server/audience';
import type { FieldProblems } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';

/** The largest number of mails within a day to an address that nobody has confirmed. */
export const MAX_RECEIPTS_A_DAY = 5;

/** Returns true for members of the staff who see every case, so that they may begin one about whatever there is. */
export const isModerator = ({ staffRole, needsFactor }: Pick<Person, 'staffRole' | 'needsFactor'>) =>
  mayServeAs(staffRole, 'moderator') && !needsFactor;

/** Nobody can decide about these without the reporter's own words. */
const needWords: readonly ReportInput['reason'][] = ['illegal_content', 'other'];

/** Returns what is wrong with a report that the schema allows, or undefined if nothing is. */
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

/** Returns what became of a report, from the ruling on its case, of which all values are null before it. */
export function outcomeOf(action: RulingAction | null, reversedAt: Date | null): ReportOutcome {
  if (action === null) return 'open';
  if (reversedAt !== null) return 'reversed';
  return action === 'dismiss' ? 'dismissed' : 'acted';
}

/** Letters and digits that nobody confuses when they read a number aloud. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random number for a receipt, such as K7QM-2X9D. It is no secret. */
export function newNumber(): string {
  const part = () => Array.from({ length: 4 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return `${part()}-${part()}`;
}
