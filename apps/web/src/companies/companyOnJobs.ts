import type { Job, MyCompany } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';

/** Returns the company fields of a new job as the server will send them. */
export function companyOnJobs({ slug, name, logo, website }: MyCompany) {
  return {
    company: name || noCompany,
    company_slug: slug,
    company_logo: logo,
    company_website: website,
  } satisfies Partial<Job>;
}
