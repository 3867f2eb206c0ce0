/** Saves and changes searches, and matches jobs against them. Each change is one transaction that locks the user. */
import type {
  FreelancerConditions,
  LinkedSearch,
  SavedSearchInput,
  SavedSearchUpdate,
} from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { dayBefore, dayOf, secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { compileSearch } from './compiledSearch.ts';
import type { CompiledSearch } from './compiledSearch.ts';
import { compileFreelancerSearch, withPresentSkills } from './freelancerConditions.ts';
import {
  deleteOldMatches,
  forgetUnmatchedJobs,
  hasSavedSearches,
  matchJob,
  takeUnmatchedJob,
} from './matching.repository.ts';
import { forgetPeople, recordPeople } from './people.repository.ts';
import { MAX_SAVED_SEARCHES, nextMailAt } from './savedSearches.policy.ts';
import {
  findSavedSearch,
  insertSavedSearch,
  listConditions,
  lockOwner,
  recordLook,
  renameSavedSearch,
  replaceConditions,
  restartSearch,
  writeFrequency,
} from './savedSearches.repository.ts';
import type { Name, Owner } from './savedSearches.repository.ts';

export interface SavedSearchServices {
  queries: Queries;
  clock: Clock;
}

/** Saves a search, and returns its id. */
export async function createSavedSearch(
  { queries, clock }: SavedSearchServices,
  userId: number,
  input: SavedSearchInput,
): Promise<number | 'exists' | 'full'> {
  const { name, frequency } = input;
  const search = await compile(queries, input);
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const { timeZone } = await lockOwner(transaction, userId);
    const stored = await listConditions(transaction, userId, search);
    if (stored.some(({ isSame }) => isSame)) return 'exists';
    if (stored.length >= MAX_SAVED_SEARCHES) return 'full';
    const dueAt = nextMailAt(frequency, now, timeZone);
    const id = await insertSavedSearch(transaction, { userId, name, frequency, search, dueAt, now });
    // Freelancers who already match when the search is saved do not count as new.
    if (input.kind === 'freelancers') await recordPeople(transaction, { ...input, id }, now);
    return id;
  });
}

const compile = async (queries: Queries, input: SavedSearchInput): Promise<CompiledSearch> =>
  input.kind === 'freelancers'
    ? compileFreelancerSearch(await withPresentSkills(queries, input.conditions))
    : compileSearch(queries, input.conditions);

/** Changes the given fields of a saved search. Returns the changed search. */
export async function updateSavedSearch(
  { queries, clock }: SavedSearchServices,
  wanted: Name,
  update: SavedSearchUpdate,
): Promise<LinkedSearch | 'exists' | 'not found'> {
  const { kind = 'jobs', name, frequency } = update;
  const search = await compileUpdate(queries, update);
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const { id } = wanted;
    const found = await findSavedSearch(transaction, wanted);
    if (found?.search.kind !== kind) return 'not found';
    const owner = await lockOwner(transaction, found.userId);
    // The search may have changed before its owner was locked, so the search is read again.
    const before = await findSavedSearch(transaction, wanted);
    if (!before) return 'not found';
    if (name !== undefined) await renameSavedSearch(transaction, id, name);
    if (frequency !== undefined)
      await changeFrequency(transaction, { id, before: before.search, frequency, owner, now });
    if (search) {
      const stored = await listConditions(transaction, owner.id, search);
      const same = stored.find(({ isSame }) => isSame);
      if (same && same.id !== id) return 'exists';
      if (!same) await replaceConditions(transaction, id, search);
    }
    const changed = (await findSavedSearch(transaction, wanted)) ?? before;
    if (search && changed.search.kind === 'freelancers')
      await restartSearchForFreelancers(transaction, { ...changed.search, id }, now);
    return changed.search;
  });
}

async function compileUpdate(
  queries: Queries,
  update: SavedSearchUpdate,
): Promise<CompiledSearch | undefined> {
  if (!update.conditions) return undefined;
  return update.kind === 'freelancers'
    ? compileFreelancerSearch(await withPresentSkills(queries, update.conditions))
    : compileSearch(queries, update.conditions);
}

/** Runs the search again after its conditions have changed. Freelancers who match now do not count as new. */
async function restartSearchForFreelancers(
  transaction: Queries,
  search: { id: number; conditions: FreelancerConditions },
  now: Date,
): Promise<void> {
  await forgetPeople(transaction, search.id);
  await restartSearch(transaction, search.id, now);
  await recordPeople(transaction, search, now);
}

interface FrequencyChange {
  id: number;
  before: LinkedSearch;
  frequency: LinkedSearch['frequency'];
  owner: Owner;
  now: Date;
}

async function changeFrequency(
  transaction: Queries,
  { id, before, frequency, owner, now }: FrequencyChange,
): Promise<void> {
  if (frequency === before.frequency) return;
  const dueAt = nextMailAt(frequency, now, owner.timeZone);
  // Matches that were found while the mails were switched off are never mailed.
  const mailsFrom = before.frequency === 'off' ? { mailsFrom: now } : {};
  if (before.frequency === 'off' && before.kind === 'freelancers')
    await recordPeople(transaction, { ...before, id }, now);
  await writeFrequency(transaction, id, { frequency, dueAt, ...mailsFrom });
}

/** Records that the owner has looked at the results of a search. Returns false if the user has no such search. */
export const lookAtSavedSearch = (
  { queries, clock }: SavedSearchServices,
  name: Required<Name>,
): Promise<boolean> =>
  queries.transaction().execute(async (transaction) => {
    const now = clock();
    const found = await findSavedSearch(transaction, name);
    if (found?.search.kind === 'freelancers')
      await recordPeople(transaction, { ...found.search, id: name.id }, now);
    return recordLook(transaction, name, now);
  });

/** Matches the jobs that were listed or changed against all saved searches. */
export async function matchJobs({ queries, clock }: SavedSearchServices): Promise<void> {
  if (!(await hasSavedSearches(queries))) return forgetUnmatchedJobs(queries);
  const matchOne = () =>
    queries.transaction().execute(async (transaction) => {
      const now = clock();
      const id = await takeUnmatchedJob(transaction);
      if (id !== undefined) await matchJob(transaction, id, { now, today: dayOf(now) });
      return id !== undefined;
    });
  // Each job is matched in a separate transaction, so that other requests can use the database between two jobs.
  while (await matchOne());
  return undefined;
}

/** The time for which matches are stored, in seconds. */
const MATCHED_FOR_S = 60 * 24 * 60 * 60;
/** A job that is listed again this number of days after its deadline may be named in mails again. */
const MAILED_FOR_DAYS = 90;

/** Deletes old matches, and old records of the jobs that mails have named. */
export async function removeOldMatches({ queries, clock }: SavedSearchServices): Promise<void> {
  const now = clock();
  await deleteOldMatches(queries, {
    matchedBefore: secondsAfter(now, -MATCHED_FOR_S),
    closedBefore: dayBefore(dayOf(now), MAILED_FOR_DAYS),
  });
}
