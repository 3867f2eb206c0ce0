'use client';

import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';

export interface HandOverModalProps extends PasswordModalProps {
  /** The first and last name of the member who becomes the owner. */
  name: string;
}

/**
 * Says what changes when the owner of a team hands it over, and takes the password.
 *
 * @use On the page of a team, for its owner.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title with the name, and what changes.
 */
export function HandOverModal({ name, ...dialog }: HandOverModalProps) {
  const messages = useTeamMessages().handOver;
  return (
    <PasswordModal {...dialog} messages={{ ...messages, title: messages.title(name) }} tone="critical" />
  );
}
