'use client';

import { AlertDialog, useMessages } from '../../primitives/index.ts';

export interface LogOutModalProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  pending: boolean;
}

export function LogOutModal({ open, onCancel, onConfirm, pending }: LogOutModalProps) {
  const words = useMessages().layout;
  return (
    <AlertDialog
      open={open}
      title={words.logOutQuestion}
      confirmLabel={words.logOut}
      cancelLabel={words.cancel}
      pending={pending}
      pendingLabel={words.loggingOut}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
