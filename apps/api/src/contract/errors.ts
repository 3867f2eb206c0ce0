/**
 * Every error as JSON in the contract's shapes. Nothing of the inside goes out: an unknown error is logged and
 * answered with one fixed sentence.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/errors.ts';
import { ProblemError, busy, noRoomForFile } from './problem.ts';
import { fieldErrors } from './sentences.ts';

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ reason: problem.message, code: error.code }, 'request refused');
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // An error is nobody's to keep, and never the file that the request was for.
  reply.header('cache-control', 'no-store').removeHeader('content-disposition');
  return reply.code(problem.statusCode).type('application/json').send(problem.body);
}

/** Sentences for the refusals of Fastify and its plugins; their own messages speak to programmers. */
const refusals = {
  400: 'This request could not be understood.',
  404: 'Not found.',
  408: 'The request took too long to arrive.',
  413: 'This is too large to send.',
  415: 'This content type is not supported.',
  429: 'Too many attempts. Please try again in a minute.',
  431: 'The request headers are too large.',
} as const;

const isRefusal = (status: number): status is keyof typeof refusals => status in refusals;

function problemOf(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return new ProblemError(400, fieldErrors(error.validation));
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return noRoomForFile();
  // No id is that long, so there is nothing of that name.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new ProblemError(404, refusals[404]);
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || isDatabaseAway(error)) return busy();
  const status = error.statusCode ?? 500;
  if (isRefusal(status)) return new ProblemError(status, refusals[status]);
  if (status < 500) return new ProblemError(400, refusals[400]);
  if (status === 503) return busy();
  return new ProblemError(500, 'Something went wrong on our side. Please try again.');
}
