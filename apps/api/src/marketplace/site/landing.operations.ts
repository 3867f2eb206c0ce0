import type { JobSummary, Landing, LandingCompany } from '@skillharbor/contract';
import type { OperationsOf } from '../../contract/operations.ts';
import { ok } from '../../contract/responses.ts';
import type { Versions } from '../../platform/caching/publicVersion.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { createFreelancerSearch, searchOf } from '../../search/freelancerSearch.ts';
import { listFreelancersById } from '../accounts/accounts.repository.ts';
import { createSharedRecord } from '../decisionRecords/decisionRecords.ts';
import { listActiveJobs, PAGE_SIZE } from '../jobs/publicList.repository.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { listFrequentValues } from './site.repository.ts';

const NEWEST_JOBS = 3;
/**
 * The number of freelancers that the query reads. The landing page shows enough pieces of work even if a third of these
 * freelancers have none.
 */
const PEOPLE = 12;
const COMPANIES = 8;
const JOB_VALUES = 4;
const SKILLS = 5;

export function landingOperations({
  queries,
  clock,
  versions,
}: {
  queries: Queries;
  clock: Clock;
  versions: Versions;
}): OperationsOf<'getLanding'> {
  const searchFreelancers = createFreelancerSearch({ queries, version: versions.freelancers });
  const sharedRecord = createSharedRecord({ queries });

  return {
    async getLanding() {
      const now = clock();
      const [{ jobs: listed, count }, found, record, values] = await Promise.all([
        listActiveJobs(
          queries,
          { page: { number: 1, size: PAGE_SIZE }, category: undefined, order: 'newest' },
          now,
        ),
        searchFreelancers(searchOf({}), { number: 1, size: PEOPLE }),
        sharedRecord(now),
        listFrequentValues(queries, JOB_VALUES),
      ]);
      const jobs = listed.map(({ job }) => job);
      return ok({
        jobs: jobs.slice(0, NEWEST_JOBS),
        promise: await promiseOf(queries, jobs, now),
        people: await listFreelancersById(queries, found.ids.slice(0, PEOPLE)),
        companies: companiesOf(jobs).slice(0, COMPANIES),
        open_jobs: count,
        decision_record: record,
        job_values: values,
        skills: found.facets?.skills.slice(0, SKILLS) ?? [],
      });
    },
  };
}

/**
 * Returns the promised decision date of the newest open job whose company has a logo, or else of the newest open job.
 */
async function promiseOf(
  queries: Queries,
  jobs: readonly JobSummary[],
  now: Date,
): Promise<Landing['promise']> {
  const open = jobs.filter((job) => job.is_open);
  const newest = open.find((job) => job.company_logo !== null) ?? open[0];
  const found = newest && (await findJob(queries, newest.id, now));
  if (!found) return null;
  const { id, title, company, company_logo, decision_date } = found.job;
  return { job_id: id, title, company, company_logo, decision_date };
}

function companiesOf(jobs: readonly JobSummary[]): LandingCompany[] {
  const bySlug = new Map<string, LandingCompany>();
  for (const { company_slug: slug, company: name, company_logo: logo } of jobs)
    if (slug !== null && logo !== null) bySlug.set(slug, { slug, name, logo });
  return [...bySlug.values()];
}
