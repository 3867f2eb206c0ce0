'use client';

import { useMessages, type Submission } from '../../primitives/index.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface DeclineModalProps {
  open: boolean;
  applicantName: string;
  jobTitle: string;
  submission: Submission;
  /** What was typed before, where somebody comes back to it. */
  initialText?: string;
  onTextChange?: (text: string) => void;
  /** Receives the reason, '' where there is none. */
  onDecline: (reason: string) => void;
  onClose: () => void;
}

/** In characters. */
const reasonLimit = 300;

export function DeclineModal({ applicantName, jobTitle, onDecline, ...dialog }: DeclineModalProps) {
  const words = useMessages().client.declineModal;
  return (
    <DecisionModal
      {...dialog}
      title={words.title(applicantName)}
      explanation={words.explanation(jobTitle)}
      field={{
        label: words.reason,
        name: 'decline_reason',
        hint: words.reasonHint,
        rows: 4,
        maxLength: reasonLimit,
      }}
      counter="always"
      tone="critical"
      words={words}
      onConfirm={onDecline}
    />
  );
}
