'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';

export interface DeleteJobModalProps extends Omit<ConfirmModalProps, 'messages' | 'tone' | 'children'> {
  jobTitle: string;
}

/**
 * Asks for a confirmation before a job is deleted, and says which other data is lost.
 *
 * @use On the page of a client's own job.
 * @instead {@link DeactivateJobModal} to take the job offline for a while.
 * @keyboard Escape: cancels.
 * @screenreader alertdialog: its title and what is lost.
 */
export function DeleteJobModal({ jobTitle, ...dialog }: DeleteJobModalProps) {
  const messages = useClientMessages().deleteModal;
  return (
    <ConfirmModal {...dialog} tone="critical" messages={messages}>
      <Stack space="8">
        <Text>{messages.explanation(jobTitle)}</Text>
        <Text tone="muted">{messages.history}</Text>
      </Stack>
    </ConfirmModal>
  );
}
