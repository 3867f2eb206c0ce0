/** An error with the status and body of its response, for failures that an operation does not expect. */
import type { FieldErrors, Problem } from '@skillharbor/contract';

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly statusCode: number;
  readonly body: Problem;
  /** The number of seconds after which another attempt may succeed. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, body: string | FieldErrors, retryAfter?: number) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = typeof body === 'string' ? { detail: body } : body;
    this.retryAfter = retryAfter;
  }
}

export const busy = () => new ProblemError(503, 'The service is busy. Please try again shortly.', 5);
export const diskFull = () =>
  new ProblemError(503, 'There is not enough disk space to save this. Please try again later.', 300);
export const diskFullForFile = () =>
  new ProblemError(507, 'There is no room for the file just now. Please try again later.');
