import type { ScreeningQuestion } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import type { NewJob } from '../platform/database/tables/jobs.ts';
import { applications } from './data/applications.ts';
import { toPayColumns, toPlaceColumns } from '../marketplace/jobs/jobs.repository.ts';
import { clients } from './data/clients.ts';
import { jobs } from './data/jobs.ts';
import type { CategorizedJob } from './data/jobs.ts';
import type { DemoJob } from './data/types.ts';
import { dayAfter, daysBefore } from './dates.ts';
import type { People } from './people.ts';

/** The ids of the jobs, by their titles. */
export type JobIds = ReadonlyMap<string, number>;

export async function insertJobs(queries: Queries, people: People, now: Date): Promise<JobIds> {
  const rows = jobs
    .map((job, index) => jobRow(job, index, people, now))
    // Inserts the jobs in the order of their dates, so that later jobs have higher ids, as on a real site.
    .sort((one, other) => one.created_at.valueOf() - other.created_at.valueOf());
  const inserted = await queries.insertInto('job_listings').values(rows).returning(['id', 'title']).execute();
  return new Map(inserted.map(({ id, title }) => [title, id]));
}

/** Returns the screening questions of a demo job. The id of a question must be unique only within the job. */
export function questionsOf({ screening_questions = [] }: DemoJob): ScreeningQuestion[] {
  return screening_questions.map((question, index) => ({ ...question, id: `demo-${index + 1}` }));
}

function jobRow(job: CategorizedJob, index: number, people: People, now: Date) {
  const clientId = people.clients.get(job.client);
  if (clientId === undefined) throw new Error(`The client ${job.client} was not inserted.`);
  const received = applications.filter(({ to }) => to === job.title);
  // Spreads the times over the day, so that not all jobs are posted at the same minute.
  const posted = daysBefore(now, job.posted + 0.05 + (index % 9) * 0.07);
  return {
    client_id: clientId,
    title: job.title,
    company: clients[job.client].company,
    category: job.category,
    location: job.location,
    short_description: job.short_description,
    description: job.description,
    salary_range: job.salary_range,
    ...toPayColumns(job.pay),
    employment_type: job.employment_type,
    remote: job.remote,
    ...toPlaceColumns(job),
    application_deadline: dayAfter(now, job.closes),
    decision_date: job.decisionDate === undefined ? null : dayAfter(now, job.decisionDate),
    blind_review: job.blind_review ?? false,
    application_limit: job.application_limit ?? null,
    screening_questions: JSON.stringify(questionsOf(job)),
    positions: job.positions ?? 1,
    filled_at: job.filled === undefined ? null : daysBefore(now, job.filled.at),
    is_active: !job.is_inactive && job.filled === undefined,
    created_at: posted,
    date_posted: posted,
    updated_at: posted,
    last_sign_at: daysBefore(now, job.seen ?? 0),
    paused_at: job.unconfirmed === undefined ? null : daysBefore(now, job.unconfirmed),
    pauses: job.unconfirmed === undefined ? 0 : 1,
    deleted_at: null,
    applications_count: received.length,
    undecided_count: received.filter(
      ({ decision, withdrawal, closed }) => !decision && !withdrawal && closed === undefined,
    ).length,
    taken_count: received.filter(
      ({ decision, withdrawal, closed }) =>
        decision?.status !== 'rejected' && !withdrawal && closed === undefined,
    ).length,
  } satisfies NewJob;
}
