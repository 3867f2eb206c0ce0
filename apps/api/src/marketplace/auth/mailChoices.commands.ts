/** Lets the receiver of a mail use its link to choose whether to get mails of its kinds. */
import type { MailChoice } from '@skillharbor/contract';
import { deleteWaitingMails } from '../../mail/mails.repository.ts';
import type { MailKinds, UnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { findMailChoices, writeMailChoice } from './users.repository.ts';

interface Services {
  queries: Queries;
  unsubscribeLinks: UnsubscribeLinks;
}

/** Returns the user and the kinds of mails that a link is for, or null if the link does not work. */
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

/** Switches the mails of a link off or on. Mails that wait are not sent any more. Returns the choice, or null if the link does not work. */
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
