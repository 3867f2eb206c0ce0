import type { Generated, GeneratedAlways } from 'kysely';

export interface CompaniesTables {
  companies: CompaniesTable;
  company_slugs: CompanySlugsTable;
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
  updated_at: Date;
}

interface CompanySlugsTable {
  slug: string;
  company_id: number;
}
