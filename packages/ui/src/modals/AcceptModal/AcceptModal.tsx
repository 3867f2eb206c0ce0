'use client';

import { acceptanceRules } from '@skillharbor/contract';
import type { KeptMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';
import { useKeptMessages } from '../DecisionModal/useKeptMessages.tsx';

export interface AcceptModalProps {
  open: boolean;
  applicantName: string;
  jobTitle: string;
  /** What `{name}` of a kept message becomes. */
  firstName: string;
  kept?: KeptMessages | undefined;
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
  /** Where the focus goes when it closes; null: back to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Asks before an application is accepted, with a message to its freelancer.
 *
 * @use On the page of an application.
 * @instead {@link DeclineModal} for the other answer.
 * @keyboard Escape: closes it; what was typed stays.
 * @screenreader dialog: its title.
 * @screenreader alert: why it failed.
 */
export function AcceptModal({
  applicantName,
  firstName,
  jobTitle,
  kept,
  onAccept,
  ...dialog
}: AcceptModalProps) {
  const { acceptModal: messages, blindReview } = useClientMessages();
  const below = useKeptMessages('accept', { open: dialog.open, kept, firstName, jobTitle });
  const hint = firstName === '{name}' ? `${messages.hint} ${blindReview.nameHint}` : messages.hint;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title(applicantName)}
      explanation={messages.explanation(jobTitle)}
      field={{ name: 'message', rows: 5, maxLength: acceptanceRules.message.maxLength }}
      tone="accent"
      messages={{ ...messages, hint }}
      below={below}
      onConfirm={onAccept}
    />
  );
}
