/**
 * Deletes accounts a week after their users requested it. The other side of an application keeps the dates and the
 * outcome of the application: the row stays, without the user's texts and without a reference to the user.
 */
import type { Person } from '../../contract/operations.ts';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { deleteMailsOf } from '../../mail/mails.repository.ts';
import { deletionMail } from '../../mail/templates.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { forgetWords } from '../../search/vocabulary.repository.ts';
import { forgetAgreementsOf } from '../agreements/formerMembers.repository.ts';
import { closeAll } from '../applications/closing.commands.ts';
import { notifyOfDueDecisions, withdraw } from '../applications/decisions.commands.ts';
import type { TaskServices } from '../applications/decisions.commands.ts';
import {
  endHoldsOf,
  deleteNotesOf,
  forgetApplicationsOf,
  forgetDecisionsOf,
  listOpenApplicationsOf,
} from '../applications/formerMembers.repository.ts';
import { withdrawSharesOf } from '../applications/shares.repository.ts';
import { recordActivity } from '../auth/accountActivity.repository.ts';
import { listPreviousAddressesOf } from '../auth/confirmations.repository.ts';
import { deleteResetRequestsFor } from '../auth/passwordResets.repository.ts';
import { listDueDeletions, lockDueDeletion, writeDeletion } from '../auth/users.repository.ts';
import type { Account, LeavingUser } from '../auth/users.repository.ts';
import { deleteConversationsOf } from '../conversations/conversations.repository.ts';
import { deleteThreadsFrom } from '../conversations/threads.repository.ts';
import { deleteMessagesFrom } from '../contact/contact.repository.ts';
import {
  deleteJobsOf,
  forgetJobsOf,
  forgetUnlistedCompanies,
  hasJobs,
} from '../jobs/formerClients.repository.ts';
import {
  deleteInvitationsOf,
  deleteInvitationsTo,
  hasOtherMembers,
  lockUsers,
} from '../team/team.repository.ts';
import { deleteSignUpInvitationsTo } from '../signUpInvitations/signUpInvitations.repository.ts';
import { forgetQuestionsOf } from '../questions/questions.repository.ts';
import { deleteUsers } from './deleteUsers.ts';

const WAIT_S = 7 * 24 * 60 * 60;

export type DeletionServices = TaskServices & FileServices;

/**
 * Plans the deletion of an account, and queues a mail about it. A deletion that is already planned keeps its time. The
 * owner of a team with other members must first hand the team over.
 */
export async function requestDeletion(
  services: TaskServices,
  person: Person,
  account: Account,
): Promise<'planned' | 'has members'> {
  const { queries, mailQueue, clock } = services;
  const outcome = await queries.transaction().execute(async (transaction) => {
    const planned = await planDeletionWithin(transaction, services, { ...account, id: person.id });
    if (planned === 'planned') await recordActivity(transaction, 'deletion_planned', person, clock());
    return planned;
  });
  mailQueue.deliverSoon();
  return outcome === 'has members' ? outcome : 'planned';
}

/**
 * Plans the deletion like `requestDeletion`, but in the caller's transaction. The caller starts the delivery of the
 * mail. If an operator plans the deletion for the user, `reason` has the operator's words.
 */
export async function planDeletionWithin(
  transaction: Queries,
  { mailQueue, clock }: Pick<TaskServices, 'mailQueue' | 'clock'>,
  { id, email: to, firstName, language, timeZone }: Account & { id: number },
  reason: string | null = null,
): Promise<'planned' | 'planned before' | 'has members'> {
  await lockUsers(transaction, [id]);
  if (await hasOtherMembers(transaction, id)) return 'has members';
  await deleteInvitationsOf(transaction, id);
  const deletesAt = secondsAfter(clock(), WAIT_S);
  if (!(await writeDeletion(transaction, id, deletesAt))) return 'planned before';
  const { site } = mailQueue;
  const mail = deletionMail({ to, firstName, language, timeZone, deletesAt, reason, site });
  await mailQueue.enqueue(transaction, mail);
  return 'planned';
}

/** Cancels the planned deletion of an account. */
export async function cancelDeletion({ queries, clock }: TaskServices, person: Person): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await writeDeletion(transaction, person.id, null);
    await recordActivity(transaction, 'deletion_cancelled', person, clock());
  });
}

/** Deletes the accounts whose deletion time has come. */
export async function deleteDueAccounts(services: DeletionServices): Promise<void> {
  for (const user of await listDueDeletions(services.queries, services.clock())) {
    await leaveOthers(services, user);
    await deleteAccount(services, user.id);
  }
}

/**
 * Withdraws a freelancer's pending applications, or ends a client's undo periods and closes the pending applications to
 * the client's jobs. The users on the other side are notified as usual.
 */
async function leaveOthers(services: DeletionServices, { id, role }: LeavingUser): Promise<void> {
  const { queries, clock } = services;
  if (role === 'freelancer') {
    for (const application of await listOpenApplicationsOf(queries, id))
      await withdraw(services, { id: application, freelancerId: id }, null);
    return;
  }
  await endHoldsOf(queries, id, clock());
  await notifyOfDueDecisions(services);
  for (const job of await deleteJobsOf(queries, id, clock()))
    await closeAll(services, { ...job, isDeleted: true });
}

/**
 * Deletes one account, unless a simultaneous request has left an application open. In that case, the next run of the
 * task closes the application and deletes the account.
 */
async function deleteAccount(services: DeletionServices, id: number): Promise<void> {
  const { queries, clock } = services;
  const now = clock();
  const keys = await queries.transaction().execute(async (transaction) => {
    const user = await lockDueDeletion(transaction, id, now);
    if (!user || (await hasSomethingOpen(transaction, user))) return [];
    await deleteNotesOf(transaction, id);
    await forgetApplicationsOf(transaction, id);
    await forgetDecisionsOf(transaction, id);
    await withdrawSharesOf(transaction, id);
    await forgetQuestionsOf(transaction, id);
    const sent = await deleteConversationsOf(transaction, id);
    await forgetAgreementsOf(transaction, id, user.role);
    await forgetJobsOf(transaction, id);
    if (user.role === 'client') await forgetUnlistedCompanies(transaction);
    if (user.isConfirmed) {
      const previous = await listPreviousAddressesOf(transaction, id);
      for (const email of [user.email, ...previous]) await forgetAddress(transaction, email);
    }
    const gone = await deleteUsers(transaction, [id], now);
    await forgetWords(transaction, user.names);
    return [...gone, ...sent];
  });
  if (keys.length > 0) await retireFiles(services, keys);
}

/**
 * Deletes the rows that only the email address connects with the user. Only the confirmed owner of the address may have
 * them deleted.
 */
async function forgetAddress(transaction: Queries, email: string): Promise<void> {
  await deleteInvitationsTo(transaction, email);
  await deleteSignUpInvitationsTo(transaction, email);
  await deleteMessagesFrom(transaction, email);
  await deleteThreadsFrom(transaction, email);
  await deleteMailsOf(transaction, email);
  await deleteResetRequestsFor(transaction, email);
}

async function hasSomethingOpen(transaction: Queries, { id }: LeavingUser): Promise<boolean> {
  return (await hasJobs(transaction, id)) || (await listOpenApplicationsOf(transaction, id)).length > 0;
}
