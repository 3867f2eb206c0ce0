'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';

export interface NotifyOfShortlistModalProps extends Omit<
  ConfirmModalProps,
  'messages' | 'tone' | 'children'
> {
  applicantName: string;
}

/**
 * Asks for a confirmation before a freelancer is notified of being on the shortlist.
 *
 * @use On an application on the shortlist.
 * @screenreader alertdialog: its title.
 */
export function NotifyOfShortlistModal({ applicantName, ...dialog }: NotifyOfShortlistModalProps) {
  const { notifyModal: messages } = useClientMessages().review.shortlist;
  return (
    <ConfirmModal {...dialog} messages={{ ...messages, title: messages.title(applicantName) }}>
      <Text>{messages.explanation(applicantName)}</Text>
    </ConfirmModal>
  );
}
