/** An error with the status and body of its response, for failures outside an operation's own rules. */
import type { Problem } from '@skillharbor/contract';
import { fieldProblemsBody, problemBody } from '@skillharbor/prose';
import type { FieldProblems, NamedProblem } from '@skillharbor/prose';

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly statusCode: number;
  readonly body: Problem;
  /** The number of seconds after which another attempt may succeed. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, problem: NamedProblem | { fields: FieldProblems }, retryAfter?: number) {
    const body =
      typeof problem === 'object' && 'fields' in problem
        ? fieldProblemsBody(problem.fields)
        : problemBody(problem);
    super(typeof problem === 'string' ? problem : JSON.stringify(problem));
    this.statusCode = statusCode;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const busy = () => new ProblemError(503, 'busy', 5);
export const diskFull = () => new ProblemError(503, 'disk_full', 300);
export const diskFullForFile = () => new ProblemError(507, 'no_room_for_file');
