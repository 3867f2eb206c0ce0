/** The responses that many operations have in common. */
import { fieldProblemsBody, problemBody } from '@skillharbor/prose';
import type { FieldProblems, NamedProblem } from '@skillharbor/prose';

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });
export const created = <Body>(body: Body) => ({ status: 201 as const, body });
export const noContent = { status: 204 as const };

const refusal = <Status extends number>(status: Status, problem: NamedProblem) => ({
  status,
  body: problemBody(problem),
});

export const badRequest = (problem: NamedProblem) => refusal(400, problem);
export const badFields = (fields: FieldProblems) => ({
  status: 400 as const,
  body: fieldProblemsBody(fields),
});
export const unauthenticated = (problem: NamedProblem) => refusal(401, problem);
export const forbidden = (problem: NamedProblem) => refusal(403, problem);
/** The response is the same for a resource that does not exist and for a resource of another user. */
export const notFound = refusal(404, 'not_found');
/** The response for a deleted resource that was once public. */
export const gone = (problem: NamedProblem) => refusal(410, problem);
/**
 * The error that an operation throws to return this response in an expected case. Unlike a ProblemError, this error is
 * not logged as a failure.
 */
export const unavailable = (problem: NamedProblem) => refusal(503, problem);
export const preconditionFailed = (problem: NamedProblem) => refusal(412, problem);
export const conflict = (problem: NamedProblem) => refusal(409, problem);
