import type { MailChoices, MailKind, Role } from '@skillharbor/contract';

const kinds: Readonly<Record<Role, readonly MailKind[]>> = {
  client: ['messages', 'applications', 'questions', 'still_looking', 'saved_searches'],
  freelancer: ['messages', 'invitations', 'questions', 'job_changes', 'saved_searches'],
};

/** Returns the optional kinds of mail that users with a role can receive. */
export function kindsOf(role: Role): readonly MailKind[] {
  return kinds[role];
}

/** Returns the kinds of mail for a role that the user wants to receive. */
export function toWanted(role: Role, mails: MailChoices): readonly MailKind[] {
  return kindsOf(role).filter((kind) => mails[kind]);
}

/** Returns the choice about the kinds of mail for a role. The kinds for the other role are unchanged. */
export function toChange(role: Role, wanted: readonly MailKind[]): Partial<MailChoices> {
  return Object.fromEntries(kindsOf(role).map((kind) => [kind, wanted.includes(kind)]));
}
