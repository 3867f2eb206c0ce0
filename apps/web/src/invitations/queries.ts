import type { Invitation } from '@skillharbor/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { listInvitations, listJobInvitations, listJobsToInviteTo } from '../api/invitations.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** Queries a page of the invitations that the freelancer received. Pages count from 1. */
export const invitationsQuery = ({ api }: App, page: number) =>
  queryOptions({
    queryKey: ['invitations', page],
    queryFn: ({ signal }) => listInvitations(api, { page }, signal),
  });

/**
 * Queries the invitation to a job, which is null for most readers. `jobId` is null for a reader who receives no
 * invitations.
 */
export const invitationToQuery = ({ api }: App, jobId: number | null) =>
  queryOptions<Invitation | null>({
    queryKey: ['invitation', jobId],
    queryFn:
      jobId === null
        ? skipToken
        : async ({ signal }) => (await listInvitations(api, { job: jobId }, signal)).results[0] ?? null,
  });

/** Queries the client's open jobs. Each job states whether the freelancer can be invited to it. */
export const jobsToInviteToQuery = ({ api }: App, freelancerId: number) =>
  queryOptions({
    queryKey: ['jobs-to-invite-to', freelancerId],
    queryFn: async ({ signal }) => (await listJobsToInviteTo(api, known(freelancerId), signal)).results,
  });

/** Queries a page of the invitations to a job of the client. Pages count from 1. */
export const sentInvitationsQuery = ({ api }: App, jobId: number, page: number) =>
  queryOptions({
    queryKey: ['sent-invitations', jobId, page],
    queryFn: ({ signal }) => listJobInvitations(api, known(jobId), page, signal),
  });
