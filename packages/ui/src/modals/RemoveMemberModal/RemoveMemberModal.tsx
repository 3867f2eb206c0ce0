'use client';

import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';

export interface RemoveMemberModalProps {
  open: boolean;
  /** The first and last name of the member, or null for the user, who leaves the team. */
  name: string | null;
  submission: Submission;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before a member loses access to a team, or before the user leaves it.
 *
 * @use On the page of a team.
 * @keyboard Escape: cancels.
 * @screenreader alertdialog: its title with the name, and what happens.
 */
export function RemoveMemberModal({ name, ...dialog }: RemoveMemberModalProps) {
  const { removal, leaving } = useTeamMessages();
  const messages = name === null ? leaving : { ...removal, title: removal.title(name) };
  return (
    <ConfirmModal {...dialog} messages={messages} tone="critical">
      {messages.text}
    </ConfirmModal>
  );
}
