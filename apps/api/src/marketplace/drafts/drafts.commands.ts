/** Saves what users have typed into forms as drafts, and deletes old drafts. */
import type { Draft, DraftInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  countJobDrafts,
  deleteDraftsBefore,
  deleteOldestDrafts,
  findDraft,
  isJobDraft,
  lockWriter,
  upsertDraft,
} from './drafts.repository.ts';
import type { DraftName } from './drafts.repository.ts';

/** The maximum number of drafts of one user. The contract states the same number. */
const MAX_DRAFTS = 50;
/** The maximum number of job drafts of one user. The contract states the same number. */
export const MAX_JOB_DRAFTS = 50;
const RETENTION_S = 90 * 24 * 60 * 60;

export interface DraftServices {
  queries: Queries;
  clock: Clock;
}

/** Saves a draft. It replaces the version that it is based on, unless another device has saved a newer version. */
export async function saveDraft(
  { queries, clock }: DraftServices,
  name: DraftName,
  input: DraftInput,
): Promise<Draft | 'changed' | 'full'> {
  return queries.transaction().execute(async (transaction) => {
    if (isJobDraft(name)) await lockWriter(transaction, name.userId);
    const isAnother = isJobDraft(name) && (await findDraft(transaction, name)) === null;
    if (isAnother && (await countJobDrafts(transaction, name.userId)) >= MAX_JOB_DRAFTS) return 'full';
    const draft = await upsertDraft(transaction, name, input, clock());
    if (draft) await deleteOldestDrafts(transaction, name.userId, MAX_DRAFTS);
    return draft ?? 'changed';
  });
}

export async function removeOldDrafts({ queries, clock }: DraftServices): Promise<void> {
  await deleteDraftsBefore(queries, secondsAfter(clock(), -RETENTION_S));
}
