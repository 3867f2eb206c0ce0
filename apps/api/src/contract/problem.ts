/** An error with the status and the body to answer: for what goes wrong outside of an operation's own rules. */
import type { FieldErrors, Problem } from '@skillharbor/contract';

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly statusCode: number;
  readonly body: Problem;
  /** In seconds, for those who may try again. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, body: string | FieldErrors, retryAfter?: number) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = typeof body === 'string' ? { detail: body } : body;
    this.retryAfter = retryAfter;
  }
}

export const busy = () => new ProblemError(503, 'The service is busy. Please try again shortly.', 5);
export const noRoom = () =>
  new ProblemError(503, 'There is no room to save this just now. Please try again later.', 300);
export const noRoomForFile = () =>
  new ProblemError(507, 'There is no room for the file just now. Please try again later.');
