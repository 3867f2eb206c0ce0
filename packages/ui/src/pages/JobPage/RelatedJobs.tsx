'use client';

import type { Job, RelatedJobs as Related } from '@skillharbor/contract';
import { JobList } from '../../cards/JobList/JobList.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Section } from '../../primitives/Section/Section.tsx';

interface RelatedJobsProps {
  job: Job;
  related: Related;
  jobHref: (id: number) => string;
  companyHref: (slug: string) => string;
  today: string;
}

/** Lists other jobs to read. A list without jobs is omitted. */
export function RelatedJobs({ job, related, companyHref, ...cards }: RelatedJobsProps) {
  const messages = useJobMessages().job;
  const { same_company: same, similar } = related;
  return (
    <>
      {same.length > 0 && (
        <Section space="16" title={messages.sameCompany}>
          <JobList jobs={same} {...cards} level={3} within="company" />
          {job.company_slug !== null && (
            <div>
              <Link href={companyHref(job.company_slug)}>
                <bdi>{messages.companyPage(job.company)}</bdi>
              </Link>
            </div>
          )}
        </Section>
      )}
      {similar.length > 0 && (
        <Section space="16" title={messages.similar}>
          <JobList jobs={similar} {...cards} level={3} />
        </Section>
      )}
    </>
  );
}
