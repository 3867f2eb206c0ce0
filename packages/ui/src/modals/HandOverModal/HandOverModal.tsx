'use client';

import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';

export interface HandOverModalProps extends PasswordModalProps {
  /** The first and last name of the member who becomes the owner. */
  name: string;
}

/**
 * Says what changes when the owner of a team makes another member the owner, and takes the password.
 *
 * @use When another member becomes responsible for the team. Only the current owner can decide this.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title with the name, and what changes.
 */
export function HandOverModal({ name, ...dialog }: HandOverModalProps) {
  const messages = useTeamMessages().handOver;
  return (
    <PasswordModal {...dialog} messages={{ ...messages, title: messages.title(name) }} tone="critical" />
  );
}
