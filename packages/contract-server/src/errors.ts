/**
 * Converts every error to a problem. A response never reveals anything about the server's code: an unknown error is
 * logged, and its response contains only a general problem.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, busy, diskFullForFile } from './problem.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './validationMessages.ts';

/** The functions with which the application describes errors. */
export interface ErrorRules {
  /** Returns the body of the response to a problem. */
  bodyOf: (problem: Problem) => object;
  /** Returns true if another attempt may succeed after this error, such as a lost connection to the database. */
  isUnavailable?: (error: Error) => boolean;
  /** Returns what an operator can do about an error, for the log. Returns null if nothing is known. */
  remedyOf?: (error: Error) => string | null;
}

export function registerErrorHandler(app: FastifyInstance, rules: ErrorRules): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { problem } = prepareRefusal(error, request, reply, rules);
    return reply.type('application/json').send(rules.bodyOf(problem));
  });
}

/**
 * Logs the error, and sets the status and the headers of the response. Returns the problem, from which the caller makes
 * the body.
 */
export function prepareRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  rules: Omit<ErrorRules, 'bodyOf'>,
): ProblemError {
  const problem = problemOf(error, rules);
  if (problem.statusCode >= 500) {
    const remedy = rules.remedyOf?.(error) ?? null;
    request.log.error({ err: error, ...(remedy !== null && { remedy }) }, 'request failed');
  } else {
    request.log.info({ reason: problem.message, code: error.code }, 'request refused');
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // A cache must not store an error, and a browser must not save it as the file that was requested.
  reply.header('cache-control', 'no-store').removeHeader('content-disposition');
  reply.code(problem.statusCode);
  return problem;
}

/** The messages for errors of Fastify and its plugins, because their own messages are for programmers. */
const refusals = {
  400: 'not_understood',
  404: 'not_found',
  408: 'request_too_slow',
  413: 'request_too_large',
  415: 'content_type_unsupported',
  429: 'too_many_attempts',
  431: 'headers_too_large',
} as const;

const isRefusal = (status: number): status is keyof typeof refusals => status in refusals;

function problemOf(error: FastifyError, { isUnavailable }: Pick<ErrorRules, 'isUnavailable'>): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return new ProblemError(400, problemsOf(error.validation));
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return diskFullForFile();
  // No resource has an id that is as long as this parameter, so the status is 404.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new ProblemError(404, refusals[404]);
  if (isUnavailable?.(error)) return busy();
  const status = error.statusCode ?? 500;
  if (isRefusal(status)) return new ProblemError(status, refusals[status]);
  if (status < 500) return new ProblemError(400, refusals[400]);
  if (status === 503) return busy();
  return new ProblemError(500, 'internal_error');
}
