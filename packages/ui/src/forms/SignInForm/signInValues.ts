import type { Credentials } from '@skillharbor/contract';
import type { account } from '../../messages/account.ts';
import { isBlank, isEmail, problemsOf } from '../checks.ts';

export const emptyCredentials: Credentials = { email: '', password: '' };

export function validateCredentials(values: Credentials, messages: typeof account) {
  const { signIn, fields } = messages;
  return problemsOf({
    email: isBlank(values.email)
      ? signIn.emailRequired
      : isEmail(values.email.trim())
        ? undefined
        : fields.emailInvalid,
    password: values.password === '' ? signIn.passwordRequired : undefined,
  });
}

/** Returns the credentials. The password is sent as typed, because spaces may be part of it. */
export function credentials(values: Credentials): Credentials {
  return { email: values.email.trim(), password: values.password };
}
