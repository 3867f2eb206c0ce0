'use client';

import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import type { PasswordFieldProps } from '../../primitives/PasswordField/PasswordField.tsx';

/** Takes a new password, when a user signs up, changes the password, or resets a forgotten one. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete' | 'hint'>) {
  const { hint } = useAccountMessages().newPassword;
  return <PasswordField {...props} autoComplete="new-password" hint={hint} />;
}
