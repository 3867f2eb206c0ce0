'use client';

import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';

export interface RemoveResumeModalProps extends Omit<ConfirmModalProps, 'messages' | 'tone' | 'children'> {
  /** The name of the resume. */
  name: string;
}

/**
 * Asks for a confirmation before a saved resume is removed from the profile.
 *
 * @use On the freelancer's own profile.
 * @keyboard Escape: cancels.
 * @screenreader alertdialog: its title.
 */
export function RemoveResumeModal({ name, ...dialog }: RemoveResumeModalProps) {
  const messages = useResumeMessages().removal;
  return (
    <ConfirmModal {...dialog} tone="critical" messages={messages}>
      <Text>{messages.explanation(name)}</Text>
    </ConfirmModal>
  );
}
