'use client';

import { acceptanceRules } from '@skillharbor/contract';
import { useState } from 'react';
import type { SavedMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { DecisionModal } from '../DecisionModal/DecisionModal.tsx';
import { useSavedMessages } from '../DecisionModal/useSavedMessages.tsx';

/** The values to send with an acceptance. */
export interface AcceptanceValues {
  /** The message to the candidate, or '' if there is none. */
  message: string;
  /** True if the freelancer receives the client's email address. */
  shareEmail: boolean;
}

export interface AcceptModalProps {
  open: boolean;
  applicantName: string;
  jobTitle: string;
  /** The text that replaces `{name}` in a saved message. */
  firstName: string;
  /** The client's own email address. The freelancer receives it unless the client clears the checkbox. */
  clientEmail: string;
  /** The client's earlier choice about sharing the address, if the client left the modal and came back. */
  initialShareEmail?: boolean;
  savedMessages?: SavedMessages | undefined;
  /** If there was a conflict, the decision that was made first, with its time. */
  decided?: string | undefined;
  submission: Submission;
  /** The text that the user typed before leaving, if any. */
  initialText?: string;
  draft?: RestoredDraft | undefined;
  /** Called with the values as typed, including spaces at the ends. */
  onValuesChange?: (values: AcceptanceValues) => void;
  onAccept: (values: AcceptanceValues) => void;
  onClose: () => void;
  /**
   * Returns the element that gets the focus when the modal closes. By default, or if it returns null, the focus returns
   * to the previously focused element.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Asks for a confirmation before an application is accepted, and takes a message to its freelancer.
 *
 * @use After the client presses 'Accept', and before the decision is sent, so that the client can add personal words.
 * @instead {@link DeclineModal} for the other decision.
 * @keyboard Escape: closes the modal, but keeps the typed text.
 * @screenreader dialog: its title.
 * @screenreader alert: why accepting failed.
 */
export function AcceptModal({
  applicantName,
  firstName,
  jobTitle,
  clientEmail,
  initialShareEmail = true,
  onValuesChange,
  savedMessages,
  onAccept,
  ...dialog
}: AcceptModalProps) {
  const { acceptModal: messages, blindReview } = useClientMessages();
  const [chosen, setChosen] = useState<boolean>();
  const shareEmail = chosen ?? initialShareEmail;
  const below = useSavedMessages('accept', { open: dialog.open, savedMessages, firstName, jobTitle });
  const hint = firstName === '{name}' ? `${messages.hint} ${blindReview.nameHint}` : messages.hint;
  return (
    <DecisionModal
      {...dialog}
      title={messages.title(applicantName)}
      explanation={messages.explanation(jobTitle)}
      field={{ name: 'message', rows: 5, maxLength: acceptanceRules.message.maxLength }}
      tone="accent"
      messages={{ ...messages, hint }}
      below={(text, onUse) => (
        <Stack space="24">
          <CheckboxGroup
            label={messages.reply}
            name="share_email"
            options={[{ value: 'share', label: messages.shareEmail(clientEmail), hint: messages.shareHint }]}
            value={shareEmail ? ['share'] : []}
            onChange={({ length }) => {
              setChosen(length > 0);
              onValuesChange?.({ message: text, shareEmail: length > 0 });
            }}
          />
          {below?.(text, onUse)}
        </Stack>
      )}
      onTextChange={(message) => onValuesChange?.({ message, shareEmail })}
      onConfirm={(message) => onAccept({ message, shareEmail })}
    />
  );
}
