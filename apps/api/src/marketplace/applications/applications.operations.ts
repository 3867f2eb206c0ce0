import type { ApplicantFilter, ApplicantSort, Job } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import { busy } from '@skillharbor/contract-server/problem';
import type { OperationsOf, Person } from '../../contract/operations.ts';
import {
  badFields,
  badRequest,
  conflict,
  created,
  noContent,
  notFound,
  ok,
} from '../../contract/responses.ts';
import { unlessBlank } from '../../contract/text.ts';
import { checkResume } from '../../files/checkResume.ts';
import { isPublic, maySee } from '../jobs/jobs.policy.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import { findJob, findMyJob, findOwnApplications } from '../jobs/jobs.repository.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { profileFull } from '../resumes/profileResumes.policy.ts';
import { MAX_RESUMES_MIB, MAX_WITHDRAWALS, mayReadResume } from './applications.policy.ts';
import type { Retention } from './retention.ts';
import type { State } from './applications.policy.ts';
import { findApplication } from './applications.repository.ts';
import { submitApplication } from './apply.commands.ts';
import type { ApplicationServices, Submission } from './apply.commands.ts';
import { decide, revealApplicant, undoDecision, withdraw } from './decisions.commands.ts';
import type { DecisionServices } from './decisions.commands.ts';
import { declineAll, undoDeclines } from './declines.commands.ts';
import { fillJob, undoFill } from './filling.commands.ts';
import { findMyApplication, listMyApplications, totalMyApplications } from './myApplications.repository.ts';
import { writeNote } from './review.repository.ts';
import { findNeighbours, listApplications, totalApplications } from './received.repository.ts';
import { findResumeOf } from './resumes.repository.ts';
import { changeShortlist, notifyShortlisted } from './shortlist.commands.ts';
import { recordOpening } from './transitions.repository.ts';
import { listWaiting } from './waitingList.repository.ts';

const PAGE_SIZE = 20;

type ApplicationOperations = OperationsOf<
  | 'listMyApplications'
  | 'getMyApplication'
  | 'withdrawApplication'
  | 'hasApplied'
  | 'applyToJob'
  | 'listApplications'
  | 'openApplication'
  | 'revealApplicant'
  | 'getNeighbours'
  | 'shortlistApplication'
  | 'notifyShortlisted'
  | 'noteApplication'
  | 'decideApplication'
  | 'undoDecision'
  | 'declineAll'
  | 'undoDeclines'
  | 'fillJob'
  | 'undoFill'
  | 'listWaiting'
  | 'getResume'
>;

const alreadyApplied = conflict('already_applied');
const appliedTooOften = conflict({ code: 'applied_too_often', params: { max: MAX_WITHDRAWALS } });
const closed = conflict('applications_closed');
const full = conflict('places_taken');

/** Returns the response that refuses an application because the job takes no applications today. */
function refusalOf(job: Job, today: string) {
  const isFull = job.is_active && job.places_left === 0 && job.application_deadline >= today;
  return isFull ? full : closed;
}

function over(state: State): NamedProblem {
  if (state === 'withdrawn') return 'application_withdrawn';
  if (state === 'closed') return 'application_closed';
  return 'application_decided';
}

/** Returns the filter and the sort order of a list of applications. The default is all applications, newest first. */
function shownOf({ state = 'all', sort = 'newest' }: { state?: ApplicantFilter; sort?: ApplicantSort }) {
  return { filter: state, sort };
}

export function applicationOperations(
  services: ApplicationServices &
    DecisionServices & {
      retention: Retention;
      /** Counts the invitations that a freelancer can still answer. `today` is the current UTC day. */
      countInvitations: (queries: Queries, freelancerId: number, today: string) => Promise<number>;
    },
): ApplicationOperations {
  const { queries, files, clock, fixedSettings, retention, countInvitations } = services;
  const openApplicationsLimit = () => settingOf(queries, fixedSettings, 'open_applications');
  const keptBy = () => ({ today: dayOf(clock()), retention });

  /**
   * Returns the job, and the id of this person's application to it unless the application is withdrawn. Returns
   * undefined if the person may not see the job.
   */
  async function visibleJob(id: number, person: Person) {
    const found = await findJob(queries, id, clock());
    if (!found) return undefined;
    const { job, clientId, isDeleted } = found;
    const { any, standing } = await findOwnApplications(queries, id, person.id);
    return maySee({ isShown: isPublic(job) && !isDeleted, clientId }, person, any)
      ? { job, application: standing }
      : undefined;
  }

  async function myJob(id: number, clientId: number) {
    const job = await findMyJob(queries, id, clientId, clock());
    return job ? ok(job) : notFound;
  }

  return {
    async listMyApplications({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const statuses = query.status ?? [];
      const mine = await listMyApplications(queries, person.id, { page, statuses, ...keptBy() });
      const totals = await totalMyApplications(queries, person.id);
      const open_applications = { count: totals.pending, limit: await openApplicationsLimit() };
      return ok({ ...paginate(mine, page, url), totals, open_applications });
    },

    async getMyApplication({ params: { applicationId }, person }) {
      const mine = await findMyApplication(queries, applicationId, person.id, keptBy());
      return mine ? ok(mine) : notFound;
    },

    async withdrawApplication({ params: { applicationId }, body, person }) {
      const own = { id: applicationId, freelancerId: person.id };
      const outcome = await withdraw(services, own, unlessBlank(body.reason));
      if (outcome === 'not found') return notFound;
      if (outcome !== 'done') return conflict(over(outcome.refusedIn));
      const mine = await findMyApplication(queries, applicationId, person.id, keptBy());
      return mine ? ok(mine) : notFound;
    },

    async hasApplied({ params: { jobId }, person }) {
      const visible = await visibleJob(jobId, person);
      if (!visible) return notFound;
      const { pending } = await totalMyApplications(queries, person.id);
      return ok({
        has_applied: visible.application !== null,
        application: visible.application,
        open_applications: { count: pending, limit: await openApplicationsLimit() },
        retention: { ended_days: retention.endedDays, accepted_days: retention.acceptedDays },
      });
    },

    async applyToJob({ body, upload, person, log }) {
      const visible = await visibleJob(body.listing, person);
      if (!visible) return notFound;
      const { job, application: standing } = visible;
      if (standing !== null) return alreadyApplied;
      if (!job.is_open) return refusalOf(job, dayOf(clock()));

      const application = {
        jobId: job.id,
        freelancerId: person.id,
        coverLetter: body.cover_letter,
        answers: body.screening_answers ?? [],
      };
      let resume: Submission['resume'];
      if (body.use_profile_resume && upload === null) {
        resume = { profileResume: body.profile_resume ?? null };
      } else {
        const checked = await checkResume(services.scanFile, upload, log);
        if ('problem' in checked) return badFields({ resume: [checked.problem] });
        resume = { ...checked, isSaved: body.save_resume ?? false };
      }
      const outcome = await submitApplication(services, { ...application, resume });

      if (outcome === 'resume not in profile') return badRequest('resume_not_in_profile');
      if (outcome === 'profile full') return badFields({ save_resume: [profileFull] });
      if (outcome === 'resume gone') throw busy();
      if (outcome === 'closed') {
        const now = await visibleJob(body.listing, person);
        return refusalOf(now?.job ?? job, dayOf(clock()));
      }
      if (typeof outcome === 'object') return badFields(outcome.problems);
      if (outcome === 'already applied') return alreadyApplied;
      if (outcome === 'applied too often') return appliedTooOften;
      if (outcome === 'too many open')
        return conflict({ code: 'open_applications_full', params: { max: await openApplicationsLimit() } });
      if (outcome === 'resumes too large')
        return conflict({ code: 'open_resumes_full', params: { max: MAX_RESUMES_MIB } });
      const mine = await findMyApplication(queries, outcome, person.id, keptBy());
      return mine ? created(mine) : notFound;
    },

    async listApplications({ params: { jobId }, query, person, url }) {
      const job = await findMyJob(queries, jobId, person.accountId, clock());
      if (!job) return notFound;
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const applications = isWithin(page, job.applications_count)
        ? await listApplications(queries, job, page, {
            readerId: person.id,
            ...shownOf(query),
            ...keptBy(),
            freelancerId: query.freelancer_id,
            ids: query.id ?? [],
          })
        : [];
      return ok({ ...paginate(applications, page, url), totals: await totalApplications(queries, job) });
    },

    async openApplication({ params: { applicationId }, person }) {
      if (!(await recordOpening(queries, applicationId, person.accountId, clock()))) return notFound;
      await recordActivity(queries, 'application', applicationId, clock());
      return noContent;
    },

    async revealApplicant({ params: { applicationId }, person }) {
      const isMine = await revealApplicant(services, {
        id: applicationId,
        clientId: person.accountId,
        by: person.id,
      });
      if (!isMine) return notFound;
      await recordActivity(queries, 'application', applicationId, clock());
      return ok(await findApplication(queries, applicationId, person.id, keptBy()));
    },

    async getNeighbours({ params: { applicationId }, query, person }) {
      const own = { id: applicationId, clientId: person.accountId };
      const neighbours = await findNeighbours(queries, own, shownOf(query));
      return neighbours ? ok(neighbours) : notFound;
    },

    async shortlistApplication({ params: { applicationId }, body, person }) {
      const own = { id: applicationId, clientId: person.accountId };
      const outcome = await changeShortlist(services, own, body.is_shortlisted);
      if (outcome === 'not found') return notFound;
      if (outcome !== 'done') return conflict(over(outcome.refusedIn));
      await recordActivity(queries, 'application', applicationId, clock());
      return ok(await findApplication(queries, applicationId, person.id, keptBy()));
    },

    async notifyShortlisted({ params: { applicationId }, person }) {
      const outcome = await notifyShortlisted(services, { id: applicationId, clientId: person.accountId });
      if (outcome === 'not found') return notFound;
      if (outcome === 'not shortlisted') return conflict('not_shortlisted');
      if (outcome === 'notified already') return conflict('shortlist_notified');
      if (outcome !== 'done') return conflict(over(outcome.refusedIn));
      await recordActivity(queries, 'application', applicationId, clock());
      return ok(await findApplication(queries, applicationId, person.id, keptBy()));
    },

    async noteApplication({ params: { applicationId }, body, person }) {
      const isMine = await writeNote(
        queries,
        { id: applicationId, clientId: person.accountId, by: person.id },
        body.note,
      );
      if (!isMine) return notFound;
      await recordActivity(queries, 'application', applicationId, clock());
      return ok(await findApplication(queries, applicationId, person.id, keptBy()));
    },

    async decideApplication({ params: { applicationId }, body, person }) {
      const outcome = await decide(
        services,
        { id: applicationId, clientId: person.accountId, by: person.id },
        body,
      );
      if (outcome === 'not found') return notFound;
      if (outcome !== 'done') return conflict(over(outcome.refusedIn));
      await recordActivity(queries, 'application', applicationId, clock());
      return ok(await findApplication(queries, applicationId, person.id, keptBy()));
    },

    async undoDecision({ params: { applicationId }, person }) {
      const outcome = await undoDecision(services, { id: applicationId, clientId: person.accountId });
      if (outcome === 'not found') return notFound;
      if (outcome !== 'done') return conflict('decision_final');
      await recordActivity(queries, 'application', applicationId, clock());
      return ok(await findApplication(queries, applicationId, person.id, keptBy()));
    },

    async declineAll({ params: { jobId }, body, person }) {
      const isMine = (await findMyJob(queries, jobId, person.accountId, clock())) !== undefined;
      if (!isMine) return notFound;
      const count = await declineAll(
        services,
        { id: jobId, clientId: person.accountId, by: person.id },
        body,
      );
      await recordActivity(queries, 'job', jobId, clock());
      return ok({ count });
    },

    async undoDeclines({ params: { jobId }, body, person }) {
      const now = clock();
      if (!(await findMyJob(queries, jobId, person.accountId, now))) return notFound;
      const count = await undoDeclines(queries, jobId, { decidedAt: new Date(body.decided_at), now });
      await recordActivity(queries, 'job', jobId, now);
      return ok({ count });
    },

    async fillJob({ params: { jobId }, body, person }) {
      if (!(await findMyJob(queries, jobId, person.accountId, clock()))) return notFound;
      const outcome = await fillJob(
        services,
        { id: jobId, clientId: person.accountId, by: person.id },
        body.filled_by,
      );
      if (outcome === 'filled already') return conflict('job_filled');
      if (outcome === 'not accepted') return conflict('not_accepted');
      return myJob(jobId, person.accountId);
    },

    async undoFill({ params: { jobId }, person }) {
      if (!(await findMyJob(queries, jobId, person.accountId, clock()))) return notFound;
      const outcome = await undoFill(services, { id: jobId, clientId: person.accountId });
      return outcome === 'final' ? conflict('decision_final') : myJob(jobId, person.accountId);
    },

    async listWaiting({ person }) {
      const invitations =
        person.role === 'freelancer' ? await countInvitations(queries, person.id, dayOf(clock())) : 0;
      return ok({ results: await listWaiting(queries, person), invitations });
    },

    async getResume({ params: { applicationId }, person, log }) {
      const resume = await findResumeOf(queries, applicationId);
      if (!resume || !mayReadResume(resume, person)) return notFound;
      const file = await files.open(resume.key);
      if (!file) {
        log.error({ key: resume.key }, 'a resume is missing from the file store');
        return notFound;
      }
      return { status: 200, download: { ...file, name: resume.name } };
    },
  };
}
