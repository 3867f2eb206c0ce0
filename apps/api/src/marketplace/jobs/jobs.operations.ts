import type { JobResult, JobSort, MyJob } from '@skillharbor/contract';
import { answersInDays } from '@skillharbor/prose';
import { isWithin, MAX_ROWS, paginate } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { DecisionRecords } from '../decisionRecords/decisionRecords.ts';
import { hashOf } from '../auth/tokens.ts';
import { findCompany } from '../companies/companies.repository.ts';
import type { OperationsOf, Person } from '../../contract/operations.ts';
import {
  badFields,
  conflict,
  created,
  gone,
  noContent,
  notFound,
  ok,
  preconditionFailed,
} from '../../contract/responses.ts';
import type { Versions } from '../../platform/caching/publicVersion.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { readEvidence } from '../evidence/evidence.repository.ts';
import { readJobChanges } from './jobChanges.commands.ts';
import { createMyJob, updateMyJob } from './jobs.commands.ts';
import { entityTag, isMatch, isPublic, jobProblems, maySee } from './jobs.policy.ts';
import {
  deleteMyInactiveJob,
  findJob,
  findMyJob,
  findOwnApplications,
  listMyJobs,
  totalMyJobs,
} from './jobs.repository.ts';
import type { FoundJob } from './jobs.repository.ts';
import { listActiveJobs, listActiveJobsById, listOpenJobsOf, PAGE_SIZE } from './publicList.repository.ts';
import type { ListedJob } from './publicList.repository.ts';
import { listEdits, presentVersion } from './jobVersions.repository.ts';
import { createJobFacets } from '../../search/jobFacets.ts';
import { filtersOf, hasFilters } from '../../search/jobFilters.ts';
import { createSuggestions } from '../../search/jobSuggestions.ts';
import { createJobSearch } from '../../search/jobSearch.ts';
import type { Search } from '../../search/jobSearch.ts';
import { maxMatchesOf } from '../../search/search.limits.ts';
import { createRelatedJobs } from './relatedJobs.ts';
import { confirmListing } from './stillLooking.commands.ts';
import { findLinked } from './stillLooking.repository.ts';

type JobOperations = OperationsOf<
  | 'listJobs'
  | 'suggestSearches'
  | 'getJob'
  | 'getJobEvidence'
  | 'listRelatedJobs'
  | 'listJobChanges'
  | 'listCompanyJobs'
  | 'getJobToEdit'
  | 'getJobHistory'
  | 'updateJob'
  | 'deleteJob'
  | 'listMyJobs'
  | 'getMyJob'
  | 'createJob'
  | 'checkJobLink'
  | 'confirmJob'
>;

const FIRST_VERSION = 1;
const deleted = gone('job_deleted');
const changesGone = gone('job_changes_gone');

interface Services {
  queries: Queries;
  fixedSettings: FixedSettings;
  versions: Versions;
  clock: Clock;
  decisionRecords: DecisionRecords;
  startTask: (name: 'compareTexts') => void;
  /** Notifies the applicants who are waiting for a decision that the job was deleted. */
  endApplications: (job: { id: number; title: string; company: string }) => Promise<void>;
}

const openJobsFull = (max: number) => conflict({ code: 'open_jobs_full', params: { max } });

export function jobOperations({
  queries,
  fixedSettings,
  versions,
  clock,
  decisionRecords,
  startTask,
  endApplications,
}: Services): JobOperations {
  const searchJobs = createJobSearch({ queries, version: versions.jobs });
  const suggest = createSuggestions({ queries, version: versions.jobs });
  const facetsOf = createJobFacets({ queries, version: versions.jobs });
  const relatedJobs = createRelatedJobs({ queries, publicVersion: versions.public });

  const openJobsLimit = () => settingOf(queries, fixedSettings, 'open_jobs');

  async function myJob(id: number, clientId: number) {
    const job = await findMyJob(queries, id, clientId, clock());
    return job ? withTag(ok(job)) : notFound;
  }

  async function isSeenBy({ job, clientId, isDeleted }: FoundJob, person: Person | null) {
    const isShown = isPublic(job) && !isDeleted;
    const applied =
      !isShown && person !== null && (await findOwnApplications(queries, job.id, person.id)).any;
    return maySee({ isShown, clientId }, person, applied);
  }

  /**
   * Finds a page of jobs. A list of all jobs, or of all jobs in one category, needs no search and uses the stored
   * counts.
   */
  async function findJobs(wanted: Omit<Search, 'sort'>, sort: JobSort | undefined, page: Page, now: Date) {
    const { category, ...others } = wanted.filters;
    if (wanted.text === '' && !hasFilters(others) && (category?.length ?? 0) < 2) {
      const order = sort === 'oldest' ? 'oldest' : 'newest';
      const found = await listActiveJobs(queries, { page, category: category?.[0], order }, now);
      return { ...found, isCountExact: true, foundWords: null, counted: null, maxRows: MAX_ROWS };
    }
    const found = await searchJobs({ ...wanted, sort }, page);
    return {
      ...found,
      jobs: await listActiveJobsById(queries, found.ids, now),
      maxRows: maxMatchesOf(wanted.text),
    };
  }

  /** Adds to each job how fast its client decides. */
  function withAnswers(jobs: readonly ListedJob[], now: Date): Promise<JobResult[]> {
    return Promise.all(
      jobs.map(async ({ job, record }) => ({
        ...job,
        answers_in_days: answersInDays(await decisionRecords.at(record, now)),
      })),
    );
  }

  return {
    async listJobs({ query: { page: number = 1, search = '', sort, ...query }, url }) {
      const now = clock();
      const page = { number, size: PAGE_SIZE };
      const wanted = { text: search.trim(), filters: filtersOf(query), today: dayOf(now) };
      const found = await findJobs(wanted, sort, page, now);
      const words = found.foundWords ?? wanted.text;
      const jobs = await withAnswers(found.jobs, now);
      return ok({
        ...paginate(jobs, page, url, found.maxRows),
        count: found.count,
        is_count_exact: found.isCountExact,
        found_words: found.foundWords,
        facets: number === 1 ? await facetsOf({ ...wanted, text: words }, found.counted) : null,
      });
    },

    suggestSearches: async ({ query: { search = '' } }) => ok({ results: [...(await suggest(search))] }),

    async getJob({ params: { jobId }, person }) {
      const now = clock();
      const found = await findJob(queries, jobId, now);
      if (!found) return notFound;
      const { job, record, isDeleted } = found;
      if (await isSeenBy(found, person))
        return ok({ ...job, decision_record: await decisionRecords.at(record, now) });
      const wasPublic = job.date_posted !== null;
      return isDeleted && wasPublic ? deleted : notFound;
    },

    async getJobEvidence({ params: { jobId }, person }) {
      const found = await findJob(queries, jobId, clock());
      if (!found || !(await isSeenBy(found, person))) return notFound;
      return ok(await readEvidence(queries, jobId));
    },

    async listRelatedJobs({ params: { jobId } }) {
      const related = await relatedJobs(jobId, clock());
      return related ? ok(related) : notFound;
    },

    async listJobChanges({ query: { since } }) {
      const changes = await readJobChanges(queries, since, clock());
      return changes ? ok(changes) : changesGone;
    },

    async listCompanyJobs({ params, query, url }) {
      const found = await findCompany(queries, params.company);
      if (!found) return notFound;
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const jobs = isWithin(page) ? await listOpenJobsOf(queries, found.clientId, page, clock()) : [];
      return ok(paginate(jobs, page, url));
    },

    getJobToEdit: ({ params: { jobId }, person }) => myJob(jobId, person.accountId),

    getMyJob: ({ params: { jobId }, person }) => myJob(jobId, person.accountId),

    async getJobHistory({ params: { jobId }, person }) {
      if (!(await findMyJob(queries, jobId, person.accountId, clock()))) return notFound;
      const present = await presentVersion(queries, jobId);
      return ok({ results: await listEdits(queries, jobId, FIRST_VERSION, present, person.id) });
    },

    async listMyJobs({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const totals = await totalMyJobs(queries, person.accountId);
      const jobs = isWithin(page, totals.jobs)
        ? await listMyJobs(queries, person.accountId, page, clock())
        : [];
      return ok({ ...paginate(jobs, page, url), totals });
    },

    async createJob({ body, person }) {
      const now = clock();
      const problems = jobProblems(body, now);
      if (problems) return badFields(problems);
      const maxOpen = await openJobsLimit();
      const job = await createMyJob(queries, { clientId: person.accountId, maxOpen }, body, now);
      if (!job) return openJobsFull(maxOpen);
      startTask('compareTexts');
      return withTag(created(job));
    },

    async checkJobLink({ body: { token } }) {
      const job = await findLinked(queries, hashOf(token), clock());
      return job ? ok({ title: job.title, was_paused: job.wasPaused }) : notFound;
    },

    async confirmJob({ body: { token } }) {
      const job = await confirmListing(queries, token, clock());
      return job ? ok({ title: job.title, was_paused: job.wasPaused }) : notFound;
    },

    async updateJob({ params: { jobId }, headers: { 'if-match': ifMatch }, body, person }) {
      const now = clock();
      const { version, ...update } = body;
      const before = await findMyJob(queries, jobId, person.accountId, now);
      if (!before) return notFound;
      if (ifMatch !== undefined && !isMatch(ifMatch, before.version))
        return preconditionFailed('job_changed');
      if (version !== undefined && version !== before.version) return conflict('job_changed');
      const problems = jobProblems(body, now, before);
      if (problems) return badFields(problems);
      const isForAnyVersion = version === undefined && (ifMatch === undefined || ifMatch === '*');
      const basedOn = isForAnyVersion ? undefined : before.version;
      const maxOpen = await openJobsLimit();
      const job = await updateMyJob(
        queries,
        { id: jobId, clientId: person.accountId, by: person.id, basedOn, maxOpen },
        update,
        now,
      );
      if (job) {
        startTask('compareTexts');
        return withTag(ok(job));
      }
      if (job === null) return openJobsFull(maxOpen);
      if (basedOn === undefined) return notFound;
      return version === undefined ? preconditionFailed('job_changed') : conflict('job_changed');
    },

    async deleteJob({ params: { jobId }, person }) {
      const now = clock();
      const deleted = await deleteMyInactiveJob(queries, jobId, person.accountId, now);
      if (deleted) {
        await endApplications(deleted);
        return noContent;
      }
      const exists = (await findMyJob(queries, jobId, person.accountId, now)) !== undefined;
      return exists ? conflict('job_active') : notFound;
    },
  };
}

function withTag<Response extends { body: MyJob }>(response: Response) {
  return { ...response, headers: { ETag: entityTag(response.body.version) } };
}
