'use client';

import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';

/**
 * Says what the archive of the user's data contains, and takes the password.
 *
 * @use On the user's own account page.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, and what the archive contains.
 */
export function ExportDataModal(dialog: PasswordModalProps) {
  return <PasswordModal {...dialog} messages={useAccountPageMessages().data.modal} />;
}
