import type { MailChoices, MailKind, Role } from '@skillharbor/contract';

const kinds: Readonly<Record<Role, readonly MailKind[]>> = {
  client: ['messages', 'applications', 'questions', 'still_looking', 'saved_searches'],
  freelancer: ['messages', 'invitations', 'questions', 'job_changes', 'saved_searches'],
};

/** Returns the kinds of mail that users with a role get and can switch off. */
export function kindsOf(role: Role): readonly MailKind[] {
  return kinds[role];
}

/** Returns the kinds of mail of a role that a user wants. */
export function toWanted(role: Role, mails: MailChoices): readonly MailKind[] {
  return kindsOf(role).filter((kind) => mails[kind]);
}

/** Returns the choice about the kinds of mail of a role. The kinds of the other role stay unchanged. */
export function toChange(role: Role, wanted: readonly MailKind[]): Partial<MailChoices> {
  return Object.fromEntries(kindsOf(role).map((kind) => [kind, wanted.includes(kind)]));
}
