/** Tells the contract server how to write problems, and how to recognize errors of the database. */
import type { Problem as ProblemBody } from '@skillharbor/contract';
import { fieldProblemsBody, problemBody } from '@skillharbor/prose';
import type { ErrorRules } from '@skillharbor/contract-server/errors';
import type { Problem } from '@skillharbor/contract-server/problem';
import { isDatabaseUnavailable, remedyOf } from '../platform/database/errors.ts';
import { limitProblemOf } from './limitProblems.ts';

export const errorRules = {
  bodyOf,
  isUnavailable: isDatabaseUnavailable,
  remedyOf,
} satisfies ErrorRules;

function bodyOf(problem: Problem): ProblemBody {
  if (typeof problem === 'string') return problemBody(problem);
  if ('fields' in problem) return fieldProblemsBody(problem.fields);
  if (problem.code === 'limit_exceeded') {
    const { action, minutes } = problem.params;
    return problemBody({ code: limitProblemOf(action), params: { minutes } });
  }
  if (problem.code === 'team_role_required')
    return problemBody(problem.params.role === 'owner' ? 'owners_only' : 'recruiters_only');
  if (problem.code !== 'role_required') return problemBody(problem);
  return problemBody(problem.params.role === 'client' ? 'clients_only' : 'freelancers_only');
}
