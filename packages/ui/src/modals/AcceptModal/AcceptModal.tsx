'use client';

import { acceptanceRules } from '@skillharbor/contract';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface AcceptModalProps {
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
  /** Receives the message to the candidate, '' where there is none. */
  onAccept: (message: string) => void;
  onClose: () => void;
}

export function AcceptModal({ applicantName, jobTitle, onAccept, ...dialog }: AcceptModalProps) {
  const messages = useClientMessages().acceptModal;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title(applicantName)}
      explanation={messages.explanation(jobTitle)}
      field={{ name: 'message', rows: 5, maxLength: acceptanceRules.message.maxLength }}
      tone="accent"
      messages={messages}
      onConfirm={onAccept}
    />
  );
}
