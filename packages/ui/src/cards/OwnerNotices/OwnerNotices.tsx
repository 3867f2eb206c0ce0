'use client';

import type { PlainRule } from '@skillharbor/contract';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';

export interface OwnerNoticesProps {
  /** True if a moderator hides it from others. */
  isHidden?: boolean | undefined;
  /** The plain rules because of which a moderator will look at it. */
  noticed?: readonly PlainRule[] | undefined;
  /** The address of the list of decisions about the user. */
  statementsHref: string;
  /** Says who still sees the hidden subject. By default, only the owner sees it. */
  hidden?: string;
}

/** Few owners ever see one, so the notices are loaded when they are needed. */
const loadedNotices = onDemand(() => import('./Notices.tsx'));

/**
 * Tells the owner that a moderator has hidden something from everyone else, or will look at it, and why.
 *
 * @use Above what belongs to the reader, on the reader's own page.
 */
export function OwnerNotices({ isHidden = false, noticed = [], ...props }: OwnerNoticesProps) {
  const notices = useOnDemand(loadedNotices, isHidden || noticed.length > 0);
  return notices && <notices.Notices {...props} isHidden={isHidden} noticed={noticed} />;
}
