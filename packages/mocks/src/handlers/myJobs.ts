import type {
  ScreeningQuestion,
  Job,
  JobFields,
  JobInput,
  JobVersion,
  MyJob,
  User,
} from '@skillharbor/contract';
import {
  changesBetween,
  defaultDecisionDate,
  hasRepeatedQuestion,
  identifyQuestions,
} from '@skillharbor/prose';
import type { FieldProblems } from '@skillharbor/prose';
import { onJob } from '../fixtures/companies.ts';
import { versionOf } from '../fixtures/edits.ts';
import { jobDefaults } from '../fixtures/jobs.ts';
import { totalsOf } from '../fixtures/myJobs.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, pageOf, preconditionFailed } from '../responses.ts';
import { hideWaiting, revealWaiting } from '../blindReview.ts';
import { accountOf, applicationsTo, companyOf, myJobOf, nextId, ownJob, renewPlaces } from '../state.ts';
import type { StoredJob, State } from '../state.ts';

const tagOf = ({ version }: { version: number }) => `"${version}"`;

function respondWith<Status extends number>(status: Status, body: MyJob) {
  return { status, body, headers: { ETag: tagOf(body) } };
}

/** Handles the client's own jobs. */
export function myJobHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('listMyJobs', ({ url, query, person }) => {
      const mine = state.jobs
        .filter((stored) => stored.owner === accountOf(state, person) && !stored.deleted)
        .map((stored) => myJobOf(state, stored))
        .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id);
      return { status: 200, body: { ...pageOf(mine, url, query.page), totals: totalsOf(mine) } };
    }),

    on('createJob', ({ body, person }) => {
      const problems = jobProblems(state, body);
      if (problems) return invalid(problems);
      const max = state.limits.open_jobs.value;
      if (openJobsOf(state, person) >= max) return conflict({ code: 'open_jobs_full', params: { max } });
      const stored = newJob(state, body, person);
      state.jobs.push(stored);
      return respondWith(201, myJobOf(state, stored));
    }),

    on('getMyJob', ({ params, person }) => {
      const stored = ownJob(state, params.jobId, person);
      return stored ? respondWith(200, myJobOf(state, stored)) : notFound;
    }),

    on('getJobToEdit', ({ params, person }) => {
      const stored = ownJob(state, params.jobId, person);
      return stored ? respondWith(200, myJobOf(state, stored)) : notFound;
    }),

    on('getJobHistory', ({ params, person }) => {
      const stored = ownJob(state, params.jobId, person);
      return stored ? { status: 200, body: { results: stored.edits.slice(0, 50) } } : notFound;
    }),

    on('updateJob', ({ params, headers, body, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      const { version, publish_on: publishOn, ...changes } = body;
      const ifMatch = headers['If-Match'] ?? '*';
      if (ifMatch !== '*' && !ifMatch.split(', ').includes(tagOf(stored)))
        return preconditionFailed('job_changed');
      if (version !== undefined && version !== stored.version) return conflict('job_changed');
      const problems = jobProblems(state, body, stored);
      if (problems) return invalid(problems);
      const before = versionOf(stored.job);
      const wasBlind = stored.job.blind_review;
      Object.assign(stored.job, {
        ...changes,
        screening_questions: questionsOf(state, changes, stored.job.screening_questions),
        salary_range: changes.salary_range ?? null,
        decision_date: decisionDateOf(changes),
      });
      if (stored.job.blind_review && !wasBlind) hideWaiting(state, stored.job.id);
      if (!stored.job.blind_review && wasBlind) revealWaiting(state, stored.job.id);
      recordEdit(state, stored, before);
      renewPlaces(state, stored.job);
      if (stored.job.is_active) {
        stored.job.date_posted ??= state.now;
        stored.job.filled_at = null;
        stored.fill = null;
        stored.publishOn = null;
      } else if (publishOn !== undefined) stored.publishOn = publishOn;
      stored.version += 1;
      return respondWith(200, myJobOf(state, stored));
    }),

    on('deleteJob', ({ params, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      if (stored.job.is_active) return conflict('job_active');
      stored.deleted = true;
      return { status: 204 };
    }),
  ];
}

/** Counts the open, planned and paused jobs of a client. A closed job makes room for another one. */
function openJobsOf(state: State, person: User): number {
  const owner = accountOf(state, person);
  return state.jobs.filter(
    (stored) => stored.owner === owner && !stored.deleted && stored.job.application_deadline >= state.today,
  ).length;
}

/** Records an edit of a job that has applicants. Other edits concern no applicant. */
function recordEdit(state: State, stored: StoredJob, before: JobVersion) {
  const changes = changesBetween(before, versionOf(stored.job));
  if (changes && applicationsTo(state, stored.job.id).length > 0)
    stored.edits.unshift({
      version: stored.version + 1,
      changed_at: state.now,
      changed_by: null,
      ...changes,
    });
}

function jobProblems(
  state: State,
  { application_deadline, pay, screening_questions = [], is_active = true, publish_on }: JobInput,
  stored?: StoredJob,
): FieldProblems | undefined {
  const isPast =
    application_deadline < state.today && application_deadline !== stored?.job.application_deadline;
  const publishOn = publish_on === undefined && !is_active ? stored?.publishOn : publish_on;
  const publication = publishOn
    ? publicationProblem(state, publishOn, { application_deadline, is_active })
    : null;
  const isReversed = pay ? (pay.max ?? pay.min) < pay.min : false;
  const isRepeated = hasRepeatedQuestion(screening_questions);
  if (!isPast && !isReversed && !isRepeated && !publication) return undefined;
  return {
    ...(isPast && { application_deadline: ['day_past'] }),
    ...(isReversed && { pay: ['pay_reversed'] }),
    ...(isRepeated && { screening_questions: ['repeated'] }),
    ...(publication && { publish_on: [publication] }),
  };
}

function publicationProblem(
  state: State,
  day: string,
  { application_deadline, is_active }: { application_deadline: string; is_active: boolean },
) {
  if (is_active) return 'publication_of_active_job';
  if (day > application_deadline) return 'publication_after_deadline';
  return day < state.today ? 'day_past' : null;
}

/** Returns the questions of a job after it is created or edited. A request without questions leaves them unchanged. */
function questionsOf(
  state: State,
  { screening_questions }: JobFields,
  before: ScreeningQuestion[] = [],
): ScreeningQuestion[] {
  return screening_questions
    ? identifyQuestions(screening_questions, before, () => String(nextId(state)))
    : before;
}

const decisionDateOf = ({ decision_date, application_deadline }: JobFields) =>
  decision_date ?? defaultDecisionDate(application_deadline);

function newJob(state: State, { publish_on: publishOn = null, ...input }: JobInput, owner: User): StoredJob {
  const is_active = input.is_active ?? true;
  const job: Required<Job> = {
    ...jobDefaults,
    ...input,
    id: nextId(state),
    ...onJob(companyOf(state, accountOf(state, owner)).company),
    screening_questions: questionsOf(state, input),
    decision_date: decisionDateOf(input),
    places_left: null,
    is_active,
    is_open: false,
    filled_at: null,
    date_posted: is_active ? state.now : null,
    created_at: state.now,
  };
  renewPlaces(state, job);
  return {
    job,
    owner: accountOf(state, owner),
    version: 1,
    edits: [],
    deleted: false,
    fill: null,
    publishOn,
  };
}
