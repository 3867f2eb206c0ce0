'use client';

import { rejectionRules } from '@skillharbor/contract';
import type { SavedMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';
import { useSavedMessages } from '../DecisionModal/useSavedMessages.tsx';

export interface DeclineModalProps {
  open: boolean;
  applicantName: string;
  jobTitle: string;
  /** The text that replaces `{name}` in a saved message. */
  firstName: string;
  savedMessages?: SavedMessages | undefined;
  /** If there was a conflict, the decision that was made first, with its time. */
  decided?: string | undefined;
  submission: Submission;
  /** The text that the user typed before leaving, if any. */
  initialText?: string;
  draft?: RestoredDraft | undefined;
  onTextChange?: (text: string) => void;
  /** Called with the reason, or '' if there is none. */
  onDecline: (reason: string) => void;
  onClose: () => void;
  /**
   * Returns the element that gets the focus when the modal closes. By default, or if it returns null, the focus returns
   * to the previously focused element.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Asks for a confirmation before an application is declined, and takes a reason for its freelancer.
 *
 * @use After the client presses 'Decline', and before the decision is sent, so that the freelancer can learn the
 *   reason.
 * @instead {@link AcceptModal} for the other decision. {@link DeclineAllForm} for all waiting applicants.
 * @content The hint says that the freelancer will read the reason.
 * @keyboard Escape: closes the modal, but keeps the typed text.
 * @screenreader dialog: its title.
 */
export function DeclineModal({
  applicantName,
  firstName,
  jobTitle,
  savedMessages,
  onDecline,
  ...dialog
}: DeclineModalProps) {
  const { declineModal: messages, blindReview } = useClientMessages();
  const below = useSavedMessages('decline', { open: dialog.open, savedMessages, firstName, jobTitle });
  const hint = firstName === '{name}' ? `${messages.hint} ${blindReview.nameHint}` : messages.hint;
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
      messages={{ ...messages, hint }}
      below={below}
      onConfirm={onDecline}
    />
  );
}
