import { fieldProblemsBody, problemBody } from '@skillharbor/prose';
import type { FieldProblems, NamedProblem } from '@skillharbor/prose';

const response = <Status extends number>(status: Status, problem: NamedProblem) => ({
  status,
  body: problemBody(problem),
});

/** Responses that several handlers share, with the server's messages. */
export const notFound = response(404, 'not_found');
/** The response about a resource that was public in the past. */
export const gone = response(410, 'job_deleted');
export const conflict = (problem: NamedProblem) => response(409, problem);
export const preconditionFailed = (problem: NamedProblem) => response(412, problem);
export const refused = (problem: NamedProblem) => response(400, problem);
export const unauthenticated = (problem: NamedProblem) => response(401, problem);
export const forbidden = (problem: NamedProblem) => response(403, problem);
export const invalid = (fields: FieldProblems) => ({
  status: 400 as const,
  body: fieldProblemsBody(fields),
});

/** Returns a text field of a form, or '' if it is missing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface Page<Item> {
  results: Item[];
  next: string | null;
  previous: string | null;
}

/** Returns one page of a list, with links to its neighbors. Pages count from 1. */
export function pageOf<Item>(all: readonly Item[], url: URL, page = 1, size = 20): Page<Item> {
  const link = (number: number) => {
    const other = new URL(url);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  return {
    results: all.slice((page - 1) * size, page * size),
    next: page * size < all.length ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
  };
}
