import type { JobInput, User } from '@skillharbor/contract';
import { totalsOf } from '../fixtures/my-jobs.ts';
import { routes } from '../http.ts';
import { conflict, invalid, missing, notFound, pageOf } from '../replies.ts';
import { isOpen, myJobOf, nextId, ownJob } from '../state.ts';
import type { KeptJob, State } from '../state.ts';

const REQUIRED = [
  'title',
  'short_description',
  'description',
  'category',
  'location',
  'application_deadline',
];

/** Jobs as their client sees them. */
export function myJobHandlers(state: State) {
  const on = routes(state);
  return [
    on.client('get', '/api/job-listings/my-listings/', ({ url, query, person }) => {
      const mine = state.jobs
        .filter((kept) => kept.owner === person.pk && !kept.deleted)
        .map((kept) => myJobOf(state, kept))
        .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id);
      return { status: 200, body: { ...pageOf(mine, url, query.page), totals: totalsOf(mine) } };
    }),

    on.client('post', '/api/job-listings/create/', ({ body, person }) => {
      const errors = missing(body, REQUIRED) ?? deadlineErrors(state, body.application_deadline);
      if (errors) return invalid(errors);
      const kept = newJob(state, body, person);
      state.jobs.push(kept);
      return { status: 201, body: myJobOf(state, kept) };
    }),

    on.client('get', '/api/job-listings/my-detail/{jobId}/', ({ params, person }) => {
      const kept = ownJob(state, params.jobId, person);
      return kept ? { status: 200, body: myJobOf(state, kept) } : notFound;
    }),

    on.client('get', '/api/job-listings/listings/{jobId}/edit/', ({ params, person }) => {
      const kept = ownJob(state, params.jobId, person);
      return kept ? { status: 200, body: myJobOf(state, kept) } : notFound;
    }),

    on.client('put', '/api/job-listings/listings/{jobId}/edit/', ({ params, body, person }) => {
      const kept = ownJob(state, params.jobId, person);
      if (!kept) return notFound;
      const { version, ...changes } = body;
      const isNewDeadline = changes.application_deadline !== kept.job.application_deadline;
      const errors =
        missing(changes, REQUIRED) ??
        (isNewDeadline ? deadlineErrors(state, changes.application_deadline) : undefined);
      if (errors) return invalid(errors);
      if (version !== undefined && version !== kept.version)
        return conflict('This job was changed meanwhile. Please reload it and try again.');
      Object.assign(kept.job, changes, { salary_range: changes.salary_range ?? null });
      kept.job.is_open = isOpen(state, kept.job);
      if (kept.job.is_active) kept.job.date_posted ??= state.now;
      kept.version += 1;
      return { status: 200, body: myJobOf(state, kept) };
    }),

    on.client('delete', '/api/job-listings/listings/{jobId}/edit/', ({ params, person }) => {
      const kept = ownJob(state, params.jobId, person);
      if (!kept) return notFound;
      if (kept.job.is_active) return conflict('This job is active. Please deactivate it first.');
      kept.deleted = true;
      return { status: 204 };
    }),
  ];
}

function deadlineErrors(state: State, deadline: string) {
  return deadline < state.today ? { application_deadline: ['Choose today or a later day.'] } : undefined;
}

function newJob(state: State, input: JobInput, owner: User): KeptJob {
  const is_active = input.is_active ?? true;
  const job = {
    ...input,
    id: nextId(state),
    company: state.accounts.find((account) => account.user.pk === owner.pk)?.company ?? 'Unknown',
    salary_range: input.salary_range ?? null,
    is_active,
    is_open: isOpen(state, { ...input, is_active }),
    date_posted: is_active ? state.now : null,
    created_at: state.now,
  };
  return { job, owner: owner.pk, version: 1, deleted: false };
}
