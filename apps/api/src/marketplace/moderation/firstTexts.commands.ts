/**
 * Checks the first texts of new accounts against plain rules. Texts that match a rule are added to the queue of the
 * moderators.
 */
import type { SubjectText } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { takeFirstText } from './firstTexts.repository.ts';
import { writeLog } from './log.repository.ts';
import { noticedIn, reasonOf } from './plainRules.ts';
import { newNumber } from './reports.policy.ts';
import { insertReport, openCase } from './reports.repository.ts';
import { findSubject } from './subjects.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

/** The fields with free texts. Pay and locations are not among them, because their numbers cannot be phone numbers. */
const written: readonly SubjectText['field'][] = [
  'title',
  'short_description',
  'description',
  'bio',
  'experience',
];

export async function lookAtFirstTexts({ queries, clock }: Services): Promise<void> {
  while (await queries.transaction().execute((transaction) => lookAtNext(transaction, clock())));
}

/** Checks the next text. Returns false if no text is left to check. */
async function lookAtNext(transaction: Queries, now: Date): Promise<boolean> {
  const found = await takeFirstText(transaction);
  if (!found) return found === null;
  const about = { kind: found.kind, id: found.id };
  const subject = await findSubject({ queries: transaction, viewer: 'moderator', now }, about);
  if (!subject) return true;
  const text = subject.texts
    .filter(({ field }) => written.includes(field))
    .map((one) => one.text)
    .join('\n');
  const [first, ...others] = noticedIn({ ...found, text });
  if (first === undefined) return true;
  const caseId = await openCase(transaction, about, subject, now);
  const reason = reasonOf[first];
  await insertReport(
    transaction,
    {
      caseId,
      number: newNumber(),
      reporterId: null,
      report: { reason, words: '', name: null, email: null },
      language: null,
      isMailed: false,
      subject,
      rules: [first, ...others],
      picture: null,
    },
    now,
  );
  const details = { kind: found.kind, reason, rules: [first, ...others].join() };
  await writeLog(transaction, { at: now, actorId: null, action: 'noticed', caseId, details });
  return true;
}
