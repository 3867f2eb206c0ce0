/** Decides what a form shows when its draft on the device and that on the account differ. */
import { areSame } from '../storage/accountCopies.ts';
import type { AccountCopy, Texts } from '../storage/accountCopies.ts';

interface Drafts {
  /** What is typed on this device, or null if nothing is. */
  typed: Texts | null;
  /** The account's draft when this device last read or saved it, or null if there was none. */
  known: AccountCopy | null;
  /** What the account has, or null if it has nothing. */
  stored: AccountCopy | null;
  /** True if the user has typed since the form opened. */
  isBusy: boolean;
  /** True if the user has chosen a file, which only this device has. */
  hasFile: boolean;
}

/**
 * - `keep`: the form stays as it is.
 * - `show`: the form shows what the account has. What was typed here before can be brought back if it is not in the
 *   account's draft.
 * - `offer`: the form stays as it is, and what the account has can be brought back.
 */
export type Verdict = { action: 'keep' } | { action: 'show'; isTypedKept: boolean } | { action: 'offer' };

const keep: Verdict = { action: 'keep' };

export function reconcile({ typed, known, stored, isBusy, hasFile }: Drafts): Verdict {
  if (stored?.version === known?.version || areSame(typed ?? {}, stored?.texts)) return keep;
  // The text that was typed here has reached the account, so the account's draft is the same text or a later one.
  const isInAccount = areSame(typed ?? {}, known?.texts);
  if (stored === null) return isInAccount && !hasFile ? { action: 'show', isTypedKept: false } : keep;
  if (isInAccount) return { action: 'show', isTypedKept: false };
  return isBusy ? { action: 'offer' } : { action: 'show', isTypedKept: true };
}
