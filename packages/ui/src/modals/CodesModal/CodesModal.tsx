'use client';

import { useOneTimeCodeMessages } from '../../messages/useOneTimeCodeMessages.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';

/** The action that the user takes on one-time codes. */
export type CodesTask = 'turnOn' | 'renew' | 'turnOff';

export interface CodesModalProps extends PasswordModalProps {
  /** The action that the password allows. */
  task: CodesTask;
}

/**
 * Takes the password before one-time codes are turned on or off, or before new recovery codes are made.
 *
 * @use On the user's own account page.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, and what will happen.
 */
export function CodesModal({ task, ...dialog }: CodesModalProps) {
  const messages = useOneTimeCodeMessages();
  return (
    <PasswordModal
      {...dialog}
      messages={{ ...messages.password, ...messages[task] }}
      {...(task === 'turnOff' && { tone: 'critical' })}
    />
  );
}
