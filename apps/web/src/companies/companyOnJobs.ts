import type { Job, MyCompany } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';

/** What a client's new job says of the company, as the server will. */
export function companyOnJobs({ slug, name, logo, website }: MyCompany) {
  return {
    company: name || noCompany,
    company_slug: slug,
    company_logo: logo,
    company_website: website,
  } satisfies Partial<Job>;
}
