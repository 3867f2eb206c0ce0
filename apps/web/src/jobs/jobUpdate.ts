import type { MyJob, VersionedJobUpdate } from '@skillharbor/contract';

/** Returns the job's present values in the shape of an update. */
export function updateOf(job: MyJob): VersionedJobUpdate {
  return {
    title: job.title,
    short_description: job.short_description,
    description: job.description,
    category: job.category,
    location: job.location,
    salary_range: job.salary_range,
    pay: job.pay,
    employment_type: job.employment_type,
    remote: job.remote,
    application_deadline: job.application_deadline,
    application_limit: job.application_limit,
    is_active: job.is_active,
    version: job.version,
  };
}
