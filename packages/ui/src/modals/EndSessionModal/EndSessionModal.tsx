'use client';

import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { PasswordModal } from '../PasswordModal/PasswordModal.tsx';
import type { PasswordModalProps } from '../PasswordModal/PasswordModal.tsx';

export interface EndSessionModalProps extends PasswordModalProps {
  /** The session to end, or null for all sessions on other devices. */
  session: { browser: string; system: string } | null;
}

/**
 * Takes the password before a session on another device ends, or before all of them end.
 *
 * @use On the user's own account page.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title with the device, and why it asks for the password.
 */
export function EndSessionModal({ session, ...dialog }: EndSessionModalProps) {
  const { modal } = useAccountPageMessages().sessions;
  const deviceName = useDeviceName();
  const title = session === null ? modal.othersTitle : modal.title(deviceName(session));
  return <PasswordModal {...dialog} messages={{ ...modal, title }} tone="critical" />;
}
