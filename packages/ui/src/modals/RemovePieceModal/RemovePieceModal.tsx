'use client';

import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';

export interface RemovePieceModalProps extends Omit<ConfirmModalProps, 'messages' | 'tone' | 'children'> {
  /** The title of the piece. */
  title: string;
}

/**
 * Asks for a confirmation before a piece of work is removed from a portfolio.
 *
 * @use On the freelancer's own profile.
 * @keyboard Escape: cancels.
 * @screenreader alertdialog: its title.
 */
export function RemovePieceModal({ title, ...dialog }: RemovePieceModalProps) {
  const messages = useFreelancerMessages().removePiece;
  return (
    <ConfirmModal {...dialog} tone="critical" messages={messages}>
      <Text>{messages.explanation(title)}</Text>
    </ConfirmModal>
  );
}
