import { hashOf } from '../../marketplace/auth/tokens.ts';
import { postJob } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';

/** The fields whose values depend on each other, or on the time of the test. */
const fitting = {
  application_deadline: '2026-12-31',
  decision_date: null,
  remote: 'hybrid',
  overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
  publish_on: null,
};

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
  listJobChanges: nothing,
  suggestSearches: () => ({ query: '?search=designer' }),
  getJob: ofJob,
  listRelatedJobs: ofJob,
  getJobEvidence: ofJob,
  getJobFunnel: ofJob,
  countJobView: async (world) => ({ ...(await ofJob(world)), fields: { site: 'search.example' } }),
  createJob: () => ({ fields: fitting }),
  checkJobLink: ofJobLink,
  confirmJob: ofJobLink,
  listMyJobs: nothing,
  getMyJob: ofJob,
  getJobToEdit: ofJob,
  getJobHistory: ofJob,
  updateJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { ...fitting, version: 1 },
  }),
  deleteJob: ofInactiveJob,
} satisfies OperationParts;
