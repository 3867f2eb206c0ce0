'use client';

import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';

export interface LogOutModalProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  pending: boolean;
}

/**
 * Asks for a confirmation before the user is logged out.
 *
 * @use Once, for all links and buttons that log out.
 * @keyboard Escape: cancels.
 * @screenreader alertdialog: its title.
 */
export function LogOutModal({ open, onCancel, onConfirm, pending }: LogOutModalProps) {
  const messages = useLayoutMessages();
  return (
    <AlertDialog
      open={open}
      title={messages.logOutQuestion}
      confirmLabel={messages.logOut}
      cancelLabel={messages.cancel}
      pending={pending}
      pendingLabel={messages.loggingOut}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
