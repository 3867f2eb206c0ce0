/** Writes the mails about teams. */
import type { Language } from '@skillharbor/contract';
import { linked } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { textsIn } from './texts/index.ts';
import { oneLine, write } from './write.ts';

/** Invites the owner of an address to a team, in the language of the team's owner. It is always sent. */
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
  const { to, language, owner, company, token, site } = about;
  const texts = textsIn(language);
  const team = oneLine(company) || oneLine(owner);
  const said = texts.teamInvitation({ owner: oneLine(owner), team });
  // The token follows the #, because browsers do not send that part of an address to servers.
  return { event: null, to, ...write(texts, linked(said, `${site}/join-team#token=${token}`)) };
}
