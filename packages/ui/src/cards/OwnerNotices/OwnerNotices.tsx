'use client';

import type { PlainRule } from '@skillharbor/contract';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';

export interface OwnerNoticesProps {
  /** True if a moderator hides the owner's text or account from others. */
  isHidden?: boolean | undefined;
  /** The plain rules of moderation that the text matches. A moderator will look at the text because of them. */
  noticed?: readonly PlainRule[] | undefined;
  /** The address of the list of decisions about the user. */
  statementsHref: string;
  /** The sentence that says who still sees the hidden text. By default, it says that only the owner sees it. */
  hidden?: string;
}

/** Few owners ever see a notice, so the notices are loaded only when they are needed. */
const loadedNotices = onDemand(() => import('./Notices.tsx'));

/**
 * Tells owners that a moderator has hidden their text or account from everyone else, or will look at it, and why.
 *
 * @use Above a text or an account of the reader, on the reader's own page.
 */
export function OwnerNotices({ isHidden = false, noticed = [], ...props }: OwnerNoticesProps) {
  const notices = useOnDemand(loadedNotices, isHidden || noticed.length > 0);
  return notices && <notices.Notices {...props} isHidden={isHidden} noticed={noticed} />;
}
