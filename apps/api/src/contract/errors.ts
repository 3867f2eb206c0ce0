/**
 * Turns every error into JSON in the contract's shapes. A response never reveals internals: an unknown error is
 * logged, and its response is one fixed sentence.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, remedyOf } from '../platform/database/errors.ts';
import { ProblemError, busy, diskFullForFile } from './problem.ts';
import { problemsOf } from './validationMessages.ts';

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body } = prepareRefusal(error, request, reply);
  return reply.type('application/json').send(body);
}

/**
 * Logs the error, and sets the status and the headers of the response. Returns the problem that the body should
 * describe.
 */
export function prepareRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ProblemError {
  const problem = problemOf(error);
  if (problem.statusCode >= 500) {
    const remedy = remedyOf(error);
    request.log.error({ err: error, ...(remedy !== null && { remedy }) }, 'request failed');
  } else {
    request.log.info({ reason: problem.message, code: error.code }, 'request refused');
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // No cache may store an error, and the error is never the file that was requested.
  reply.header('cache-control', 'no-store').removeHeader('content-disposition');
  reply.code(problem.statusCode);
  return problem;
}

/** The messages for errors of Fastify and its plugins, whose own messages address programmers. */
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

function problemOf(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return new ProblemError(400, problemsOf(error.validation));
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return diskFullForFile();
  // A parameter that is too long cannot be an existing id.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new ProblemError(404, refusals[404]);
  if (isDatabaseUnavailable(error)) return busy();
  const status = error.statusCode ?? 500;
  if (isRefusal(status)) return new ProblemError(status, refusals[status]);
  if (status < 500) return new ProblemError(400, refusals[400]);
  if (status === 503) return busy();
  return new ProblemError(500, 'internal_error');
}
