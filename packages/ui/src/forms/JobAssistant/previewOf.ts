import type { Job } from '@skillharbor/contract';
import { defaultDecisionDate } from '@skillharbor/prose';
import type { advice } from '../../messages/advice.ts';
import { jobInput } from '../JobForm/jobValues.ts';
import type { JobValues } from '../JobForm/jobValues.ts';

/** The company's details among the fields of a job. */
export type JobCompany = Pick<Job, 'company' | 'company_slug' | 'company_logo' | 'company_website'>;

/** The values that the page of a job shows and its form does not contain. */
export interface PreviewContext {
  /** The company, or undefined if it has not loaded. */
  company: JobCompany | undefined;
  /** The saved job, or undefined for a new one. */
  savedJob: Pick<Job, 'date_posted' | 'application_limit' | 'places_left'> | undefined;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

const unknownCompany = { company_slug: null, company_logo: null, company_website: '' };

/** Returns the job as its page will show it, with placeholders for missing texts. A new job has the date of today. */
export function previewOf(
  values: JobValues,
  { company, savedJob, today }: PreviewContext,
  placeholders: (typeof advice)['preview']['placeholders'],
): Job {
  const job = jobInput(values);
  const {
    company: name,
    company_slug,
    company_logo,
    company_website,
  } = company ?? {
    company: placeholders.company,
    ...unknownCompany,
  };
  return {
    ...job,
    // The page of a job does not show these fields.
    screening_questions: [],
    id: 0,
    title: job.title || placeholders.title,
    company: name,
    company_slug,
    company_logo,
    company_website,
    location: job.location || placeholders.location,
    short_description: job.short_description || placeholders.short_description,
    description: job.description || placeholders.description,
    date_posted: savedJob?.date_posted ?? today,
    created_at: today,
    is_active: true,
    is_open: true,
    filled_at: null,
    places_left: placesLeft(job.application_limit, savedJob),
    decision_date:
      job.decision_date ?? (job.application_deadline && defaultDecisionDate(job.application_deadline)),
  };
}

/** Returns the number of places left under a new limit. Places that are already taken stay taken. */
function placesLeft(limit: number | null, savedJob: PreviewContext['savedJob']): number | null {
  if (limit === null) return null;
  const taken = (savedJob?.application_limit ?? 0) - (savedJob?.places_left ?? 0);
  return Math.max(0, limit - taken);
}
