import { registrationRules } from '@skillharbor/contract';
import type { account } from '../../messages/account.ts';
import { isLongerThan, isShorterThan } from '../checks.ts';

const { minLength, maxLength } = registrationRules.password;

/** Returns the error for a new password, if any. Only the server checks whether the password is easy to guess. */
export function validateNewPassword(
  password: string,
  { newPassword, fields }: typeof account,
): string | undefined {
  if (isShorterThan(password, minLength)) return newPassword.tooShort(minLength);
  if (isLongerThan(password, maxLength)) return fields.tooLong(maxLength);
  return new Set(password).size === 1 ? newPassword.allTheSame : undefined;
}
