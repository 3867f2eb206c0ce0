/** Stores the reports of users and visitors. */
import type { Language, ReportInput, ReportReceipt } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { newReportedPictureKey } from '../../files/keys.ts';
import { discardFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { claimFiles, recordFiles } from '../../files/unreferenced.repository.ts';
import type { ModerationLinks } from '../../mail/moderationLinks.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { reportReceivedMail } from '../../mail/moderationTemplates.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { lockAddress } from '../auth/confirmations.repository.ts';
import { findUserWithoutSession } from '../auth/sessions.repository.ts';
import { writeLog } from './log.repository.ts';
import { isModerator, MAX_RECEIPTS_A_DAY, newNumber } from './reports.policy.ts';
import { countReportsFrom, hasReported, insertReport, openCase } from './reports.repository.ts';
import { findSubject } from './subjects.ts';

const DAY_S = 24 * 60 * 60;

export interface ReportServices extends FileServices {
  mailQueue: MailQueue;
  moderationLinks: ModerationLinks;
}

/** The result of sending a report: its receipt, or the reason why the report was refused. */
type Outcome = ReportReceipt | 'not found' | 'already reported';

/**
 * Stores a report with the present content of its subject, and queues the mail that confirms the report. The subject's
 * picture is copied first, so that the copy stays when the owner removes the picture.
 */
export async function sendReport(
  services: ReportServices,
  person: Person | null,
  input: ReportInput,
): Promise<Outcome> {
  const { queries, clock, mailQueue, moderationLinks } = services;
  const viewer = person && isModerator(person) ? 'moderator' : person;
  const subject = await findSubject({ queries, viewer, now: clock() }, input.subject);
  if (!subject) return 'not found';
  const picture = await copyPicture(services, subject.picture?.key ?? null);
  const number = newNumber();
  const token = await moderationLinks.ofReport(number);
  let unused = picture;
  try {
    const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
      const now = clock();
      const caseId = await openCase(transaction, input.subject, subject, now);
      if (person && (await hasReported(transaction, caseId, person.id))) return 'already reported';
      if (picture !== null) await claimFiles(transaction, [picture]);
      const receiver = await receiverOf(transaction, person, input, now);
      const { to, language } = receiver;
      const isMailed = to !== null && (await mayMail(transaction, input, person, now));
      await insertReport(
        transaction,
        {
          caseId,
          number,
          reporterId: person?.id ?? null,
          report: {
            reason: input.reason,
            words: input.words?.trim() ?? '',
            // The report of a user needs no name and address, because the user's account has them.
            name: (person === null && input.name?.trim()) || null,
            email: (person === null && input.email) || null,
          },
          language,
          isMailed,
          subject,
          picture,
        },
        now,
      );
      await writeLog(transaction, {
        at: now,
        actorId: person?.id ?? null,
        action: 'reported',
        caseId,
        details: { kind: input.subject.kind, reason: input.reason },
      });
      if (isMailed)
        await mailQueue.enqueue(
          transaction,
          reportReceivedMail({ to, language, number, token, site: mailQueue.site }),
        );
      return { number, token, is_mailed: isMailed };
    });
    if (typeof outcome !== 'string') {
      unused = null;
      mailQueue.deliverSoon();
    }
    return outcome;
  } finally {
    if (unused !== null) await discardFiles(services, [unused]);
  }
}

/**
 * Copies a picture in the file store. The copy is recorded as unreferenced until a report refers to it. Returns null if
 * there is no picture.
 */
async function copyPicture(services: FileServices, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const { queries, files, clock } = services;
  const copy = newReportedPictureKey();
  await recordFiles(queries, [copy], clock());
  if (await files.copy(key, copy)) return copy;
  await discardFiles(services, [copy]);
  return null;
}

/** Returns the address and the language for mails about a report. The address is null if the reporter gets no mails. */
async function receiverOf(
  transaction: Queries,
  person: Person | null,
  { email, language: chosen }: ReportInput,
  now: Date,
): Promise<{ to: string | null; language: Language | null }> {
  const language = chosen ?? null;
  if (person === null) return { to: email ?? null, language };
  const user = await findUserWithoutSession(transaction, person.id, now, []);
  return { to: user?.isConfirmed ? user.email : null, language: user?.language ?? language };
}

/** Limits the number of mails to an address that a visitor has typed, because it may be a stranger's address. */
async function mayMail(transaction: Queries, { email }: ReportInput, person: Person | null, now: Date) {
  if (person !== null || email === undefined) return true;
  await lockAddress(transaction, email);
  return (await countReportsFrom(transaction, email, secondsAfter(now, -DAY_S))) < MAX_RECEIPTS_A_DAY;
}
