import { registrationRules } from '@skillharbor/contract';
import type { account } from '../../messages/account.ts';
import { isLongerThan, isShorterThan } from '../checks.ts';

const { minLength, maxLength } = registrationRules.password;

/** What is wrong with a new password. Which ones are easy to guess, the server says. */
export function validateNewPassword(
  password: string,
  { newPassword, fields }: typeof account,
): string | undefined {
  if (isShorterThan(password, minLength)) return newPassword.tooShort(minLength);
  if (isLongerThan(password, maxLength)) return fields.tooLong(maxLength);
  return new Set(password).size === 1 ? newPassword.allTheSame : undefined;
}
