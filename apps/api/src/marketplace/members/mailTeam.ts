import type { Receiver } from '../../mail/letter.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Mail } from '../../mail/mails.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Queues a mail about the jobs of an account to its owner and to each recruiter of the team, in the language of each
 * recipient. Recipients who have switched such mails off get none. All mails are queued in the transaction of the
 * event, so each recipient gets the mail at most once.
 */
export async function mailTeam(
  mailQueue: MailQueue,
  transaction: Queries,
  owner: Receiver,
  write: (receiver: Receiver, recruiterId?: number) => Mail,
): Promise<void> {
  const recruiters = await transaction
    .selectFrom('team_members')
    .innerJoin('users as owner', 'owner.id', 'team_members.account_id')
    .innerJoin('users as recruiter', 'recruiter.id', 'team_members.user_id')
    .select([
      'recruiter.id',
      'recruiter.email as to',
      'recruiter.first_name as firstName',
      'recruiter.language',
    ])
    .where('team_members.role', '=', 'recruiter')
    .where('owner.email', '=', owner.to)
    .where('owner.confirmed_at', 'is not', null)
    .where('recruiter.confirmed_at', 'is not', null)
    .orderBy('recruiter.id')
    .execute();
  await mailQueue.enqueue(transaction, write(owner));
  for (const { id, ...receiver } of recruiters) await mailQueue.enqueue(transaction, write(receiver, id));
}
