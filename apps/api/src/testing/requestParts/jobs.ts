import { hashOf } from '../../marketplace/auth/tokens.ts';
import { postJob } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';

const DEADLINE = '2026-12-31';

export const ofJob: RequestParts = async ({ client }) => ({ params: { jobId: (await postJob(client)).id } });

const ofInactiveJob: RequestParts = async ({ client }) => ({
  params: { jobId: (await postJob(client, { is_active: false })).id },
});

const ofJobLink: RequestParts = async ({ server, client }) => {
  const { id } = await postJob(client);
  const token = `still-looking-${id}`;
  await server.database.kysely
    .updateTable('job_listings')
    .set({ link_hash: hashOf(token) })
    .where('id', '=', id)
    .execute();
  return { fields: { token } };
};

export const jobParts = {
  listJobs: nothing,
  suggestSearches: () => ({ query: '?search=designer' }),
  getJob: ofJob,
  listRelatedJobs: ofJob,
  createJob: () => ({ fields: { application_deadline: DEADLINE, decision_date: null } }),
  checkJobLink: ofJobLink,
  confirmJob: ofJobLink,
  listMyJobs: nothing,
  getMyJob: ofJob,
  getJobToEdit: ofJob,
  getJobHistory: ofJob,
  updateJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { application_deadline: DEADLINE, decision_date: null, version: 1 },
  }),
  deleteJob: ofInactiveJob,
} satisfies OperationParts;
