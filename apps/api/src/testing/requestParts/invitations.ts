import { randomUUID } from 'node:crypto';
import { postJob } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { ofJob } from './jobs.ts';

/** Creates an invitation to a new job. Resets the daily limit, because other requests have used it up. */
const ofInvitation: RequestParts = async ({ server, client, freelancer }) => {
  await server.database.kysely.deleteFrom('invitations').execute();
  const id = randomUUID();
  const { id: jobId } = await postJob(client);
  await client.send('POST', `/api/job-listings/my-detail/${jobId}/invitations/`, {
    body: { id, freelancer_id: freelancer.id, message: 'Your tide tables are what we need.' },
  });
  return { params: { invitationId: id, jobId } };
};

export const invitationParts = {
  listInvitations: nothing,
  declineInvitation: ofInvitation,
  undoInvitationDecline: ofInvitation,
  listJobsToInviteTo: ({ freelancer: { id } }) => ({ params: { freelancerId: id } }),
  listJobInvitations: ofJob,
  inviteFreelancer: async ({ server, client, freelancer: { id } }) => {
    await server.database.kysely.deleteFrom('invitations').execute();
    return {
      params: { jobId: (await postJob(client)).id },
      fields: { id: randomUUID(), freelancer_id: id },
    };
  },
} satisfies OperationParts;
