/** Lists the columns of a company, and maps them to the contract's shapes. */
import type { ConfirmedDomain, MyCompany } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pictureUrl } from '../../files/pictures.ts';

/**
 * The company's columns that a job in a list shows besides the name. An empty list has a single row, in which they are
 * null.
 */
export interface CompanyRow {
  company_slug: string | null;
  company_logo: string | null;
}

/** The company's columns that the page of a job shows. */
export interface CompanySiteRow extends CompanyRow {
  company_website: string | null;
}

/**
 * Selects the columns by subqueries, because a statement that returns what it has written cannot join. The index on
 * companies finds the client.
 */
export function companyColumns(job: 'job' | 'job_listings') {
  return [companyColumn(job, 'slug').as('company_slug'), companyColumn(job, 'logo').as('company_logo')];
}

export function companySiteColumns() {
  return [...companyColumns('job_listings'), companyColumn('job_listings', 'website').as('company_website')];
}

function companyColumn(job: 'job' | 'job_listings', column: 'slug' | 'logo' | 'website') {
  return sql<string | null>`(
    select company.${sql.ref(column)} from companies as company
      where company.client_id = ${sql.ref(`${job}.client_id`)} and not company.is_withheld
  )`;
}

export const companyProfileColumns = ['slug', 'name', 'about', 'website', 'logo', 'is_withheld'] as const;

type ProfileRow = Pick<Selectable<Tables['companies']>, (typeof companyProfileColumns)[number]>;

export function toMyCompany({
  slug,
  name,
  about,
  website,
  logo,
  is_withheld: isHidden,
}: ProfileRow): MyCompany {
  return {
    slug,
    name,
    about,
    website,
    logo: pictureUrl(logo, 150, isHidden),
    logo_2x: pictureUrl(logo, 300, isHidden),
    ...(isHidden && { is_hidden: true }),
  };
}

/** Maps the columns of a left join, which are null if no domain is confirmed. */
export function toConfirmedDomain({
  host,
  confirmed_at: confirmedAt,
}: {
  host: string | null;
  confirmed_at: Date | null;
}): ConfirmedDomain | null {
  return host !== null && confirmedAt ? { host, confirmed_at: confirmedAt.toISOString() } : null;
}
