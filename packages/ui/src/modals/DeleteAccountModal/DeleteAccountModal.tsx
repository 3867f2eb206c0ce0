'use client';

import type { Role } from '@skillharbor/contract';
import { useDeletionMessages } from '../../messages/useDeletionMessages.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';
import { list } from './DeleteAccountModal.css.ts';

export interface DeleteAccountModalProps extends PasswordModalProps {
  /** The role of the user. It determines which data others keep after the account is deleted. */
  role: Role;
}

/**
 * Says what happens when the account is deleted, and takes the password.
 *
 * @use To let the user read the consequences before the request is sent.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, and that the deletion can be cancelled for seven days.
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
