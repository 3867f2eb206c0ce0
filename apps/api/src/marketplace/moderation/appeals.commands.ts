/** Accepts appeals against rulings from the users whom the rulings concern. */
import type { Statement } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from './log.repository.ts';
import { appealRefusal } from './rulings.policy.ts';
import { insertAppeal } from './rulings.repository.ts';
import { findStatement } from './statements.repository.ts';

/** Appeals against a ruling. The caller has checked that the ruling concerns the user who appeals. */
export async function appeal(
  { queries, clock }: { queries: Queries; clock: Clock },
  rulingId: number,
  words: string,
): Promise<Statement | { refusal: NamedProblem } | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const found = await findStatement(transaction, rulingId, now);
    if (!found) return undefined;
    const refusal = appealRefusal(found.ruling, now);
    if (refusal !== null) return { refusal };
    if (!(await insertAppeal(transaction, rulingId, words, now))) return { refusal: 'appeal_repeated' };
    const { caseId, ownerId: actorId } = found;
    await writeLog(transaction, { at: now, actorId, action: 'appealed', caseId, details: {} });
    return (await findStatement(transaction, rulingId, now))?.statement;
  });
}
