import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type {
  ApplicantsQuery,
  ApplicationInput,
  ApplicationStatus,
  DeclineAllInput,
  DecisionInput,
  WithdrawalInput,
} from '@skillharbor/contract';

export const listMyApplications = (
  { credentialed }: Api,
  query: { page: number; status?: ApplicationStatus[] },
  signal: AbortSignal,
) => unwrap(credentialed.GET('/api/applications/my/', { params: { query }, signal }));

export const getMyApplication = ({ credentialed }: Api, applicationId: number, signal: AbortSignal) =>
  unwrap(
    credentialed.GET('/api/applications/my/{applicationId}/', {
      params: { path: { applicationId } },
      signal,
    }),
  );

export const withdrawApplication = ({ credentialed }: Api, applicationId: number, body: WithdrawalInput) =>
  unwrap(
    credentialed.POST('/api/applications/my/{applicationId}/withdraw/', {
      params: { path: { applicationId } },
      body,
    }),
  );

export const listApplications = (
  { credentialed }: Api,
  jobId: number,
  query: { page?: number; freelancer_id?: number; id?: number[] } & ApplicantsQuery,
  signal: AbortSignal,
) =>
  unwrap(credentialed.GET('/api/applications/list/{jobId}', { params: { path: { jobId }, query }, signal }));

export const hasApplied = ({ credentialed }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/applications/has-applied/{jobId}/', { params: { path: { jobId } }, signal }));

/** Sends an application. `onProgress` receives the uploaded fraction, from 0 to 1. */
export const applyToJob = (
  { credentialed }: Api,
  body: ApplicationInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.POST('/api/applications/apply/', {
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const decideApplication = ({ credentialed }: Api, applicationId: number, body: DecisionInput) =>
  unwrap(
    credentialed.PATCH('/api/applications/update/{applicationId}/', {
      params: { path: { applicationId } },
      body,
    }),
  );

/** Reveals the sender of an application that is under blind review. */
export const revealApplicant = ({ credentialed }: Api, applicationId: number) =>
  unwrap(
    credentialed.POST('/api/applications/reveal/{applicationId}/', { params: { path: { applicationId } } }),
  );

export const undoDecision = ({ credentialed }: Api, applicationId: number) =>
  unwrap(
    credentialed.POST('/api/applications/update/{applicationId}/undo/', {
      params: { path: { applicationId } },
    }),
  );

/** Declines all applicants of a job who are waiting for a decision. */
export const declineAll = ({ credentialed }: Api, jobId: number, body: DeclineAllInput) =>
  unwrap(credentialed.POST('/api/applications/decline-all/{jobId}/', { params: { path: { jobId } }, body }));

export const undoDeclines = ({ credentialed }: Api, jobId: number, decided_at: string) =>
  unwrap(
    credentialed.POST('/api/applications/decline-all/{jobId}/undo/', {
      params: { path: { jobId } },
      body: { decided_at },
    }),
  );

/** Records that the client has opened the application. */
export const openApplication = ({ credentialed }: Api, applicationId: number) =>
  unwrap(
    credentialed.POST('/api/applications/opened/{applicationId}/', { params: { path: { applicationId } } }),
  );

/** Returns the freelancers who come before and after an application in the list of its job. */
export const getNeighbours = (
  { credentialed }: Api,
  applicationId: number,
  query: ApplicantsQuery,
  signal: AbortSignal,
) =>
  unwrap(
    credentialed.GET('/api/applications/neighbours/{applicationId}/', {
      params: { path: { applicationId }, query },
      signal,
    }),
  );

export const shortlistApplication = ({ credentialed }: Api, applicationId: number, is_shortlisted: boolean) =>
  unwrap(
    credentialed.PUT('/api/applications/shortlist/{applicationId}/', {
      params: { path: { applicationId } },
      body: { is_shortlisted },
    }),
  );

/** Notifies the freelancer that the application is on the shortlist. */
export const notifyShortlisted = ({ credentialed }: Api, applicationId: number) =>
  unwrap(
    credentialed.POST('/api/applications/shortlist/{applicationId}/notify/', {
      params: { path: { applicationId } },
    }),
  );

export const noteApplication = ({ credentialed }: Api, applicationId: number, note: string) =>
  unwrap(
    credentialed.PUT('/api/applications/note/{applicationId}/', {
      params: { path: { applicationId } },
      body: { note },
    }),
  );

export const fillJob = ({ credentialed }: Api, jobId: number, filled_by: number[]) =>
  unwrap(
    credentialed.POST('/api/applications/fill/{jobId}/', {
      params: { path: { jobId } },
      body: { filled_by },
    }),
  );

export const undoFill = ({ credentialed }: Api, jobId: number) =>
  unwrap(credentialed.POST('/api/applications/fill/{jobId}/undo/', { params: { path: { jobId } } }));

export const listWaiting = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/applications/waiting/', { signal }));
