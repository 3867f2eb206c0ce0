import { postJob } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { ofJob } from './jobs.ts';

const ofFreelancer: RequestParts = ({ freelancer }) => ({ params: { freelancerId: freelancer.id } });

export const savedParts = {
  getSaved: nothing,
  lookUpJobs: async ({ client }) => ({ query: `?id=${(await postJob(client)).id}` }),
  listSavedJobs: nothing,
  takeSavedJobs: async ({ client }) => ({
    fields: { jobs: [{ id: (await postJob(client)).id, title: 'Pilot', note: '' }] },
  }),
  markSavedJobsSeen: nothing,
  saveJob: ofJob,
  removeSavedJob: ofJob,
  listSavedFreelancers: nothing,
  saveFreelancer: ofFreelancer,
  removeSavedFreelancer: ofFreelancer,
} satisfies OperationParts;
