import type { NewJobListing, Queries } from '../tables.ts';
import { applications } from './data/applications.ts';
import { clients } from './data/clients.ts';
import { jobs } from './data/jobs.ts';
import type { CategorizedJob } from './data/jobs.ts';
import { dayAfter, daysBefore } from './moments.ts';
import type { People } from './people.ts';

/** Job ids by title. */
export type Listings = ReadonlyMap<string, number>;

export async function insertListings(queries: Queries, people: People, now: Date): Promise<Listings> {
  const rows = jobs
    .map((job, index) => listingRow(job, index, people, now))
    // Ids grow with time, as they do in real life.
    .sort((one, other) => one.created_at.valueOf() - other.created_at.valueOf());
  const inserted = await queries.insertInto('job_listings').values(rows).returning(['id', 'title']).execute();
  return new Map(inserted.map(({ id, title }) => [title, id]));
}

function listingRow(job: CategorizedJob, index: number, people: People, now: Date) {
  const clientId = people.clients.get(job.client);
  if (clientId === undefined) throw new Error(`The client ${job.client} was not inserted.`);
  const received = applications.filter(({ to }) => to === job.title);
  // Spread over the day, so that not everything was posted at the same minute.
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
    employment_type: job.employment_type,
    remote: job.remote,
    application_deadline: dayAfter(now, job.closes),
    is_active: !job.is_inactive,
    created_at: posted,
    date_posted: posted,
    deleted_at: null,
    applications_count: received.length,
    undecided_count: received.filter(({ decision }) => !decision).length,
  } satisfies NewJobListing;
}
