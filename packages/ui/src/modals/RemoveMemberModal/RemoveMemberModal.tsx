'use client';

import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';

export interface RemoveMemberModalProps {
  open: boolean;
  /** The first and last name of the member, or null if the user is about to leave the team. */
  name: string | null;
  submission: Submission;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for a confirmation before a member loses access to a team, or before the user leaves the team.
 *
 * @use When a person should no longer have access to the team's jobs and applicants.
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
