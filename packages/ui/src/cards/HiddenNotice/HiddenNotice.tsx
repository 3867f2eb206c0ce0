'use client';

import { useReportingMessages } from '../../messages/useReportingMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface HiddenNoticeProps {
  /** The address of the list of decisions about the user. */
  statementsHref: string;
  /** Who still sees it. Default: that only the owner does. */
  children?: string;
}

/**
 * Tells the owner of something that a moderator has hidden it from everyone else, and where the reason is.
 *
 * @use On the owner's own page about what is hidden.
 */
export function HiddenNotice({ statementsHref, children }: HiddenNoticeProps) {
  const messages = useReportingMessages();
  return (
    <Notice tone="warning">
      {children ?? messages.hiddenNotice} <Link href={statementsHref}>{messages.readDecision}</Link>
    </Notice>
  );
}
