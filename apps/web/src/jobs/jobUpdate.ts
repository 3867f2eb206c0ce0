import type { MyJob, VersionedJobUpdate } from '@skillharbor/contract';

/**
 * Returns an update that changes nothing. If an update omits an optional field, the server leaves it unchanged, except
 * for the salary range.
 */
export function updateOf(job: MyJob): VersionedJobUpdate {
  return {
    title: job.title,
    short_description: job.short_description,
    description: job.description,
    category: job.category,
    location: job.location,
    salary_range: job.salary_range,
    employment_type: job.employment_type,
    remote: job.remote,
    application_deadline: job.application_deadline,
    is_active: job.is_active,
    version: job.version,
  };
}
