/** Reads the applications to a job in the order that the client has chosen. */
import type {
  Application,
  ApplicantFilter,
  ApplicantSort,
  Neighbour,
  Neighbours,
  ReceivedTotals,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Queries } from '../../platform/database/tables.ts';
import { selectApplications, toApplication } from './applications.rows.ts';
import type { JobTexts } from './applications.rows.ts';
import type { KeptBy } from './retention.ts';
import { shownRates } from './crowd.ts';
import { groupDirectory, readDirectory } from './directory.repository.ts';

/** The filter and the sort order that a client has chosen for the list. */
export interface Shown {
  filter: ApplicantFilter;
  sort: ApplicantSort;
}

/** The sort keys that follow `is_decided`, and the direction of all keys. */
interface Order {
  /** All keys are sorted in the same direction, so that comparing rows finds the previous and the next application. */
  keysOf: (table: string) => readonly RawBuilder<unknown>[];
  direction: 'asc' | 'desc';
}

/**
 * Returns the sort order of a list. An index supports every order, except the order by rate while applicants are
 * hidden.
 */
async function orderFor(queries: Queries, listingId: number, sort: ApplicantSort): Promise<Order> {
  if (sort === 'newest' || sort === 'oldest') {
    const keysOf = (table: string) => [sql.ref(`${table}.applied_at`), sql.ref(`${table}.id`)];
    return { keysOf, direction: sort === 'newest' ? 'desc' : 'asc' };
  }
  const hidden = await queries
    .selectFrom('applications')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('is_hidden', '=', true)
    .limit(1)
    .executeTakeFirst();
  const keysOf = hidden ? shownRateKeys(shownRates(await groupDirectory(queries, []))) : rateKeys;
  const signed = (rate: RawBuilder<number>) => (sort === 'rate_low' ? rate : sql`(- ${rate})`);
  return {
    keysOf: (table) => {
      const { currency, rate } = keysOf(table);
      return [currency, signed(rate), sql.ref(`${table}.id`)];
    },
    direction: 'asc',
  };
}

const rateKeys = (table: string) => ({
  currency: sql<string>`${sql.ref(`${table}.sort_currency`)}`,
  rate: sql<number>`shown_rate(${sql.ref(`${table}.is_hidden`)}, ${sql.ref(`${table}.sort_rate`)})`,
});

/**
 * The order must not reveal the rate of a hidden application. If the application does not show its rate, it is sorted
 * like an application without a rate.
 */
const shownRateKeys = (rates: readonly string[]) => (table: string) => {
  const { currency, rate } = rateKeys(table);
  const isShown = sql`(not ${sql.ref(`${table}.is_hidden`)} or ${currency} || ' ' || ${rate} = any(${rates}::text[]))`;
  return {
    currency: sql<string>`case when ${isShown} then ${currency} else '~' end`,
    rate: sql<number>`case when ${isShown} then ${rate} else 0 end`,
  };
};

function orderBy({ keysOf, direction }: Order, isReversed = false) {
  const way = sql.raw((direction === 'asc') === isReversed ? 'desc' : 'asc');
  return sql.join(keysOf('applications').map((key) => sql`${key} ${way}`));
}

/** Lists a page of the applications, the undecided ones first. */
export async function listApplications(
  queries: Queries,
  job: { id: number } & JobTexts,
  page: Page,
  {
    filter,
    sort,
    freelancerId,
    ids,
    readerId,
    ...keptBy
  }: Shown & KeptBy & { readerId: number; freelancerId?: number | undefined; ids: readonly number[] },
): Promise<Application[]> {
  const order = orderBy(await orderFor(queries, job.id, sort));
  const rows = await selectApplications(queries, readerId)
    .where('applications.id', 'in', (query) => {
      let wanted = query.selectFrom('applications').select('id').where('listing_id', '=', job.id);
      if (freelancerId !== undefined) {
        // A filter by freelancer would reveal who sent a hidden application, so hidden applications are left out.
        wanted = wanted.where('freelancer_id', '=', freelancerId).where('is_hidden', '=', false);
      }
      if (ids.length > 0) wanted = wanted.where('id', 'in', ids);
      if (filter === 'shortlisted') wanted = wanted.where('shortlisted_at', 'is not', null);
      if (filter === 'undecided' || filter === 'decided')
        wanted = wanted.where('is_decided', '=', filter === 'decided');
      return wanted.orderBy('is_decided').orderBy(order).limit(pageLimit(page)).offset(pageOffset(page));
    })
    .orderBy('applications.is_decided')
    .orderBy(order)
    .execute();
  const directory = await readDirectory(queries, rows, job);
  return rows.map((row) => toApplication(row, job, directory, keptBy));
}

/** Counts the shortlisted applications, and takes the other counts from the job's row. */
export async function totalApplications(
  queries: Queries,
  job: { id: number; applications_count: number; undecided_count: number },
): Promise<ReceivedTotals> {
  const { shortlisted } = await queries
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('shortlisted'))
    .where('listing_id', '=', job.id)
    .where('shortlisted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const { applications_count: all, undecided_count: undecided } = job;
  return { all, undecided, shortlisted, decided: all - undecided };
}

/**
 * Finds the previous and the next application of the list. Returns undefined if the application does not belong to the
 * client.
 */
export async function findNeighbours(
  queries: Queries,
  { id, clientId }: { id: number; clientId: number },
  shown: Shown,
): Promise<Neighbours | undefined> {
  const own = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['applications.id', 'applications.listing_id', 'applications.is_decided'])
    .where('applications.id', '=', id)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) return undefined;
  const order = await orderFor(queries, own.listing_id, shown.sort);
  return {
    previous: await findNeighbour(queries, own, shown.filter, order, true),
    next: await findNeighbour(queries, own, shown.filter, order, false),
  };
}

/**
 * Finds the next or the previous application. If the filter shows both undecided and decided applications, the decided
 * ones come last.
 */
async function findNeighbour(
  queries: Queries,
  { id, is_decided }: { id: number; is_decided: boolean },
  filter: ApplicantFilter,
  order: Order,
  isReversed: boolean,
): Promise<Neighbour | null> {
  const isHalf = filter === 'undecided' || filter === 'decided';
  const halves = isHalf ? [filter === 'decided'] : [is_decided];
  if (!isHalf && is_decided === isReversed) halves.push(!is_decided);
  const isAscending = (order.direction === 'asc') !== isReversed;
  const keysOf = (table: string) => sql.join(order.keysOf(table));

  for (const [index, half] of halves.entries()) {
    const isBeyond =
      index === 0
        ? sql`(${keysOf('applications')}) ${sql.raw(isAscending ? '>' : '<')} (${keysOf('own')})`
        : sql`true`;
    const { rows } = await sql<Neighbour>`
      select neighbour.* from applications as own
      cross join lateral (
        select id, case when not is_hidden then freelancer_id end as freelancer_id from applications
          where listing_id = own.listing_id and is_decided = ${half} and ${isBeyond}
          and ${filter === 'shortlisted' ? sql`shortlisted_at is not null` : sql`true`}
          and not exists (
            select from applications as newer
              where newer.freelancer_id = applications.freelancer_id
              and newer.listing_id = applications.listing_id and newer.id > applications.id
          )
          order by ${orderBy(order, isReversed)} limit 1
      ) as neighbour
      where own.id = ${id}`.execute(queries);
    if (rows[0]) return rows[0];
  }
  return null;
}
