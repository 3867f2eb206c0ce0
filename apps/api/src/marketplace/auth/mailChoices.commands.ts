/** With the link in a mail, its recipient can switch the kinds of this mail off or on. */
import type { MailChoice } from '@skillharbor/contract';
import { deleteWaitingMails } from '../../mail/mails.repository.ts';
import type { MailKinds, UnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { findMailChoices, writeMailChoice } from './users.repository.ts';

interface Services {
  queries: Queries;
  unsubscribeLinks: UnsubscribeLinks;
}

/**
 * Returns the kinds of mails that a link is for, and whether the user of the link gets them. Returns null if the link
 * does not work.
 */
export async function findMailChoice(
  { queries, unsubscribeLinks }: Services,
  token: string,
): Promise<MailChoice | null> {
  const about = await unsubscribeLinks.read(token);
  const mails = about && (await findMailChoices(queries, about.userId));
  return about && mails
    ? choiceOf(
        about.kinds,
        about.kinds.some((kind) => mails[kind]),
      )
    : null;
}

/**
 * Switches off or on the kinds of mails to which a link belongs. Queued mails of a kind that was switched off are not
 * sent any more. Returns the new choice, or null if the link does not work.
 */
export async function chooseMails(
  { queries, unsubscribeLinks }: Services,
  token: string,
  wanted: boolean,
): Promise<MailChoice | null> {
  const about = await unsubscribeLinks.read(token);
  if (!about) return null;
  const { userId, kinds } = about;
  const isWritten = await queries.transaction().execute(async (transaction) => {
    const email = await writeMailChoice(transaction, userId, kinds, wanted);
    if (email !== undefined && !wanted) await deleteWaitingMails(transaction, email, kinds);
    return email !== undefined;
  });
  return isWritten ? choiceOf(kinds, wanted) : null;
}

const choiceOf = (kinds: MailKinds, wanted: boolean): MailChoice => ({
  kind: kinds[0],
  kinds: [...kinds],
  wanted,
});
