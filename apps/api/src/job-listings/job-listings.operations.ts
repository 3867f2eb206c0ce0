import { hasApplied } from '../applications/applications.repository.ts';
import { badFields, conflict, created, noContent, notFound, ok } from '../contract/answers.ts';
import type { OperationsOf } from '../contract/operations.ts';
import { pageOf } from '../contract/pages.ts';
import type { Services } from '../services.ts';
import { isPossibleDeadline, maySee } from './job-listings.policy.ts';
import {
  deleteMyInactiveJob,
  findJob,
  findMyJob,
  insertJob,
  listActiveJobs,
  listMyJobs,
  totalMyJobs,
  updateMyJob,
} from './job-listings.repository.ts';
import { toJob, toMyJob, toSummary } from './rows.ts';
import { searchActiveJobs } from './search.repository.ts';

const PAGE_SIZE = 20;

type JobOperations = OperationsOf<
  'listJobs' | 'getJob' | 'getJobToEdit' | 'updateJob' | 'deleteJob' | 'listMyJobs' | 'getMyJob' | 'createJob'
>;

const pastDeadline = badFields({ application_deadline: ['Choose today or a later day.'] });

export function jobOperations({ queries, clock }: Services): JobOperations {
  async function myJob(id: number, clientId: number) {
    const row = await findMyJob(queries, id, clientId);
    return row ? ok(toMyJob(row, clock())) : notFound;
  }

  return {
    async listJobs({ query: { page: number = 1, search = '', category }, url }) {
      const page = { number, size: PAGE_SIZE };
      const words = search.trim();
      const { rows, count } =
        words === ''
          ? await listActiveJobs(queries, page, category)
          : { rows: await searchActiveJobs(queries, { words, category }, page), count: null };
      const now = clock();
      const { results, next, previous } = pageOf(rows, page, url);
      return ok({ results: results.map((row) => toSummary(row, now)), next, previous, count });
    },

    async getJob({ params: { jobId }, person }) {
      const row = await findJob(queries, jobId);
      if (!row) return notFound;
      const applied = !row.is_active && person !== null && (await hasApplied(queries, jobId, person.id));
      return maySee(row, person, applied) ? ok(toJob(row, clock())) : notFound;
    },

    getJobToEdit: ({ params: { jobId }, person }) => myJob(jobId, person.id),

    getMyJob: ({ params: { jobId }, person }) => myJob(jobId, person.id),

    async listMyJobs({ query, person, url }) {
      const now = clock();
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const totals = await totalMyJobs(queries, person.id);
      const { results, next, previous } = pageOf(await listMyJobs(queries, person.id, page), page, url);
      return ok({ results: results.map((row) => toMyJob(row, now)), next, previous, totals });
    },

    async createJob({ body, person }) {
      const now = clock();
      if (!isPossibleDeadline(body.application_deadline, now)) return pastDeadline;
      return created(toMyJob(await insertJob(queries, person.id, body, now), now));
    },

    async updateJob({ params: { jobId }, body, person }) {
      const now = clock();
      const before = await findMyJob(queries, jobId, person.id);
      if (!before) return notFound;
      if (!isPossibleDeadline(body.application_deadline, now, before.application_deadline))
        return pastDeadline;
      const row = await updateMyJob(queries, jobId, person.id, body, now);
      if (!row) return conflict('This job was changed meanwhile. Please reload it and try again.');
      return ok(toMyJob(row, now));
    },

    async deleteJob({ params: { jobId }, person }) {
      if (await deleteMyInactiveJob(queries, jobId, person.id, clock())) return noContent;
      const isStillThere = (await findMyJob(queries, jobId, person.id)) !== undefined;
      return isStillThere ? conflict('This job is active. Please deactivate it first.') : notFound;
    },
  };
}
