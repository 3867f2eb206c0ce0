/**
 * Makes the effects of all rulings in force visible in the tables that the public reads. The rows are computed from the
 * rulings, so a ruling that is reversed, or whose suspension is over, leaves everything as it was.
 */
import type { ReportKind } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { writeWithheldProfile } from '../accounts/accounts.repository.ts';
import { ENDED, writeSuspension } from '../auth/suspensions.repository.ts';
import { writeWithheldCompany } from '../companies/companies.repository.ts';
import { writeWithheldMessage } from '../conversations/conversations.repository.ts';
import { writeWithheldJobs } from '../jobs/jobs.repository.ts';
import { writeWithheldPieces } from '../portfolio/portfolio.repository.ts';
import { writeWithheldQuestions } from '../questions/questions.repository.ts';
import { hides } from './rulings.policy.ts';
import { isMessageHidden, listRulingsInForce } from './rulings.repository.ts';
import type { RulingInForce } from './rulings.repository.ts';

/** Applies the rulings about what belongs to a user. The caller has locked the user. */
export async function applyRulings(transaction: Queries, ownerId: number, now: Date): Promise<void> {
  const rulings = await listRulingsInForce(transaction, ownerId, now);
  const until = suspendedUntil(rulings);
  const isAll = until !== null;
  const idsOf = (kind: ReportKind) =>
    rulings
      .filter((ruling) => ruling.kind === kind && hides(ruling.action))
      .map(({ subjectId }) => subjectId);
  const has = (kind: ReportKind) => idsOf(kind).length > 0;
  await writeSuspension(transaction, ownerId, until);
  await writeWithheldProfile(transaction, ownerId, {
    isWithheld: isAll || has('freelancer'),
    isPictureWithheld: has('portrait'),
  });
  await writeWithheldCompany(transaction, ownerId, {
    isWithheld: isAll || has('company'),
    isLogoWithheld: has('logo'),
  });
  await writeWithheldJobs(transaction, ownerId, { isAll, ids: idsOf('job') });
  await writeWithheldPieces(transaction, ownerId, idsOf('portfolio_piece'));
  await writeWithheldQuestions(transaction, ownerId, {
    isAll,
    ids: idsOf('question'),
    replyIds: idsOf('reply'),
  });
}

/** Applies the rulings about one message, which may belong to a visitor. */
export async function applyToMessage(
  transaction: Queries,
  { id, number }: { id: number; number: number },
): Promise<void> {
  await writeWithheldMessage(transaction, id, number, await isMessageHidden(transaction, id, number));
}

/** Returns the time until which the owner is suspended, or null. */
function suspendedUntil(rulings: readonly RulingInForce[]): Date | null {
  const ends = rulings.flatMap(({ action, endsAt }) =>
    action === 'end_account' ? [ENDED] : action === 'suspend' && endsAt ? [endsAt] : [],
  );
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
