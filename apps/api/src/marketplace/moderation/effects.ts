/**
 * Applies all rulings in force to the tables that the public reads. The rows are always computed from the rulings, so
 * they return to their former state when a ruling is reversed or a suspension ends.
 */
import type { NotificationKind, ReportKind, ReportSubject } from '@skillharbor/contract';
import { deleteWaitingMailsAbout } from '../../mail/mails.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { writeWithheldProfile } from '../accounts/accounts.repository.ts';
import { ENDED, writeSuspension } from '../auth/suspensions.repository.ts';
import { writeWithheldCompany } from '../companies/companies.repository.ts';
import { findNumbered, writeWithheldMessage } from '../conversations/conversations.repository.ts';
import { writeWithheldJobs } from '../jobs/jobs.repository.ts';
import { writeWithheldPieces } from '../portfolio/portfolio.repository.ts';
import { findQuestion, writeWithheldQuestions } from '../questions/questions.repository.ts';
import { hides } from './rulings.policy.ts';
import { isMessageHidden, listRulingsInForce, listSubjectsOf, moveCases } from './rulings.repository.ts';
import type { RulingInForce } from './rulings.repository.ts';
import { withholdPictures } from './withheldPictures.repository.ts';

/**
 * Applies the rulings about a user's account, profile, company, jobs and other texts. The caller has locked the user.
 */
export async function applyRulings(transaction: Queries, ownerId: number, now: Date): Promise<void> {
  const rulings = await listRulingsInForce(transaction, ownerId, now);
  const until = suspendedUntil(rulings);
  const isAll = until !== null;
  const idsOf = (kind: ReportKind) =>
    rulings
      .filter((ruling) => ruling.kind === kind && hides(ruling.action))
      .map(({ subjectId }) => subjectId);
  await writeSuspension(transaction, ownerId, until);
  await writeWithheldProfile(transaction, ownerId, isAll || idsOf('freelancer').length > 0);
  await writeWithheldCompany(transaction, ownerId, isAll || idsOf('company').length > 0);
  await withholdPictures(transaction, ownerId, rulings, now);
  await writeWithheldJobs(transaction, ownerId, { isAll, ids: idsOf('job') });
  await writeWithheldPieces(transaction, ownerId, idsOf('portfolio_piece'));
  await writeWithheldQuestions(transaction, ownerId, {
    isAll,
    ids: idsOf('question'),
    replyIds: idsOf('reply'),
  });
}

/** Moves cases and their rulings to the client who has taken an account over. The caller has locked both clients. */
export async function followOwners(
  transaction: Queries,
  clientIds: readonly number[],
  now: Date,
): Promise<void> {
  await moveCases(transaction, clientIds);
  for (const id of clientIds) await applyRulings(transaction, id, now);
}

/** Applies the rulings about one message. The message may be a visitor's. */
export async function applyToMessage(
  transaction: Queries,
  { id, number }: { id: number; number: number },
): Promise<void> {
  await writeWithheldMessage(transaction, id, number, await isMessageHidden(transaction, id, number));
}

/**
 * The kinds of mails that quote a subject's texts and that may be queued until quiet hours end, by the kind of the
 * subject. Digests are not listed, because they do not quote these texts.
 */
const waitingKinds = {
  job: ['question_replied', 'invitation_received'],
  question: ['question_received'],
  reply: ['question_replied'],
  message: ['message_received', 'visitor_message_received'],
} as const satisfies Partial<Record<ReportKind, readonly NotificationKind[]>>;

/** The number of characters of a text that a mail quotes on one line. */
const QUOTED = 40;
const quoted = (text: string) => text.trim().split('\n', 1)[0]?.slice(0, QUOTED) ?? '';

/** Deletes the queued mails that would show others what a ruling hides. */
export async function dropWaitingMails(
  transaction: Queries,
  { subject, ownerId }: { subject: ReportSubject; ownerId: number | null },
  isAccount: boolean,
): Promise<void> {
  if (isAccount && ownerId !== null) {
    const { questions, ...subjects } = await listSubjectsOf(transaction, ownerId);
    const kinds = Object.values(waitingKinds).flat();
    await deleteWaitingMailsAbout(transaction, { ...subjects, kinds });
    for (const { jobId, question } of questions)
      await dropQuoting(transaction, 'question', { jobIds: [jobId], text: question });
  }
  const { kind, id } = subject;
  if (kind === 'job')
    await deleteWaitingMailsAbout(transaction, {
      jobIds: [id],
      conversationIds: [],
      kinds: waitingKinds.job,
    });
  if (kind === 'question' || kind === 'reply') {
    const found = await findQuestion(transaction, id);
    const text = found?.[kind];
    if (found && text) await dropQuoting(transaction, kind, { jobIds: [found.jobId], text });
  }
  if (kind === 'message') {
    const found = await findNumbered(transaction, id, subject.number ?? 0);
    if (found) await dropQuoting(transaction, kind, { conversationIds: [id], text: found.message.text });
  }
}

/** Deletes the queued mails that quote a text. */
async function dropQuoting(
  transaction: Queries,
  kind: 'question' | 'reply' | 'message',
  {
    jobIds = [],
    conversationIds = [],
    text,
  }: { jobIds?: readonly number[]; conversationIds?: readonly number[]; text: string },
): Promise<void> {
  const subjects = { jobIds, conversationIds, kinds: waitingKinds[kind], saying: quoted(text) };
  await deleteWaitingMailsAbout(transaction, subjects);
}

/** Returns the end of the owner's suspension, or null if no ruling suspends the owner. */
function suspendedUntil(rulings: readonly RulingInForce[]): Date | null {
  const ends = rulings.flatMap(({ action, endsAt }) =>
    action === 'end_account' ? [ENDED] : action === 'suspend' && endsAt ? [endsAt] : [],
  );
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
