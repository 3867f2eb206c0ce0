import { ApiError, NetworkError } from '@skillharbor/api-client';
import type { Decision } from '@skillharbor/contract';
import type { Submission } from '@skillharbor/ui/primitives';
import type { Messages } from '@skillharbor/ui/messages';
import { words } from './words.ts';

/** What went wrong, in a form that can travel with a page from the server to the browser. */
export type Failure =
  /** The address has no usable id. */
  | { kind: 'no-id' }
  | { kind: 'network' }
  | { kind: 'refused'; status: number; detail: string | null; fieldErrors: Record<string, readonly string[]> }
  /** A fault of this app. */
  | { kind: 'fault' };

/** The id in the address is missing or not a number. */
export class MissingIdError extends Error {
  override readonly name = 'MissingIdError';
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { status, detail, fieldErrors } = error;
    return { kind: 'refused', status, detail, fieldErrors };
  }
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof MissingIdError) return { kind: 'no-id' };
  return { kind: 'fault' };
}

/** The sentences for one thing that could not be loaded. */
export interface LoadWords {
  other: string;
  notFound?: string;
  missingId?: string;
}

/** Why something could not be loaded: the specification's error catalogue. */
export function loadSentence(
  failure: Failure,
  { other, notFound = other, missingId = notFound }: LoadWords,
): string {
  if (failure.kind === 'no-id') return missingId;
  if (failure.kind === 'refused' && failure.status === 404) return notFound;
  return other;
}

export const loadWords = {
  jobs: (m: Messages): LoadWords => ({ other: m.jobs.listings.loadFailed }),
  job: ({ jobs: { job } }: Messages): LoadWords => ({
    other: job.loadFailed,
    notFound: job.notFound,
    missingId: job.missingId,
  }),
  myApplications: (m: Messages): LoadWords => ({ other: m.jobs.applications.loadFailed }),
  myJobs: (m: Messages): LoadWords => ({ other: m.jobs.listings.loadFailed }),
  managedJob: ({ jobs: { job } }: Messages): LoadWords => ({
    other: words.managedJobFailed,
    notFound: job.notFound,
    missingId: job.missingId,
  }),
  applicant: (): LoadWords => ({ other: words.applicantFailed }),
  freelancers: (m: Messages): LoadWords => ({ other: m.freelancers.directory.loadFailed }),
  freelancer: ({ freelancers: { freelancer } }: Messages): LoadWords => ({
    other: freelancer.loadFailed,
    notFound: freelancer.notFound,
  }),
  profile: (m: Messages): LoadWords => ({ other: m.freelancers.profile.loadFailed }),
};

type Failed = Extract<Submission, { status: 'failed' }>;

/**
 * Why something could not be sent. What the server says about fields stands at the fields, its own sentence above
 * the form, and `other` where it has none that helps.
 */
export function sendFailure(error: unknown, other: string): Failed {
  const failure = failureOf(error);
  if (failure.kind === 'network') return { status: 'failed', message: words.unreachable };
  if (failure.kind !== 'refused') return { status: 'failed', message: other };
  if (failure.status === 401) return { status: 'failed', message: failure.detail ?? words.sessionEnded };
  const { detail, fieldErrors, status } = failure;
  if (Object.keys(fieldErrors).length > 0) return { status: 'failed', fieldErrors };
  return { status: 'failed', message: status < 500 && detail !== null ? detail : other };
}

/** Why a decision was not taken: the specification's sentence, and the server's for a field. */
export function decisionFailure(
  error: unknown,
  decision: Decision['status'],
  client: Messages['client'],
): Failed {
  const { fieldErrors } = sendFailure(error, '');
  if (fieldErrors) return { status: 'failed', fieldErrors };
  return {
    status: 'failed',
    message: decision === 'accepted' ? client.acceptModal.failed : client.declineModal.failed,
  };
}

/** Why a message was not sent: always the specification's sentence, and what the server says about fields. */
export function contactFailure(error: unknown, { failed }: Messages['freelancers']['contact']): Failed {
  const { fieldErrors } = sendFailure(error, failed);
  return { status: 'failed', message: failed, ...(fieldErrors && { fieldErrors }) };
}

/** Why an application did not arrive: the specification's own three sentences. */
export function applyFailure(error: unknown, { errors }: Messages['jobs']['apply']): Failed {
  const failure = failureOf(error);
  const detail = failure.kind === 'refused' ? (failure.detail ?? '') : '';
  if (/unique/i.test(detail)) return { status: 'failed', message: errors.alreadyApplied };
  if (detail === 'Resume not found in profile.') return { status: 'failed', message: errors.resumeMissing };
  if (failure.kind === 'refused' && Object.keys(failure.fieldErrors).length > 0)
    return { status: 'failed', fieldErrors: failure.fieldErrors };
  return { status: 'failed', message: errors.other };
}
