/** Publishes legal texts, and logs which operator has published them. */
import type { LegalKind, LegalTextInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { insertLegalVersion } from '../legal/legal.repository.ts';
import { writeLog } from '../moderation/log.repository.ts';

/**
 * Publishes a new version of a legal text. Returns false if another operator has published a version after
 * `base_version`.
 */
export async function publishLegalText(
  { queries, clock }: { queries: Queries; clock: Clock },
  operatorId: number,
  kind: LegalKind,
  { base_version: base, texts, asks_members: asksMembers }: LegalTextInput,
): Promise<boolean> {
  const at = clock();
  const version = base + 1;
  return queries.transaction().execute(async (transaction) => {
    const text = { kind, version, texts, asksMembers, publishedAt: at, publishedBy: operatorId };
    if (!(await insertLegalVersion(transaction, text))) return false;
    const details = { text: kind, before: base, after: version };
    const entry = { at, actorId: operatorId, caseId: null, details };
    await writeLog(transaction, { ...entry, action: 'legal_text_published' });
    return true;
  });
}
