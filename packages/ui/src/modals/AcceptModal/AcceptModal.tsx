'use client';

import { useMessages, type Submission } from '../../primitives/index.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface AcceptModalProps {
  open: boolean;
  applicantName: string;
  jobTitle: string;
  submission: Submission;
  /** What was typed before, where somebody comes back to it. */
  initialText?: string;
  onTextChange?: (text: string) => void;
  /** Receives the message to the candidate, '' where there is none. */
  onAccept: (message: string) => void;
  onClose: () => void;
}

/** In characters, as the contract has it. */
const messageLimit = 2000;

export function AcceptModal({ applicantName, jobTitle, onAccept, ...dialog }: AcceptModalProps) {
  const words = useMessages().client.acceptModal;
  return (
    <DecisionModal
      {...dialog}
      title={words.title(applicantName)}
      explanation={words.explanation(jobTitle)}
      field={{
        label: words.message,
        name: 'message',
        hint: words.messageHint,
        rows: 5,
        maxLength: messageLimit,
      }}
      counter="near"
      tone="accent"
      words={words}
      onConfirm={onAccept}
    />
  );
}
