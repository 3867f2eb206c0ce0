/** Sends and declines invitations. Each change is made in one transaction. */
import type { Invitation, InvitationInput, SentInvitation } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import { invitationMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { findMyJob } from '../jobs/jobs.repository.ts';
import { DAY_S, answerRefusalOf, refusalOf } from './invitations.policy.ts';
import {
  findStanding,
  insertInvitation,
  lockSenderAndReceiver,
  selectReceived,
  writeDecline,
} from './invitations.repository.ts';
import { findSent, situationOf, toInvitation } from './list.repository.ts';

export interface InvitationServices {
  fixedSettings: FixedSettings;
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

interface Refused {
  refusal: NamedProblem;
}

/** Stores an invitation and queues its mail, unless an invitation with this id is stored already. */
export async function sendInvitation(
  { queries, mailQueue, clock, fixedSettings }: InvitationServices,
  client: Person,
  jobId: number,
  { id, freelancer_id: freelancerId, message }: InvitationInput,
): Promise<SentInvitation | Refused | 'not found' | 'freelancer unknown'> {
  const now = clock();
  const today = dayOf(now);
  const outcome = await queries.transaction().execute(async (transaction) => {
    const receiver = await lockSenderAndReceiver(transaction, client.accountId, freelancerId);
    const job = await findMyJob(transaction, jobId, client.accountId, now);
    if (!job) return 'not found';
    const own = { id, jobId, clientId: client.accountId };
    const stored = await findSent(transaction, own, today);
    if (stored) return stored;
    if (!receiver) return 'freelancer unknown';
    const about = { jobId, clientId: client.accountId, freelancerId };
    const { hasApplied, ...standing } = await findStanding(transaction, about, secondsAfter(now, -DAY_S));
    const { accepts, email: to, firstName, language } = receiver;
    const maxToday = await settingOf(transaction, fixedSettings, 'invitations_a_day');
    const refusal = refusalOf({ ...standing, maxToday, isOpen: job.is_open, accepts });
    if (refusal !== undefined) return { refusal };
    if (!(await insertInvitation(transaction, { ...about, id, message }, now)))
      return { refusal: 'invited_already' as const };
    // A hidden applicant gets no mail, because the applicant has nothing to do. The client gets the usual response,
    // because the client must not learn of the application.
    if (!hasApplied) {
      const { title: jobTitle, company } = job;
      const mail = invitationMail({
        to,
        firstName,
        language,
        jobId,
        jobTitle,
        company,
        message,
        site: mailQueue.site,
      });
      await mailQueue.enqueue(transaction, mail);
    }
    return (await findSent(transaction, own, today)) ?? 'not found';
  });
  if (typeof outcome !== 'string' && 'id' in outcome) mailQueue.deliverSoon();
  return outcome;
}

/** Declines an invitation to the freelancer. If `decline` is null, takes an earlier decline back. */
export async function answerInvitation(
  { queries, clock }: InvitationServices,
  freelancer: Person,
  id: string,
  decline: { reason: string | null } | null,
): Promise<Invitation | Refused | undefined> {
  const now = clock();
  const today = dayOf(now);
  return queries.transaction().execute(async (transaction) => {
    const own = selectReceived(transaction)
      .where('invitations.id', '=', id)
      .where('invitations.freelancer_id', '=', freelancer.id);
    const row = await own.forUpdate('invitations').executeTakeFirst();
    if (!row) return undefined;
    const refusal = answerRefusalOf(situationOf(row, today));
    if (refusal !== undefined) return { refusal };
    await writeDecline(transaction, id, decline && { at: row.declined_at ?? now, ...decline });
    return toInvitation(await own.executeTakeFirstOrThrow(), today);
  });
}
