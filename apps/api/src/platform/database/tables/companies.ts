import type { Generated, GeneratedAlways } from 'kysely';

export interface CompaniesTables {
  companies: CompaniesTable;
  company_slugs: CompanySlugsTable;
  company_domains: CompanyDomainsTable;
}

interface CompaniesTable {
  id: GeneratedAlways<number>;
  client_id: number;
  /** The company's name, empty if the client gave none. */
  name: string;
  /** The path of the company's page, which is derived from the name. */
  slug: GeneratedAlways<string | null>;
  about: Generated<string>;
  website: Generated<string>;
  logo: string | null;
  is_withheld: Generated<boolean>;
  updated_at: Date;
}

interface CompanySlugsTable {
  slug: string;
  company_id: number;
}

/** The domains of companies' websites that were confirmed. */
interface CompanyDomainsTable {
  company_id: number;
  /** The host of the website, in lower case. */
  host: string;
  confirmed_at: Date;
  /** Since when the value is missing, or null while it is found. */
  failing_since: Date | null;
  next_check_at: Date;
}
