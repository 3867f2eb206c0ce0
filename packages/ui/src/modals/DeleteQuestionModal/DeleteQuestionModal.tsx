'use client';

import { questionDeletionRules } from '@skillharbor/contract';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface DeleteQuestionModalProps {
  open: boolean;
  question: string;
  submission: Submission;
  /** Called with the reason that the client typed, which the asker gets by mail. */
  onDelete: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks before a client deletes a question, and takes a reason for the freelancer who asked it.
 *
 * @use On the page of a client's own job.
 * @screenreader dialog: its title.
 */
export function DeleteQuestionModal({ question, onDelete, ...dialog }: DeleteQuestionModalProps) {
  const messages = useQuestionMessages().deleteModal;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title}
      explanation={messages.explanation(question)}
      field={{ name: 'reason', rows: 4, maxLength: questionDeletionRules.reason.maxLength, counter: 'near' }}
      tone="critical"
      messages={messages}
      onConfirm={onDelete}
    />
  );
}
