import type { Selectable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';

type StoredDomain = Pick<Selectable<Tables['company_domains']>, 'host' | 'confirmed_at' | 'failing_since'>;

export interface DomainOwner {
  companyId: number;
  website: string;
  domain: StoredDomain | null;
}

/** Finds the website of a client's company, and the domain that was confirmed for it. */
export async function findDomainOwner(queries: Queries, clientId: number): Promise<DomainOwner> {
  const { id, website, host, confirmed_at, failing_since } = await queries
    .selectFrom('companies')
    .leftJoin('company_domains as domain', 'domain.company_id', 'companies.id')
    .select(['companies.id', 'website', 'host', 'confirmed_at', 'failing_since'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const domain = host !== null && confirmed_at ? { host, confirmed_at, failing_since } : null;
  return { companyId: id, website, domain };
}

export async function writeDomain(
  queries: Queries,
  domain: { company_id: number; host: string; confirmed_at: Date; next_check_at: Date },
): Promise<void> {
  const values = { ...domain, failing_since: null };
  await queries
    .insertInto('company_domains')
    .values(values)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Deletes the confirmed domain of a company if the company's website has another host by now. */
export async function deleteOtherDomain(
  transaction: Queries,
  clientId: number,
  host: string | null,
): Promise<void> {
  await transaction
    .deleteFrom('company_domains')
    .using('companies')
    .whereRef('companies.id', '=', 'company_id')
    .where('client_id', '=', clientId)
    .where('host', 'is distinct from', host)
    .execute();
}

export interface DueDomain {
  companyId: number;
  host: string;
  failingSince: Date | null;
}

/**
 * Takes a domain whose check is due, and postpones its next check, so that no other server checks the domain at the
 * same time. If the server crashes during the check, the domain is checked at the postponed time.
 */
export async function takeDueDomain(
  queries: Queries,
  now: Date,
  nextCheckAt: Date,
): Promise<DueDomain | undefined> {
  return queries
    .updateTable('company_domains')
    .set({ next_check_at: nextCheckAt })
    .where('company_id', '=', (query) =>
      query
        .selectFrom('company_domains')
        .select('company_id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['company_id as companyId', 'host', 'failing_since as failingSince'])
    .executeTakeFirst();
}

export async function writeCheck(
  queries: Queries,
  { companyId, host }: DueDomain,
  check: { failing_since: Date | null; next_check_at: Date },
): Promise<void> {
  await queries
    .updateTable('company_domains')
    .set(check)
    .where('company_id', '=', companyId)
    .where('host', '=', host)
    .execute();
}

export async function deleteDomain(queries: Queries, { companyId, host }: DueDomain): Promise<void> {
  await queries
    .deleteFrom('company_domains')
    .where('company_id', '=', companyId)
    .where('host', '=', host)
    .execute();
}
