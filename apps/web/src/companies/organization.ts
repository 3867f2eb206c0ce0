import type { Company, Job } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';

interface Site {
  publicOrigin: string;
}

/** Describes a company for search engines (https://schema.org/Organization). */
export function organization(company: Company, { publicOrigin }: Site): object {
  const { slug, name, about, website, logo_2x: logo } = company;
  return {
    '@context': 'https://schema.org',
    ...organizationWith({ slug, name, website, logo }, publicOrigin),
    ...(about !== '' && { description: about }),
  };
}

/** Describes the company of a job for search engines. Returns null if the company has no name. */
export function hiringOrganization(job: Job, { publicOrigin }: Site): object | null {
  const { company_slug: slug, company: name, company_website: website, company_logo: logo } = job;
  return slug === null ? null : organizationWith({ slug, name, website, logo }, publicOrigin);
}

interface Named {
  slug: string;
  name: string;
  website: string;
  logo: string | null;
}

function organizationWith({ slug, name, website, logo }: Named, publicOrigin: string): object {
  return {
    '@type': 'Organization',
    name,
    url: publicOrigin + paths.company(slug),
    ...(website !== '' && { sameAs: website }),
    ...(logo !== null && { logo: URL.parse(logo, publicOrigin)?.href }),
  };
}
