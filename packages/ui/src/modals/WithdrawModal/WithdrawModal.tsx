'use client';

import { withdrawalInputRules } from '@skillharbor/contract';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface WithdrawModalProps {
  open: boolean;
  jobTitle: string;
  submission: Submission;
  /** Called with the reason, or '' if there is none. */
  onWithdraw: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks for a confirmation before a freelancer withdraws an application, and takes a reason.
 *
 * @use For a freelancer who has found other work, or has changed their mind.
 * @screenreader dialog: its title.
 */
export function WithdrawModal({ jobTitle, onWithdraw, ...dialog }: WithdrawModalProps) {
  const messages = useApplicationMessages().withdrawModal;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title}
      explanation={messages.explanation(jobTitle)}
      field={{ name: 'reason', rows: 4, maxLength: withdrawalInputRules.reason.maxLength, counter: 'near' }}
      tone="critical"
      messages={messages}
      onConfirm={onWithdraw}
    />
  );
}
