import type { Company, MyCompany } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { companyKey } from './companies.policy.ts';
import { companyProfileColumns, toConfirmedDomain, toMyCompany } from './companies.rows.ts';

/** Inserts the companies of new clients. */
export async function insertCompanies(
  queries: Queries,
  companies: readonly Insertable<Tables['companies']>[],
): Promise<void> {
  await queries.insertInto('companies').values(companies).execute();
}

export interface FoundCompany {
  company: Omit<Company, 'open_jobs' | 'decision_record' | 'work_record' | 'worked_with'>;
  clientId: number;
}

/**
 * Finds a company by its slug, a former slug, or its id. Returns undefined for a company that has no page. A company
 * has no page if it has no name, if its client has not confirmed the email address, or if a moderator withholds it.
 */
export async function findCompany(queries: Queries, address: string): Promise<FoundCompany | undefined> {
  const key = companyKey(address);
  if (!key) return undefined;
  const companies = queries
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.client_id')
    .leftJoin('company_domains as domain', 'domain.company_id', 'companies.id')
    .where('users.confirmed_at', 'is not', null)
    .where('companies.is_withheld', '=', false)
    .select(['companies.id', 'client_id', 'domain.host', 'domain.confirmed_at'])
    .select(companyProfileColumns.map((column) => `companies.${column}` as const));
  const row = await (
    'id' in key
      ? companies.where('companies.id', '=', key.id)
      : companies
          .innerJoin('company_slugs', 'company_slugs.company_id', 'companies.id')
          .where('company_slugs.slug', '=', key.slug)
  ).executeTakeFirst();
  if (!row || row.slug === null) return undefined;
  const domain = toConfirmedDomain(row);
  return { company: { ...toMyCompany(row), id: row.id, slug: row.slug, domain }, clientId: row.client_id };
}

/** Counts the client's listed jobs whose deadline has not passed. */
export async function countOpenJobs(queries: Queries, clientId: number, now: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('job_listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .where('is_listed', '=', true)
    .where('application_deadline', '>=', dayOf(now))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findMyCompany(queries: Queries, clientId: number): Promise<MyCompany> {
  const row = await queries
    .selectFrom('companies')
    .select(companyProfileColumns)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return toMyCompany(row);
}

/** Lists the logos of the companies of some clients. */
export async function listLogosOf(queries: Queries, clientIds: readonly number[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('companies')
    .select('logo')
    .where('client_id', 'in', clientIds)
    .execute();
  return rows.map(({ logo }) => logo).filter((logo) => logo !== null);
}

/** Withholds the company of a client from the public, or shows it again. */
export async function writeWithheldCompany(
  transaction: Queries,
  clientId: number,
  isWithheld: boolean,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ is_withheld: isWithheld })
    .where('client_id', '=', clientId)
    .where('is_withheld', '<>', isWithheld)
    .execute();
}

/** Removes a logo from the company. Returns false if the company does not have this logo. */
export async function takeLogo(transaction: Queries, clientId: number, logo: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('companies')
    .set({ logo: null })
    .where('client_id', '=', clientId)
    .where('logo', '=', logo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a removed logo back on the company. Returns false if the company has another logo by now. */
export async function giveBackLogo(transaction: Queries, clientId: number, logo: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('companies')
    .set({ logo })
    .where('client_id', '=', clientId)
    .where('logo', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a company by its id for a moderator, who also sees a withheld company. */
export async function findAnyCompany(
  queries: Queries,
  id: number,
): Promise<{ company: MyCompany; clientId: number } | undefined> {
  const row = await queries
    .selectFrom('companies')
    .select(companyProfileColumns)
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { company: toMyCompany(row), clientId: row.client_id };
}

/** Locks the company of the client. Returns the name of its logo, or null if it has none. */
export async function lockLogo(transaction: Queries, clientId: number): Promise<string | null> {
  const { logo } = await transaction
    .selectFrom('companies')
    .select('logo')
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return logo;
}

/**
 * Writes the given fields of the company, and writes its name into the client's jobs. The other fields stay as they
 * are.
 */
export async function writeCompany(
  transaction: Queries,
  clientId: number,
  company: { name: string; website: string } & Updateable<Tables['companies']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ ...company, updated_at: now })
    .where('client_id', '=', clientId)
    .execute();
  await transaction
    .updateTable('job_listings')
    .set({ company: company.name, updated_at: now })
    .where('client_id', '=', clientId)
    .where('company', '!=', company.name)
    .execute();
}

/**
 * Exchanges the companies of two clients. The companies keep their ids, pages and logos. The caller has already locked
 * both companies, because posting a job also locks the company before the client.
 */
export async function exchangeCompanies(transaction: Queries, one: number, other: number): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ client_id: sql<number>`case client_id when ${one}::int then ${other}::int else ${one}::int end` })
    .where('client_id', 'in', [one, other])
    .execute();
}

/** Locks the companies of clients until the transaction ends. */
export async function lockCompanies(transaction: Queries, clientIds: readonly number[]): Promise<void> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('client_id', 'in', clientIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}
