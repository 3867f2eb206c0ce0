'use client';

import { rejectionRules } from '@skillharbor/contract';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface DeclineModalProps {
  open: boolean;
  applicantName: string;
  jobTitle: string;
  /** Where another decision came first: what it was, and when. */
  decided?: string | undefined;
  submission: Submission;
  /** What the user typed before leaving, if anything. */
  initialText?: string;
  draft?: RestoredDraft | undefined;
  onTextChange?: (text: string) => void;
  /** Receives the reason, '' where there is none. */
  onDecline: (reason: string) => void;
  onClose: () => void;
}

export function DeclineModal({ applicantName, jobTitle, onDecline, ...dialog }: DeclineModalProps) {
  const messages = useClientMessages().declineModal;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title(applicantName)}
      explanation={messages.explanation(jobTitle)}
      field={{
        name: 'decline_reason',
        rows: 4,
        maxLength: rejectionRules.decline_reason.maxLength,
        counter: 'always',
      }}
      tone="critical"
      messages={messages}
      onConfirm={onDecline}
    />
  );
}
