import type { JobUpdate, MyJob } from '@skillharbor/contract';

/** What a client writes about a job. */
export function fieldsOf(job: MyJob) {
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
  };
}

/** The job as it is, in the form in which a change of it is sent. */
export function updateOf(job: MyJob): JobUpdate {
  return { ...fieldsOf(job), is_active: job.is_active, version: job.version };
}
