'use client';

import type { PlainRule } from '@skillharbor/contract';
import { useOwnerNoticeMessages } from '../../messages/useOwnerNoticeMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

interface NoticesProps {
  isHidden: boolean;
  noticed: readonly PlainRule[];
  statementsHref: string;
  hidden?: string;
}

export function Notices({ isHidden, noticed, statementsHref, hidden }: NoticesProps) {
  const messages = useOwnerNoticeMessages();
  const format = useFormat();
  return (
    <>
      {isHidden && (
        <Notice tone="warning">
          {hidden ?? messages.hidden} <Link href={statementsHref}>{messages.readDecision}</Link>
        </Notice>
      )}
      {noticed.length > 0 && (
        <Notice tone="info" title={messages.noticed}>
          {messages.noticedBecause(format.list(noticed.map((rule) => messages.names[rule])))}
        </Notice>
      )}
    </>
  );
}
