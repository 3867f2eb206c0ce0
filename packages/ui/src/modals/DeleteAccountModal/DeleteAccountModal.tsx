'use client';

import type { Role } from '@skillharbor/contract';
import { useDeletionMessages } from '../../messages/useDeletionMessages.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';
import { list } from './DeleteAccountModal.css.ts';

export interface DeleteAccountModalProps extends PasswordModalProps {
  /**
   * The role of the user. It matters because deleting a client's account and a freelancer's account leave different
   * data to others.
   */
  role: Role;
}

/**
 * Says what happens when the account is deleted, and takes the password.
 *
 * @use On the user's own account page.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, and that there are seven days to change one's mind.
 */
export function DeleteAccountModal({ role, ...dialog }: DeleteAccountModalProps) {
  const messages = useDeletionMessages().modal;
  return (
    <PasswordModal {...dialog} messages={messages} tone="critical">
      <ul className={list}>
        {messages[role].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PasswordModal>
  );
}
