/** Decides which draft a form shows when the draft on the device and the draft in the account differ. */
import { areSame } from '../storage/accountCopies.ts';
import type { AccountCopy, Texts } from '../storage/accountCopies.ts';

interface Drafts {
  /** The text typed on this device, or null if there is none. */
  typed: Texts | null;
  /** The account's draft when this device last read or saved it, or null if there was none. */
  known: AccountCopy | null;
  /** The account's current draft, or null if there is none. */
  stored: AccountCopy | null;
  /** True if the user has typed since the form opened. */
  isBusy: boolean;
  /** True if the user has chosen a file, which only this device has. */
  hasFile: boolean;
}

/**
 * - `keep`: the form does not change.
 * - `show`: the form shows the account's draft. The text that was typed here before can be restored if the account's
 *   draft does not contain it.
 * - `offer`: the form does not change, and the account's draft can be restored.
 */
export type Verdict = { action: 'keep' } | { action: 'show'; isTypedKept: boolean } | { action: 'offer' };

const keep: Verdict = { action: 'keep' };

export function reconcile({ typed, known, stored, isBusy, hasFile }: Drafts): Verdict {
  if (stored?.version === known?.version || areSame(typed ?? {}, stored?.texts)) return keep;
  // The text that was typed here has reached the account, so the account's draft is either the same text or a later
  // one.
  const isInAccount = areSame(typed ?? {}, known?.texts);
  if (stored === null) return isInAccount && !hasFile ? { action: 'show', isTypedKept: false } : keep;
  if (isInAccount) return { action: 'show', isTypedKept: false };
  return isBusy ? { action: 'offer' } : { action: 'show', isTypedKept: true };
}
