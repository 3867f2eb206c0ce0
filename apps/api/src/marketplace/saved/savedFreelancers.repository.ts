/** Stores the freelancers that clients have saved. They belong to the account that the client's team shares. */
import type { SavedFreelancer } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { listFreelancersById } from '../accounts/accounts.repository.ts';

interface Name {
  clientId: number;
  freelancerId: number;
}

const selectOf = (queries: Queries, clientId: number) =>
  queries.selectFrom('saved_freelancers').where('client_id', '=', clientId).where('removed_at', 'is', null);

/** Lists the ids of the freelancers that an account has saved. */
export async function readSavedFreelancers(queries: Queries, clientId: number): Promise<number[]> {
  const rows = await selectOf(queries, clientId)
    .select('freelancer_id')
    .orderBy('saved_at', 'desc')
    .orderBy('freelancer_id', 'desc')
    .execute();
  return rows.map(({ freelancer_id }) => freelancer_id);
}

/** Lists a page of an account's saved freelancers, most recently saved first. */
export async function listSavedFreelancers(
  queries: Queries,
  clientId: number,
  page: Page,
): Promise<SavedFreelancer[]> {
  if (!isWithin(page)) return [];
  const rows = await selectOf(queries, clientId)
    .innerJoin('users', 'users.id', 'freelancer_id')
    .innerJoin('freelancers', 'freelancers.user_id', 'freelancer_id')
    .select(['freelancer_id', 'note', 'saved_at'])
    .select(sql<boolean>`users.confirmed_at is not null and not freelancers.is_withheld`.as('isShown'))
    .orderBy('saved_at', 'desc')
    .orderBy('freelancer_id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  const ids = rows.filter(({ isShown }) => isShown).map(({ freelancer_id }) => freelancer_id);
  const profiles = new Map((await listFreelancersById(queries, ids)).map((one) => [one.id, one]));
  return rows.map(({ freelancer_id, note, saved_at }) => {
    const freelancer = profiles.get(freelancer_id) ?? null;
    return {
      id: freelancer_id,
      freelancer,
      // The note is left out as well as the name, because it may identify the freelancer.
      note: freelancer === null ? '' : note,
      saved_at: saved_at.toISOString(),
    };
  });
}

export async function countSavedFreelancers(queries: Queries, clientId: number): Promise<number> {
  const { count } = await selectOf(queries, clientId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function isSavedFreelancer(
  queries: Queries,
  { clientId, freelancerId }: Name,
): Promise<boolean> {
  const row = await selectOf(queries, clientId)
    .select('freelancer_id')
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a freelancer. If no note is given, a stored note stays. */
export async function upsertSavedFreelancer(
  transaction: Queries,
  { clientId, freelancerId }: Name,
  note: string | undefined,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('saved_freelancers')
    .values({ client_id: clientId, freelancer_id: freelancerId, note: note ?? '', saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'freelancer_id']).doUpdateSet((stored) => ({
        ...(note !== undefined && { note }),
        saved_at: sql<Date>`case when ${stored.ref('saved_freelancers.removed_at')} is null
          then ${stored.ref('saved_freelancers.saved_at')} else ${now} end`,
        removed_at: null,
      })),
    )
    .execute();
}

/**
 * Removes a freelancer from the account's saved freelancers. If the freelancer was already removed, the time of the
 * removal does not change.
 */
export async function recordRemovedFreelancer(
  queries: Queries,
  { clientId, freelancerId }: Name,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('saved_freelancers')
    .set({ removed_at: now })
    .where('client_id', '=', clientId)
    .where('freelancer_id', '=', freelancerId)
    .where('removed_at', 'is', null)
    .execute();
}

/**
 * Moves all saved freelancers of one account to another. If both accounts have saved the same freelancer, the two notes
 * are joined.
 */
export async function moveSavedFreelancers(transaction: Queries, from: number, to: number): Promise<void> {
  await sql`
    update saved_freelancers as kept
      set note = concat_ws(E'\n\n', nullif(moved.note, ''), nullif(kept.note, '')),
        removed_at = case when moved.removed_at is not null then kept.removed_at end
      from saved_freelancers as moved
      where moved.client_id = ${from} and kept.client_id = ${to} and kept.freelancer_id = moved.freelancer_id
  `.execute(transaction);
  await sql`
    delete from saved_freelancers where client_id = ${from} and freelancer_id in (
      select freelancer_id from saved_freelancers where client_id = ${to}
    )`.execute(transaction);
  await transaction
    .updateTable('saved_freelancers')
    .set({ client_id: to })
    .where('client_id', '=', from)
    .execute();
}

/** Deletes the entries that were removed before this time. */
export async function deleteRemovedFreelancers(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('saved_freelancers').where('removed_at', '<', time).execute();
}

/** Lists the stored data about a client's saved freelancers, for the archive of the user's data. */
export async function listOwnSavedFreelancers(queries: Queries, clientId: number) {
  return queries
    .selectFrom('saved_freelancers')
    .select(['freelancer_id', 'note', 'saved_at', 'removed_at'])
    .where('client_id', '=', clientId)
    .orderBy('saved_at', 'desc')
    .orderBy('freelancer_id', 'desc')
    .execute();
}
