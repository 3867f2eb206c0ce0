/** Writes the mails about teams. */
import type { Language } from '@skillharbor/contract';
import { linked, note } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { oneLine } from './write.ts';

/**
 * Writes the mail that invites the owner of an email address to a team. It is in the language of the team's owner, and
 * is always sent.
 */
export function teamInvitationMail(about: {
  to: string;
  language: Language | null;
  /** The first and last name of the team's owner. */
  owner: string;
  /** The name of the company, which may be empty. */
  company: string;
  token: string;
  site: string;
}): Mail {
  const owner = oneLine(about.owner);
  const values = { owner, team: oneLine(about.company) || owner };
  // The token follows the #, because browsers do not send the part after the # to servers.
  const href = `${about.site}/join-team#token=${about.token}`;
  return note('teamInvitation', about, (texts) => linked(texts.teamInvitation(values), href, values));
}
