'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { Handshake, MessageSquareText, Quote, Send, UserRoundCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { AttentionReason } from './AttentionPanel.tsx';
import type { AttentionRow } from './AttentionPanel.tsx';

/** Returns a row for each application that waits for the user, in the order of the server. */
export function useWaitingRows(
  items: readonly WaitingItem[],
  hrefOf: (item: WaitingItem) => string,
): AttentionRow[] {
  const messages = useNextStepMessages();
  const format = useFormat();
  const why = ({ next_step: step, other_name: name }: WaitingItem): ReactElement | null => {
    switch (step.kind) {
      case 'read':
        return (
          <AttentionReason icon={<MessageSquareText />}>
            {messages.waiting.read(step.unread, format.number(step.unread), name)}
          </AttentionReason>
        );
      case 'confirm':
        return <AttentionReason icon={<Handshake />}>{messages.waiting.confirm(name)}</AttentionReason>;
      case 'confirm_sentence':
      case 'write_sentence':
        return <AttentionReason icon={<Quote />}>{messages.waiting[step.kind](name)}</AttentionReason>;
      case 'write':
        return <AttentionReason icon={<Send />}>{messages.waiting.write(name)}</AttentionReason>;
      case 'fill':
        return <AttentionReason icon={<UserRoundCheck />}>{messages.waiting.fill}</AttentionReason>;
      case 'decide':
      case 'wait':
      case 'none':
        return null;
    }
  };
  return items.flatMap((item) => {
    const { kind } = item.next_step;
    const reasons = why(item);
    if (reasons === null || kind === 'decide' || kind === 'wait' || kind === 'none') return [];
    return [
      {
        key: `${kind} ${item.application}`,
        title: item.job_title,
        href: hrefOf(item),
        action: messages.actions[kind],
        reasons,
      },
    ];
  });
}
