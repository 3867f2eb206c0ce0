'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';

export interface RevealModalProps extends Omit<ConfirmModalProps, 'messages' | 'tone' | 'children'> {
  /** The placeholder name under which blind review shows the applicant. */
  applicantName: string;
}

/**
 * Asks for a confirmation before the client reveals who sent an application.
 *
 * @use On an application under blind review.
 * @screenreader alertdialog: its title and who will see that the name was revealed.
 */
export function RevealModal({ applicantName, ...dialog }: RevealModalProps) {
  const messages = useClientMessages().blindReview.revealModal;
  return (
    <ConfirmModal {...dialog} messages={{ ...messages, title: messages.title(applicantName) }}>
      <Stack space="8">
        <Text>{messages.explanation}</Text>
        <Text tone="muted">{messages.record}</Text>
      </Stack>
    </ConfirmModal>
  );
}
