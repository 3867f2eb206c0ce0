import type { Registration, Role } from '@skillharbor/contract';
import type { account } from '../../messages/account.ts';
import { isBlank, isEmail, isLongerThan, isShorterThan, problemsOf } from '../checks.ts';

/** What stands in the form's fields, as typed. The role is the tab's. */
export type SignUpValues = Required<Omit<Registration, 'role'>>;

export const emptySignUp: SignUpValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  company: '',
};

/** In characters, as the contract has them. */
const limits = { first_name: 80, last_name: 80, password: 128, company: 120 } as const;
const shortestPassword = 8;

export function validateSignUp(values: SignUpValues, role: Role, messages: typeof account) {
  const { signUp } = messages;
  return problemsOf({
    first_name: isBlank(values.first_name) ? signUp.firstNameRequired : tooLong('first_name'),
    last_name: isBlank(values.last_name) ? signUp.lastNameRequired : tooLong('last_name'),
    email: isEmail(values.email.trim()) ? undefined : messages.fields.emailInvalid,
    password: validatePassword(values.password, messages),
    company: role === 'client' ? tooLong('company') : undefined,
  });

  function tooLong(field: keyof typeof limits) {
    return isLongerThan(values[field].trim(), limits[field])
      ? messages.fields.tooLong(limits[field])
      : undefined;
  }
}

/** What is wrong with a new password. */
export function validatePassword(password: string, messages: typeof account): string | undefined {
  if (isShorterThan(password, shortestPassword)) return messages.signUp.passwordTooShort(shortestPassword);
  return isLongerThan(password, limits.password) ? messages.fields.tooLong(limits.password) : undefined;
}

/** What goes to the server: a company belongs to clients, and only when it is given. */
export function registration(values: SignUpValues, role: Role): Registration {
  const company = values.company.trim();
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    password: values.password,
    role,
    ...(role === 'client' && company !== '' && { company }),
  };
}
