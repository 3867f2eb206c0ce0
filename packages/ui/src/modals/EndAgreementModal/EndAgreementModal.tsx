'use client';

import { agreementEndRules } from '@skillharbor/contract';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface EndAgreementModalProps {
  open: boolean;
  submission: Submission;
  onEnd: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks for a reason before one side ends an agreement.
 *
 * @use When work stops early, so that the other side learns the reason.
 * @screenreader dialog: its title.
 */
export function EndAgreementModal({ onEnd, ...dialog }: EndAgreementModalProps) {
  const messages = useAgreementMessages().ending;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title}
      explanation={messages.explanation}
      field={{ name: 'reason', rows: 4, maxLength: agreementEndRules.reason.maxLength, counter: 'near' }}
      tone="critical"
      messages={messages}
      onConfirm={onEnd}
    />
  );
}
