'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { Handshake, MessageSquareText, Quote, Send, UserRoundCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useOtherName } from '../useOtherName.ts';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { AttentionReason } from './AttentionPanel.tsx';
import type { AttentionRow } from './AttentionPanel.tsx';

/** A row in the list of items that need an action. The reason for the action is also available as plain text. */
export interface WaitingRow extends AttentionRow {
  reason: string;
  kind: WaitingItem['next_step']['kind'];
}

interface Why {
  icon: ReactElement;
  reason: string;
}

/** Returns a row for each application that needs an action of the user, in the server's order. */
export function useWaitingRows(
  items: readonly WaitingItem[],
  hrefOf: (item: WaitingItem) => string,
): WaitingRow[] {
  const { waiting, actions } = useNextStepMessages();
  const format = useFormat();
  const otherName = useOtherName();
  const why = (item: WaitingItem): Why | null => {
    const step = item.next_step;
    const name = otherName(item);
    switch (step.kind) {
      case 'read':
        return {
          icon: <MessageSquareText />,
          reason: waiting.read(step.unread, format.number(step.unread), name),
        };
      case 'confirm':
        return { icon: <Handshake />, reason: waiting.confirm(name) };
      case 'confirm_sentence':
      case 'write_sentence':
        return { icon: <Quote />, reason: waiting[step.kind](name) };
      case 'write':
        return { icon: <Send />, reason: waiting.write(name) };
      case 'fill':
        return { icon: <UserRoundCheck />, reason: waiting.fill };
      case 'decide':
      case 'wait':
      case 'none':
        return null;
    }
  };
  return items.flatMap((item) => {
    const { kind } = item.next_step;
    const found = why(item);
    if (found === null || kind === 'decide' || kind === 'wait' || kind === 'none') return [];
    const { icon, reason } = found;
    return [
      {
        key: `${kind} ${item.application}`,
        group: `job ${item.job_id}`,
        kind,
        title: item.job_title,
        href: hrefOf(item),
        action: actions[kind],
        reason,
        reasons: <AttentionReason icon={icon}>{reason}</AttentionReason>,
      },
    ];
  });
}
