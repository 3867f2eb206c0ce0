import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { InvitationInput } from '@skillharbor/contract';

/** Lists the invitations that the freelancer received, or only the invitation to one job. */
export const listInvitations = (
  { credentialed }: Api,
  query: { page?: number; job?: number },
  signal: AbortSignal,
) => unwrap(credentialed.GET('/api/invitations/', { params: { query }, signal }));

export const declineInvitation = ({ credentialed }: Api, invitationId: string, reason?: string) =>
  unwrap(
    credentialed.POST('/api/invitations/{invitationId}/decline/', {
      params: { path: { invitationId } },
      body: reason === undefined ? {} : { reason },
    }),
  );

export const undoInvitationDecline = ({ credentialed }: Api, invitationId: string) =>
  unwrap(
    credentialed.POST('/api/invitations/{invitationId}/decline/undo/', {
      params: { path: { invitationId } },
    }),
  );

export const listJobsToInviteTo = ({ bearer }: Api, freelancerId: number, signal: AbortSignal) =>
  unwrap(
    bearer.GET('/api/job-listings/to-invite/{freelancerId}/', {
      params: { path: { freelancerId } },
      signal,
    }),
  );

export const listJobInvitations = ({ bearer }: Api, jobId: number, page: number, signal: AbortSignal) =>
  unwrap(
    bearer.GET('/api/job-listings/my-detail/{jobId}/invitations/', {
      params: { path: { jobId }, query: { page } },
      signal,
    }),
  );

export const inviteFreelancer = ({ bearer }: Api, jobId: number, body: InvitationInput) =>
  unwrap(
    bearer.POST('/api/job-listings/my-detail/{jobId}/invitations/', {
      params: { path: { jobId } },
      body,
    }),
  );
