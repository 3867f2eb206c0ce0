import { signUpInvitationInputRules as rules } from '@skillharbor/contract';
import type { Language, SignUpInvitationInput } from '@skillharbor/contract';
import type { deskInvitations } from '../../messages/deskInvitations.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isEmail, isLongerThan, problemsOf } from '../checks.ts';
import { parseAmount } from '../amount.ts';

/** The values of the form's fields, as typed. The invitation is sent to one email address, or is a link. */
export interface InviteValues {
  kind: 'address' | 'link';
  email: string;
  language: Language;
  max_uses: string;
  note: string;
  last_day: string;
}

export const emptyInvite = (language: Language): InviteValues => ({
  kind: 'address',
  email: '',
  language,
  max_uses: '1',
  note: '',
  last_day: '',
});

function usesIn(text: string): number | null {
  const uses = parseAmount(text, rules.max_uses.maximum);
  return uses !== null && Number.isInteger(uses) && uses >= rules.max_uses.minimum ? uses : null;
}

/** Checks the fields of the chosen kind. */
export function validateInvite(
  { kind, email, max_uses, note }: InviteValues,
  messages: (typeof deskInvitations)['form'],
  format: Pick<Format, 'number'>,
) {
  if (kind === 'address')
    return problemsOf({ email: isEmail(email.trim()) ? undefined : messages.emailInvalid });
  const { maxLength } = rules.note;
  return problemsOf({
    max_uses:
      usesIn(max_uses) === null ? messages.usesInvalid(format.number(rules.max_uses.maximum)) : undefined,
    note: isLongerThan(note.trim(), maxLength) ? messages.tooLong(format.number(maxLength)) : undefined,
  });
}

/** Returns the values to send to the server. */
export function inviteInput(values: InviteValues): SignUpInvitationInput {
  const { kind, email, language, max_uses, note, last_day } = values;
  const lastDay = last_day === '' ? {} : { last_day };
  return kind === 'address'
    ? { email: email.trim(), language, ...lastDay }
    : { max_uses: usesIn(max_uses) ?? rules.max_uses.minimum, note: note.trim(), ...lastDay };
}
