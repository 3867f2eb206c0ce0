import type { APIRequestContext, Page } from '@playwright/test';
import type { Job, JobInput, MyJob, MyJobList, ScreeningAnswerInput } from '@skillharbor/contract';
import { bodyOf } from './people.ts';
import type { Visit } from './people.ts';

/* These functions prepare jobs and sessions for the journeys. */

/** Makes a title that no other journey uses. */
export function unique(title: string) {
  return `${title} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Returns the date this many days from now, as YYYY-MM-DD in UTC. */
export function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Fills in the required fields of the open form of a new job. */
export async function fillJob(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Short description').fill('Let the boats up, and let them down again.');
  await page.getByLabel('Description', { exact: true }).fill('Six gates.\n\nOne of them sticks.');
  await page.getByLabel('Location').fill('Göteborg, Sweden');
  await page.getByRole('radio', { name: 'Part-time' }).check();
  await page.getByLabel('Application deadline').fill(inDays(20));
}

export function postJob(
  { request, session }: Visit,
  title: string,
  changes: Partial<JobInput> = {},
): Promise<MyJob> {
  const job: JobInput = {
    title,
    short_description: 'Mend nets between two tides.',
    description: 'The nets are of hemp.\n\nYou bring needle and twine.',
    category: 'other',
    location: 'Whitby, United Kingdom',
    salary_range: '$40–55 an hour',
    employment_type: 'contract',
    remote: 'onsite',
    application_deadline: inDays(30),
    ...changes,
  };
  return bodyOf(
    request.post('/api/job-listings/create/', { data: job, headers: bearer(session.access_token) }),
  );
}

export async function apply(
  { request, session }: Visit,
  { id }: Pick<Job, 'id'>,
  coverLetter: string,
  answer?: ScreeningAnswerInput,
) {
  await bodyOf(
    request.post('/api/applications/apply/', {
      headers: bearer(session.access_token),
      multipart: {
        listing: String(id),
        cover_letter: coverLetter,
        use_profile_resume: 'false',
        ...(answer && { screening_answers: JSON.stringify(answer) }),
        resume: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: smallPdf },
      },
    }),
  );
}

export function myJobs({ request, session }: Visit): Promise<MyJobList> {
  return bodyOf(request.get('/api/job-listings/my-listings/', { headers: bearer(session.access_token) }));
}

/** Ends the session on the server, as if it had expired. The browser does not notice. */
export async function endSession(request: APIRequestContext, refreshToken: string) {
  await request.post('/api/auth/logout/', { data: { refresh: refreshToken } });
}

export function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
