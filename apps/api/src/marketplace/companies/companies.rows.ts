/** Lists the columns of a company, and maps their values to the contract's types. */
import type { ConfirmedDomain, MyCompany } from '@skillharbor/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pictureUrl } from '../../files/pictures.ts';

/**
 * The company's columns that a list of jobs shows in addition to the name. The query for an empty list returns a single
 * row with nulls in these columns.
 */
export interface CompanyRow {
  company_slug: string | null;
  company_logo: string | null;
}

/** The company's columns that a job's page shows. */
export interface CompanySiteRow extends CompanyRow {
  company_website: string | null;
}

/**
 * Selects the shown companies, for a left join with jobs. PostgreSQL then reads each company once, whereas a subquery
 * would search the companies again for each row.
 */
export const companiesOfJobs = expressionBuilder<Tables>()
  .selectFrom('companies')
  .select([
    'client_id as company_client',
    'slug as company_slug',
    'logo as company_logo',
    'website as company_website',
  ])
  .where('is_withheld', '=', false)
  .as('company');

/** Selects the columns of CompanySiteRow with subqueries, because a `returning` clause cannot join tables. */
export function companySiteColumns() {
  return [
    companyColumn('slug').as('company_slug'),
    companyColumn('logo').as('company_logo'),
    companyColumn('website').as('company_website'),
  ];
}

function companyColumn(column: 'slug' | 'logo' | 'website') {
  return sql<string | null>`(
    select company.${sql.ref(column)} from companies as company
      where company.client_id = job_listings.client_id and not company.is_withheld
  )`;
}

export const companyProfileColumns = [
  'slug',
  'name',
  'about',
  'website',
  'size',
  'founded',
  'location',
  'logo',
  'is_withheld',
] as const;

type ProfileRow = Pick<Selectable<Tables['companies']>, (typeof companyProfileColumns)[number]>;

export function toMyCompany({
  slug,
  name,
  about,
  website,
  size,
  founded,
  location,
  logo,
  is_withheld: isHidden,
}: ProfileRow): MyCompany {
  return {
    slug,
    name,
    about,
    website,
    size,
    founded,
    location,
    logo: pictureUrl(logo, 150, isHidden),
    logo_2x: pictureUrl(logo, 300, isHidden),
    ...(isHidden && { is_hidden: true }),
  };
}

/** Maps the columns of a left join to a confirmed domain, or to null if no domain is confirmed. */
export function toConfirmedDomain({
  host,
  confirmed_at: confirmedAt,
}: {
  host: string | null;
  confirmed_at: Date | null;
}): ConfirmedDomain | null {
  return host !== null && confirmedAt ? { host, confirmed_at: confirmedAt.toISOString() } : null;
}
