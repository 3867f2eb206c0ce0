import type { CompanySize } from '@skillharbor/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface CompaniesTables {
  companies: CompaniesTable;
  company_slugs: CompanySlugsTable;
  company_domains: CompanyDomainsTable;
}

interface CompaniesTable {
  id: GeneratedAlways<number>;
  client_id: number;
  /** The company's name, which is empty if the client entered none. */
  name: string;
  /** The part of the company page's path that is derived from the name. */
  slug: GeneratedAlways<string | null>;
  about: Generated<string>;
  website: Generated<string>;
  size: Generated<CompanySize | null>;
  /** The year in which the company was founded. */
  founded: number | null;
  location: Generated<string>;
  logo: string | null;
  is_withheld: Generated<boolean>;
  updated_at: Date;
}

interface CompanySlugsTable {
  slug: string;
  company_id: number;
}

/** The domains of websites that companies have confirmed. */
interface CompanyDomainsTable {
  company_id: number;
  /** The host of the website, in lower case. */
  host: string;
  confirmed_at: Date;
  /** The time since which the DNS lacks the value that confirms the domain, or null if the DNS has the value. */
  failing_since: Date | null;
  next_check_at: Date;
}
