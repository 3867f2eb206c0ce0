/** Reads the applications to a job in the order of its client's list. */
import type {
  Application,
  ApplicantFilter,
  ApplicantSort,
  Neighbour,
  Neighbours,
  ReceivedTotals,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Queries } from '../../platform/database/tables.ts';
import { selectApplications, toApplication } from './applications.rows.ts';
import type { JobTexts } from './applications.rows.ts';

/** The filter and the order that a client has chosen for the list. */
export interface Shown {
  filter: ApplicantFilter;
  sort: ApplicantSort;
}

/** The sort key by rate must not reveal more of a hidden applicant's rate than its band does. */
const shownRate = (table: string) => `shown_rate(${table}.is_hidden, ${table}.sort_rate)`;

type Keys = (table: string) => readonly string[];
const byDate: Keys = (table) => [`${table}.applied_at`, `${table}.id`];

/**
 * The keys by which a list is sorted after `is_decided`. An index supports each order. All keys are sorted in the same
 * direction, so that a comparison of rows finds the neighbours.
 */
const orders: Record<ApplicantSort, { keys: Keys; direction: 'asc' | 'desc' }> = {
  newest: { keys: byDate, direction: 'desc' },
  oldest: { keys: byDate, direction: 'asc' },
  rate_low: {
    keys: (table) => [`${table}.sort_currency`, shownRate(table), `${table}.id`],
    direction: 'asc',
  },
  rate_high: {
    keys: (table) => [`${table}.sort_currency`, `(- ${shownRate(table)})`, `${table}.id`],
    direction: 'asc',
  },
};

function orderOf(sort: ApplicantSort, isReversed = false) {
  const { direction } = orders[sort];
  const way = (direction === 'asc') === isReversed ? 'desc' : 'asc';
  return sql.raw(
    orders[sort]
      .keys('applications')
      .map((key) => `${key} ${way}`)
      .join(', '),
  );
}

/** Lists a page of the applications, undecided ones first. */
export async function listApplications(
  queries: Queries,
  job: { id: number } & JobTexts,
  page: Page,
  { filter, sort, freelancerId, ids }: Shown & { freelancerId?: number | undefined; ids: readonly number[] },
): Promise<Application[]> {
  const order = orderOf(sort);
  const rows = await selectApplications(queries)
    .where('applications.id', 'in', (query) => {
      let wanted = query.selectFrom('applications').select('id').where('listing_id', '=', job.id);
      if (freelancerId !== undefined) {
        // Filtering by freelancer would reveal who sent a hidden application.
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
  return rows.map((row) => toApplication(row, job));
}

/** Counts the shortlisted applications. The job's row already has the other counts. */
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

/** Finds the previous and the next application. Returns undefined if the application does not belong to the client. */
export async function findNeighbours(
  queries: Queries,
  { id, clientId }: { id: number; clientId: number },
  shown: Shown,
): Promise<Neighbours | undefined> {
  const own = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['applications.id', 'applications.is_decided'])
    .where('applications.id', '=', id)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) return undefined;
  return {
    previous: await findNeighbour(queries, own, shown, true),
    next: await findNeighbour(queries, own, shown, false),
  };
}

/**
 * Finds the next or the previous application. If the filter shows both undecided and decided applications, the decided
 * ones come last.
 */
async function findNeighbour(
  queries: Queries,
  { id, is_decided }: { id: number; is_decided: boolean },
  { filter, sort }: Shown,
  isReversed: boolean,
): Promise<Neighbour | null> {
  const isHalf = filter === 'undecided' || filter === 'decided';
  const halves = isHalf ? [filter === 'decided'] : [is_decided];
  if (!isHalf && is_decided === isReversed) halves.push(!is_decided);
  const keysOf = (table: string) => sql.raw(orders[sort].keys(table).join(', '));
  const isAscending = (orders[sort].direction === 'asc') !== isReversed;

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
          order by ${orderOf(sort, isReversed)} limit 1
      ) as neighbour
      where own.id = ${id}`.execute(queries);
    if (rows[0]) return rows[0];
  }
  return null;
}
