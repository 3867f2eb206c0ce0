/** Lets freelancers save jobs, and clients save freelancers. */
import { paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, noContent, notFound, ok } from '../../contract/responses.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { findPresentJobs, presentJob } from './presentJobs.repository.ts';
import { saveFreelancer, saveJob, takeJobs } from './saved.commands.ts';
import type { SavedServices } from './saved.commands.ts';
import { MAX_SAVED } from './saved.policy.ts';
import {
  listSavedFreelancers,
  readSavedFreelancers,
  recordRemovedFreelancer,
} from './savedFreelancers.repository.ts';
import { listSavedJobs, readSavedJobs, recordRemovedJob, writeSeen } from './savedJobs.repository.ts';

type SavedOperations = OperationsOf<
  | 'getSaved'
  | 'lookUpJobs'
  | 'listSavedJobs'
  | 'takeSavedJobs'
  | 'markSavedJobsSeen'
  | 'saveJob'
  | 'removeSavedJob'
  | 'listSavedFreelancers'
  | 'saveFreelancer'
  | 'removeSavedFreelancer'
>;

const PAGE_SIZE = 20;

const responses = {
  saved: noContent,
  full: conflict({ code: 'saved_full', params: { max: MAX_SAVED } }),
  'not found': notFound,
};

export function savedOperations(services: SavedServices): SavedOperations {
  const { queries, clock } = services;
  return {
    async getSaved({ person }) {
      if (person.role === 'freelancer') return ok(await readSavedJobs(queries, person.id, dayOf(clock())));
      return ok({ ids: await readSavedFreelancers(queries, person.accountId), news: 0, lists: [] });
    },

    async lookUpJobs({ query: { id: ids } }) {
      const listed = await findPresentJobs(queries, ids, dayOf(clock()));
      return ok({ results: ids.map((id) => presentJob(id, listed)) });
    },

    async listSavedJobs({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(
        paginate(
          await listSavedJobs(queries, person.id, { page, list: query.list }, dayOf(clock())),
          page,
          url,
        ),
      );
    },

    takeSavedJobs: async ({ body: { jobs }, person }) =>
      ok({ ids: await takeJobs(services, person.id, jobs) }),

    async markSavedJobsSeen({ body: { jobs }, person }) {
      await writeSeen(queries, person.id, jobs);
      return noContent;
    },

    saveJob: async ({ params: { jobId }, body, person }) =>
      responses[await saveJob(services, { userId: person.id, jobId }, body)],

    async removeSavedJob({ params: { jobId }, person }) {
      await recordRemovedJob(queries, { userId: person.id, jobId }, clock());
      return noContent;
    },

    async listSavedFreelancers({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(paginate(await listSavedFreelancers(queries, person.accountId, page), page, url));
    },

    saveFreelancer: async ({ params: { freelancerId }, body: { note }, person }) =>
      responses[await saveFreelancer(services, { clientId: person.accountId, freelancerId }, note)],

    async removeSavedFreelancer({ params: { freelancerId }, person }) {
      await recordRemovedFreelancer(queries, { clientId: person.accountId, freelancerId }, clock());
      return noContent;
    },
  };
}
