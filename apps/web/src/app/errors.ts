import { ApiError, NetworkError } from '@skillharbor/api-client';
import type { DecisionInput } from '@skillharbor/contract';
import type { Messages } from '@skillharbor/ui/messages';
import type { Submission } from '@skillharbor/ui/primitives';
import type { AppMessages } from '../language/messages.ts';

/** A failure in a format that a server can send to the browser with a page. */
export type Failure =
  /** The URL has no usable id. */
  | { kind: 'no-id' }
  | { kind: 'network' }
  | ({
      kind: 'refused';
    } & Pick<ApiError, 'status' | 'detail' | 'code' | 'params' | 'fieldErrors' | 'fieldCodes'>)
  /** The failure is a bug in this app. */
  | { kind: 'fault' };

/** The URL contains no id, or an invalid one. */
export class MissingIdError extends Error {
  override readonly name = 'MissingIdError';
}

/** The reason why a browser provided no passkey. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported';

/** The browser could not create or provide a passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause: unknown) {
    super('The browser gave no passkey.', { cause });
    this.problem = problem;
  }
}

/** The error of a query that a server ran. JSON cannot contain errors, so a page carries the failure to the browser. */
export class RenderedError extends Error {
  override readonly name = 'RenderedError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('A query failed on the server.');
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof RenderedError) return error.failure;
  if (error instanceof ApiError) {
    const { status, detail, code, params, fieldErrors, fieldCodes } = error;
    return { kind: 'refused', status, detail, code, params, fieldErrors, fieldCodes };
  }
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof MissingIdError) return { kind: 'no-id' };
  return { kind: 'fault' };
}

/** The sentences to show when the data cannot be loaded. */
export interface LoadMessages {
  other: string;
  /** The user is not allowed to see the data. */
  refused?: string;
  notFound?: string;
  missingId?: string;
}

/** Returns true for the statuses that mean that data does not exist for this user, or no longer exists. */
export const isMissing = (status: number) => status === 404 || status === 410;

function isNotFound(failure: Failure): boolean {
  return failure.kind === 'refused' && isMissing(failure.status);
}

/** Returns true if another attempt may help. It never helps if the data does not exist. */
export function canRetry(failure: Failure): boolean {
  return failure.kind !== 'no-id' && !isNotFound(failure);
}

/** Returns the specification's sentence that explains a failure to load. */
export function loadSentence(
  failure: Failure,
  { other, refused = other, notFound = other, missingId = notFound }: LoadMessages,
): string {
  if (failure.kind === 'no-id') return missingId;
  if (failure.kind === 'refused' && failure.status === 403) return refused;
  return isNotFound(failure) ? notFound : other;
}

export const loadMessages = {
  jobs: ({ listings }: Messages['jobs']): LoadMessages => ({ other: listings.loadFailed }),
  job: ({ job }: Messages['jobs']): LoadMessages => ({
    other: job.loadFailed,
    notFound: job.notFound,
    missingId: job.missingId,
  }),
  company: ({ page }: Messages['companies']): LoadMessages => ({
    other: page.loadFailed,
    notFound: page.notFound,
  }),
  companyJobs: ({ page }: Messages['companies']): LoadMessages => ({ other: page.jobsFailed }),
  myCompany: ({ edit }: Messages['companies']): LoadMessages => ({ other: edit.loadFailed }),
  team: ({ page }: Messages['team']): LoadMessages => ({ other: page.loadFailed }),
  myApplications: ({ list }: Messages['applications']): LoadMessages => ({ other: list.loadFailed }),
  conversations: ({ all }: Messages['conversations']): LoadMessages => ({ other: all.loadFailed }),
  thread: ({ threads }: Messages['conversations']): LoadMessages => ({
    other: threads.loadFailed,
    notFound: threads.notFound,
  }),
  saved: ({ loadFailed }: { loadFailed: string }): LoadMessages => ({ other: loadFailed }),
  invitations: ({ received }: Messages['invitations']): LoadMessages => ({ other: received.loadFailed }),
  sentInvitations: ({ sent }: Messages['invitations']): LoadMessages => ({ other: sent.loadFailed }),
  inviting: ({ invite }: Messages['invitations']): LoadMessages => ({
    other: invite.loadFailed,
    notFound: invite.notFound,
  }),
  agreement: ({ loadFailed, notFound }: Messages['agreements']): LoadMessages => ({
    other: loadFailed,
    notFound,
  }),
  myApplication: ({ one }: Messages['applications']): LoadMessages => ({ other: one.loadFailed }),
  questions: ({ loadFailed }: Messages['questions']): LoadMessages => ({ other: loadFailed }),
  myJobs: ({ listings }: Messages['jobs']): LoadMessages => ({ other: listings.loadFailed }),
  managedJob: ({ job }: Messages['jobs'], { managedJobFailed }: AppMessages): LoadMessages => ({
    other: managedJobFailed,
    notFound: job.notFound,
    missingId: job.missingId,
  }),
  funnel: ({ loadFailed }: Messages['funnel']): LoadMessages => ({ other: loadFailed }),
  jobHistory: ({ manageJob }: Messages['client']): LoadMessages => ({ other: manageJob.history.loadFailed }),
  applicant: ({ applicantFailed }: AppMessages): LoadMessages => ({ other: applicantFailed }),
  freelancers: ({ directory }: Messages['freelancers']): LoadMessages => ({ other: directory.loadFailed }),
  freelancer: ({ freelancer }: Messages['freelancers']): LoadMessages => ({
    other: freelancer.loadFailed,
    notFound: freelancer.notFound,
  }),
  sessions: ({ sessions }: Messages['accountPage']): LoadMessages => ({ other: sessions.loadFailed }),
  settings: ({ settings }: Messages['accountPage']): LoadMessages => ({ other: settings.loadFailed }),
  workRecord: ({ loadFailed }: Messages['workRecord']): LoadMessages => ({ other: loadFailed }),
  notifications: ({ loadFailed }: Messages['notifications']): LoadMessages => ({ other: loadFailed }),
  activity: ({ loadFailed }: Messages['activity']): LoadMessages => ({ other: loadFailed }),
  passkeys: ({ loadFailed }: Messages['passkeys']): LoadMessages => ({ other: loadFailed }),
  evidence: ({ job }: Messages['evidence']): LoadMessages => ({ other: job.loadFailed }),
  domain: ({ domain }: Messages['evidence']): LoadMessages => ({ other: domain.loadFailed }),
  calendar: ({ loadFailed }: Messages['calendar']): LoadMessages => ({ other: loadFailed }),
  push: ({ loadFailed }: Messages['push']): LoadMessages => ({ other: loadFailed }),
  oneTimeCodes: ({ loadFailed }: Messages['oneTimeCodes']): LoadMessages => ({ other: loadFailed }),
  profileResumes: ({ loadFailed }: Messages['resumes']): LoadMessages => ({ other: loadFailed }),
  earlierLetters: ({ apply }: Messages['resumes']): LoadMessages => ({
    other: apply.earlierLetters.loadFailed,
  }),
  profile: ({ profile }: Messages['freelancers']): LoadMessages => ({ other: profile.loadFailed }),
};

type Failed = Extract<Submission, { status: 'failed' }>;

/**
 * Explains why a form could not be submitted. Field errors are shown at their fields, and the server's own sentence
 * above the form. `other` is shown if the server sent no helpful sentence.
 */
export function sendFailure(error: unknown, other: string, appMessages: AppMessages): Failed {
  const { ofServer } = appMessages;
  const failure = failureOf(error);
  if (failure.kind === 'network') return { status: 'failed', message: appMessages.unreachable };
  if (failure.kind !== 'refused') return { status: 'failed', message: other };
  if (failure.status === 401)
    return {
      status: 'failed',
      message: failure.detail === null ? appMessages.sessionEnded : ofServer(failure.detail, failure),
    };
  const { detail, status } = failure;
  const fieldErrors = fieldErrorsIn(failure, appMessages);
  if (fieldErrors) return { status: 'failed', fieldErrors };
  return { status: 'failed', message: status < 500 && detail !== null ? ofServer(detail, failure) : other };
}

/** Returns the server's messages about fields, or undefined if there are none. */
function fieldErrorsIn(
  failure: Failure,
  { ofServer }: AppMessages,
): Record<string, readonly string[]> | undefined {
  if (failure.kind !== 'refused' || Object.keys(failure.fieldErrors).length === 0) return undefined;
  return Object.fromEntries(
    Object.entries(failure.fieldErrors).map(([field, sentences]) => [
      field,
      sentences.map((sentence, index) => ofServer(sentence, failure.fieldCodes[field]?.[index])),
    ]),
  );
}

/**
 * For these statuses, the server's sentences say what the user can do about a request that is too large or too
 * frequent.
 */
const actionable: ReadonlySet<number> = new Set([413, 429]);

/** Returns the server's own sentence if it helps more than the specification's, and null otherwise. */
function adviceIn(failure: Failure, { ofServer }: AppMessages): string | null {
  if (failure.kind !== 'refused' || !actionable.has(failure.status) || failure.detail === null) return null;
  return ofServer(failure.detail, failure);
}

/** Returns the specification's sentence, followed by the server's sentence if it helps. */
function withAdvice(sentence: string, failure: Failure, appMessages: AppMessages): string {
  const advice = adviceIn(failure, appMessages);
  return advice === null ? sentence : `${sentence} ${advice}`;
}

/**
 * Explains why a decision was not sent: by the server's sentence if it belongs to a field or helps, and otherwise by
 * the specification's sentence.
 */
export function decisionFailure(
  error: unknown,
  decision: DecisionInput['status'],
  client: Messages['client'],
  appMessages: AppMessages,
): Failed {
  const failure = failureOf(error);
  const fieldErrors = fieldErrorsIn(failure, appMessages);
  if (fieldErrors) return { status: 'failed', fieldErrors };
  const { failed } = decision === 'accepted' ? client.acceptModal : client.declineModal;
  // The dialog itself shows the specification's sentence.
  return { status: 'failed', message: adviceIn(failure, appMessages) ?? failed };
}

/**
 * Explains why a message was not sent: by the specification's sentence, followed by the server's sentence if it helps.
 */
export function contactFailure(
  error: unknown,
  { failed }: Messages['freelancers']['contact'],
  appMessages: AppMessages,
): Failed {
  const failure = failureOf(error);
  const fieldErrors = fieldErrorsIn(failure, appMessages);
  const message = withAdvice(failed, failure, appMessages);
  return { status: 'failed', message, ...(fieldErrors && { fieldErrors }) };
}

/**
 * The code of an error. If a server sends no codes, two problems are recognized by the sentences that the specification
 * defines.
 */
function applyCode(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.texts.includes('Resume not found in profile.')) return 'resume_not_in_profile';
  return error.detail?.toLowerCase().includes('unique constraint') ? 'already_applied' : error.code;
}

/**
 * For these codes, the server's sentences say what the freelancer can do. The specification does not cover these cases.
 */
const hasOwnSentence: ReadonlySet<string> = new Set([
  'address_unconfirmed',
  'second_factor_missing',
  'applied_too_often',
  'open_applications_full',
  'open_resumes_full',
]);

/**
 * Explains why an application was not sent: by the server's sentence if it belongs to a field, and otherwise by one of
 * three sentences of the specification. A job without free places has its own sentence, because another attempt would
 * not help.
 */
export function applyFailure(
  error: unknown,
  { errors }: Messages['jobs']['apply'],
  appMessages: AppMessages,
): Failed {
  const failure = failureOf(error);
  const code = applyCode(error);
  if (code === 'places_taken') return { status: 'failed', message: errors.full };
  if (code === 'already_applied') return { status: 'failed', message: errors.alreadyApplied };
  if (code === 'resume_not_in_profile') return { status: 'failed', message: errors.resumeMissing };
  if (code !== null && hasOwnSentence.has(code)) return sendFailure(error, errors.other, appMessages);
  const fieldErrors = fieldErrorsIn(failure, appMessages);
  if (fieldErrors) return { status: 'failed', fieldErrors };
  return { status: 'failed', message: withAdvice(errors.other, failure, appMessages) };
}
