import { apply, postJob } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { smallPdf } from '../resumes.ts';
import { ofJob } from './jobs.ts';

export const ofApplication: RequestParts = async ({ client, freelancer }) => ({
  params: { applicationId: (await apply(freelancer, await postJob(client))).id },
});

const ofShortlisted: RequestParts = async ({ client, freelancer }) => {
  const { id } = await apply(freelancer, await postJob(client));
  await client.send('PUT', `/api/applications/shortlist/${id}/`, { body: { is_shortlisted: true } });
  return { params: { applicationId: id } };
};

export const ofHeldDecision: RequestParts = async ({ client, freelancer }) => {
  const { id } = await apply(freelancer, await postJob(client));
  await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'accepted' } });
  return { params: { applicationId: id } };
};

const ofFilledJob: RequestParts = async ({ client }) => {
  const { id } = await postJob(client);
  await client.send('POST', `/api/applications/fill/${id}/`, { body: { filled_by: [] } });
  return { params: { jobId: id } };
};

export const applicationParts = {
  hasApplied: ofJob,
  applyToJob: async ({ client }) => ({
    fields: {
      listing: (await postJob(client)).id,
      screening_answers: [],
      profile_resume: 1,
      save_resume: false,
    },
    files: { resume: smallPdf() },
  }),
  listMyApplications: nothing,
  getMyApplication: ofApplication,
  withdrawApplication: ofApplication,
  listApplications: ofJob,
  openApplication: ofApplication,
  revealApplicant: ofApplication,
  getNeighbours: ofApplication,
  shortlistApplication: ofApplication,
  notifyShortlisted: ofShortlisted,
  noteApplication: ofApplication,
  decideApplication: ofApplication,
  undoDecision: ofHeldDecision,
  declineAll: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { own_messages: [], keep: [] },
  }),
  undoDeclines: ofJob,
  fillJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { filled_by: [] },
  }),
  undoFill: ofFilledJob,
  listWaiting: nothing,
  getResume: ofApplication,
} satisfies OperationParts;
