/** Compares the text of each job with the texts of all other jobs. */
import type { Queries } from '../../platform/database/tables.ts';
import { deleteText, leaveGroup, listCandidates, takeUncompared, writeText } from './texts.repository.ts';
import { bandsOf, isNearlySame, pairsOf } from './textSimilarity.ts';

/** Compares the jobs whose text has changed since the last run, in one transaction for each job. */
export async function compareTexts({ queries }: { queries: Queries }, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await compareNext(queries)));
}

/** Compares the text of one job. Returns false if no job is left to compare. */
async function compareNext(queries: Queries): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const job = await takeUncompared(transaction);
    if (!job) return false;
    const { id, description } = job;
    await leaveGroup(transaction, id);
    const pairs = pairsOf(description);
    if (!pairs) {
      await deleteText(transaction, id);
      return true;
    }
    const bands = bandsOf(pairs);
    const candidates = await listCandidates(transaction, id, bands);
    const same = candidates.find((candidate) =>
      isNearlySame(pairs, pairsOf(candidate.description) ?? new Set()),
    );
    await writeText(transaction, { listing_id: id, group_id: same?.groupId ?? id, bands });
    return true;
  });
}
