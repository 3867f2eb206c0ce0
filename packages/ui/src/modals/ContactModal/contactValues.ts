import { contactMessageRules } from '@skillharbor/contract';
import type { ContactMessage } from '@skillharbor/contract';
import { isBlank, isEmail, isLongerThan, problemsOf } from '../../forms/checks.ts';
import type { freelancers } from '../../messages/freelancers.ts';

/** The values that the visitor enters. The page adds the recipient. */
export type ContactValues = Required<Pick<ContactMessage, 'subject' | 'message' | 'client_email'>>;

export const emptyMessage: ContactValues = { subject: '', message: '', client_email: '' };

export function validateContact(
  values: ContactValues,
  messages: (typeof freelancers)['contact'],
  format: { number(value: number): string },
) {
  return problemsOf({
    subject: tooLong('subject'),
    message: isBlank(values.message) ? messages.messageRequired : tooLong('message'),
    client_email: isEmail(values.client_email.trim()) ? undefined : messages.emailInvalid,
  });

  function tooLong(field: 'subject' | 'message') {
    const { maxLength } = contactMessageRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? messages.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** Returns the values to send to the server. An empty subject is sent as ''. */
export function contactMessage(values: ContactValues): ContactValues {
  return {
    subject: values.subject.trim(),
    message: values.message.trim(),
    client_email: values.client_email.trim(),
  };
}
