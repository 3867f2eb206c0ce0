'use client';

import type { PlainRule } from '@skillharbor/contract';
import { usePlainRuleMessages } from '../../messages/usePlainRuleMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

export interface NoticedNoticeProps {
  rules: readonly PlainRule[];
}

/**
 * Tells the author of a first job or profile why a moderator will look at it.
 *
 * @use On the author's own page, while the moderator has not decided.
 */
export function NoticedNotice({ rules }: NoticedNoticeProps) {
  const messages = usePlainRuleMessages();
  const format = useFormat();
  return (
    <Notice tone="info" title={messages.title}>
      {messages.explanation(format.list(rules.map((rule) => messages.names[rule])))}
    </Notice>
  );
}
