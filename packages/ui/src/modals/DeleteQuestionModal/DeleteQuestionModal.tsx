'use client';

import { questionDeletionRules } from '@skillharbor/contract';
import type { Question } from '@skillharbor/contract';
import { useState } from 'react';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import type { Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';

export interface QuestionDeletion {
  /** The reason that the client typed. The asker receives it by mail. */
  reason: string;
  /** True to delete all unanswered questions of the asker about the job. */
  allOfAsker: boolean;
}

export interface DeleteQuestionModalProps {
  open: boolean;
  question: Pick<Question, 'question' | 'reply'>;
  submission: Submission;
  onDelete: (deletion: QuestionDeletion) => void;
  onClose: () => void;
}

/**
 * Asks for a confirmation before a client deletes a question, and takes a reason for the asker. If the question has no
 * reply, the asker's other unanswered questions can be deleted with it.
 *
 * @use For a question that should not be public.
 * @screenreader dialog: its title.
 */
export function DeleteQuestionModal({ question, onDelete, ...dialog }: DeleteQuestionModalProps) {
  const messages = useQuestionMessages().deleteModal;
  const [allOfAsker, setAllOfAsker] = useState(false);
  return (
    <DecisionModal
      {...dialog}
      title={messages.title}
      explanation={messages.explanation(question.question)}
      field={{ name: 'reason', rows: 4, maxLength: questionDeletionRules.reason.maxLength, counter: 'near' }}
      tone="critical"
      messages={messages}
      below={() =>
        question.reply === null && (
          <CheckboxGroup
            label={messages.others}
            name="others"
            options={[{ value: 'all', label: messages.all, hint: messages.allHint }]}
            value={allOfAsker ? ['all'] : []}
            onChange={({ length }) => setAllOfAsker(length > 0)}
          />
        )
      }
      onConfirm={(reason) => onDelete({ reason, allOfAsker })}
    />
  );
}
