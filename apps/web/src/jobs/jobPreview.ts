import type { Job } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import type { Preview } from '../app/preview.ts';
import { socialPicture } from '../app/socialPicture.ts';
import { paths } from '../navigation/paths.ts';

/**
 * Returns the preview of a job, or null if the job is hidden from the public. Its client and its applicants still see
 * such a job.
 */
export function jobPreview(job: Job): Preview | null {
  const { id, title, company, location, employment_type, remote, pay } = job;
  if (!job.is_active) return null;
  return {
    description: excerpt(job.short_description),
    canonical: paths.job(id),
    picture: {
      path: socialPicture('job', id, [
        title,
        company,
        location,
        employment_type,
        remote,
        JSON.stringify(pay),
      ]),
      alt: `${title}, ${company}`,
    },
  };
}
