import type { Job } from '@skillharbor/contract';
import { defaultAnswerDay } from '@skillharbor/prose';
import type { advice } from '../../messages/advice.ts';
import { jobInput } from '../JobForm/jobValues.ts';
import type { JobValues } from '../JobForm/jobValues.ts';

/** The job as if it were posted now, with placeholders for what is not written yet. */
export function previewOf(
  values: JobValues,
  { company, today }: { company: string | undefined; today: string },
  placeholders: (typeof advice)['preview']['placeholders'],
): Job {
  const job = jobInput(values);
  return {
    ...job,
    id: 0,
    title: job.title || placeholders.title,
    company: company ?? placeholders.company,
    company_slug: null,
    company_logo: null,
    company_website: '',
    location: job.location || placeholders.location,
    short_description: job.short_description || placeholders.short_description,
    description: job.description || placeholders.description,
    date_posted: today,
    created_at: today,
    is_active: true,
    is_open: true,
    places_left: job.application_limit,
    answers_by: job.answers_by ?? (job.application_deadline && defaultAnswerDay(job.application_deadline)),
  };
}
