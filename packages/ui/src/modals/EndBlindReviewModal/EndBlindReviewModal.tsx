'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface EndBlindReviewModalProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for a confirmation before the blind review of a job ends. Both buttons close the modal, and the form then
 * reports whether saving succeeded.
 *
 * @use In the form of a job under blind review.
 * @screenreader alertdialog: its title and what cannot be undone.
 */
export function EndBlindReviewModal(dialog: EndBlindReviewModalProps) {
  const messages = useClientMessages().blindReview.endModal;
  return (
    <AlertDialog
      {...dialog}
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
    >
      <Stack space="8">
        <Text>{messages.explanation}</Text>
        <Text tone="muted">{messages.record}</Text>
      </Stack>
    </AlertDialog>
  );
}
