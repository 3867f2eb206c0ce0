import { registrationRules } from '@skillharbor/contract';
import type { Registration, Role } from '@skillharbor/contract';
import type { account } from '../../messages/account.ts';
import { isBlank, isEmail, isLongerThan, problemsOf } from '../checks.ts';
import { validateNewPassword } from '../NewPasswordField/newPassword.ts';

/**
 * The values of the form's fields, as typed. The open tab determines the role, and the page determines the language and
 * the time zone.
 */
export type SignUpValues = Required<Omit<Registration, 'role' | 'language' | 'time_zone' | 'invitation'>>;

export const emptySignUp: SignUpValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  company: '',
};

export function validateSignUp(values: SignUpValues, role: Role, messages: typeof account) {
  const { signUp } = messages;
  return problemsOf({
    first_name: isBlank(values.first_name) ? signUp.firstNameRequired : tooLong('first_name'),
    last_name: isBlank(values.last_name) ? signUp.lastNameRequired : tooLong('last_name'),
    email: isEmail(values.email.trim()) ? undefined : messages.fields.emailInvalid,
    password: validateNewPassword(values.password, messages),
    company: role === 'client' ? tooLong('company') : undefined,
  });

  function tooLong(field: 'first_name' | 'last_name' | 'company') {
    const { maxLength } = registrationRules[field];
    return isLongerThan(values[field].trim(), maxLength) ? messages.fields.tooLong(maxLength) : undefined;
  }
}

/** Returns the values to send to the server. Only clients have a company, and they may leave it out. */
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
