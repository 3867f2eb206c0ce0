import type {
  Application,
  Freelancer,
  Job,
  MyApplication,
  OpenApplications,
  Resume,
  ScreeningAnswer,
  ScreeningAnswerInput,
  User,
} from '@skillharbor/contract';
import { reveal, shown } from '../blindReview.ts';
import { answerQuestions, excerpt } from '@skillharbor/prose';
import {
  ACCEPTED_DAYS,
  ENDED_DAYS,
  EXCERPT_LENGTH,
  applicationTotalsOf,
  keptUntil,
  mineOf,
  named,
  sentOf,
  unmarked,
  untouched,
} from '../fixtures/applicationShapes.ts';
import type { ApplicationToJob, ApplicationWithResume } from '../fixtures/applicationShapes.ts';
import { applicantOf } from '../fixtures/freelancers.ts';
import { routesOf } from '../http.ts';
import { stepFor } from '../nextSteps.ts';
import { conflict, invalid, notFound, pageOf, textIn } from '../responses.ts';
import { RESUME, sentResume } from './profileResumes.ts';
import { applicationOf, applicationsTo, nextId, ownJob, receivedApplication, renewPlaces } from '../state.ts';
import type { State } from '../state.ts';

const HOLD_MS = 10 * 60 * 1000;

export function applicationHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('listMyApplications', ({ url, query, person }) => {
      const all = ownApplications(state, person)
        .map((sent) => mineNow(state, sent))
        .sort(acceptedFirst);
      const wanted = all.filter(({ status }) => !query.status?.length || query.status.includes(status));
      return {
        status: 200,
        body: {
          ...pageOf(wanted, url, query.page),
          totals: applicationTotalsOf(all),
          open_applications: openApplicationsOf(state, person),
        },
      };
    }),

    on('getMyApplication', ({ params, person }) => {
      const mine = ownApplication(state, params.applicationId, person);
      return mine ? { status: 200, body: { ...sentOf(mine), ...mineNow(state, mine) } } : notFound;
    }),

    on('withdrawApplication', ({ params, body, person }) => {
      const mine = ownApplication(state, params.applicationId, person);
      if (!mine) return notFound;
      const { application } = mine;
      if (application.status === 'withdrawn') return conflict('application_withdrawn');
      if (mineOf(mine).status !== 'pending') return conflict('application_decided');
      const withdrawal_reason = body.reason?.trim() || null;
      Object.assign(application, untouched, {
        status: 'withdrawn',
        opened_at: application.opened_at,
        withdrawn_at: state.now,
        withdrawal_reason,
      });
      application.kept_until = keptUntil(application);
      renewPlaces(state, mine.job);
      return { status: 200, body: mineNow(state, mine) };
    }),

    on('hasApplied', ({ params, person }) => {
      const application = applicationOf(state, params.jobId, person)?.id ?? null;
      return application !== null || activeJob(state, params.jobId)
        ? {
            status: 200,
            body: {
              has_applied: application !== null,
              application,
              open_applications: openApplicationsOf(state, person),
              retention: { ended_days: ENDED_DAYS, accepted_days: ACCEPTED_DAYS },
            },
          }
        : notFound;
    }),

    on('applyToJob', ({ body, person }) => {
      const listing = Number(textIn(body, 'listing'));
      if (applicationOf(state, listing, person)) return conflict('already_applied');
      const job = activeJob(state, listing);
      const profile = state.freelancers.find((one) => one.id === person.pk);
      if (!job || !profile) return notFound;
      const { count, limit } = openApplicationsOf(state, person);
      if (count >= limit) return conflict({ code: 'open_applications_full', params: { max: limit } });
      if (job.places_left === 0) return conflict('places_taken');
      if (!job.is_open) return conflict('applications_closed');
      const resume = sentResume(state, body, person.pk);
      if ('status' in resume) return resume;
      const answers = answerQuestions(job.screening_questions, answersIn(body));
      if ('problems' in answers) return invalid(answers.problems);
      const sent = {
        listing,
        application: {
          ...newApplication(state, job, profile, resume, textIn(body, 'cover_letter'), answers),
          hidden: job.blind_review,
        },
        editsBefore: state.jobs.find((stored) => stored.job === job)?.edits.length ?? 0,
      };
      state.applications.push(sent);
      renewPlaces(state, job);
      return { status: 201, body: mineNow(state, { ...sent, job }) };
    }),

    on('openApplication', ({ params, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      application.opened_at ??= state.now;
      return { status: 204 };
    }),

    on('revealApplicant', ({ params, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      reveal(state, application, 'chosen');
      return { status: 200, body: shown(state, application) };
    }),

    on('decideApplication', ({ params, body, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      if (application.status === 'withdrawn') return conflict('application_withdrawn');
      if (application.status === 'closed') return conflict('application_closed');
      if (application.status !== 'pending') return conflict('application_decided');
      const [firstName = ''] = application.hidden ? application.applicant.name.split(' ') : ['{name}'];
      const texted = (text = '') => text.trim().replaceAll('{name}', firstName) || null;
      hold(state, application, body.status);
      if (body.status === 'accepted') {
        application.message = texted(body.message);
        application.email_shared = body.share_email === true;
      } else application.decline_reason = texted(body.decline_reason);
      return { status: 200, body: shown(state, application) };
    }),

    on('undoDecision', ({ params, person }) => {
      const application = receivedApplication(state, params.applicationId, person);
      if (!application) return notFound;
      if (application.held_until === null) return conflict('decision_final');
      Object.assign(application, untouched, { opened_at: application.opened_at });
      return { status: 200, body: shown(state, application) };
    }),

    on('declineAll', ({ params, body, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      const declined = applicationsTo(state, stored.job.id).filter(
        ({ id, status }) => status === 'pending' && id <= body.up_to && !body.keep?.includes(id),
      );
      for (const application of declined) {
        hold(state, application, 'rejected');
        const own = body.own_messages?.find((one) => one.application === application.id);
        const [firstName = ''] = application.applicant.name.split(' ');
        application.decline_reason =
          (own?.message ?? body.message).replaceAll('{name}', firstName).trim() || null;
      }
      return { status: 200, body: { count: declined.length } };
    }),

    on('undoDeclines', ({ params, body, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      const undone = applicationsTo(state, stored.job.id).filter(
        ({ status, held_until, decided_at }) =>
          status === 'rejected' && held_until !== null && decided_at === body.decided_at,
      );
      for (const application of undone)
        Object.assign(application, untouched, { opened_at: application.opened_at });
      return { status: 200, body: { count: undone.length } };
    }),

    on('getResume', ({ params, person }) => {
      const sent = state.applications.find(({ application }) => application.id === params.applicationId);
      if (!sent) return notFound;
      const isMine = sent.application.freelancer_id === person.pk;
      const isRead = ownJob(state, sent.listing, person) !== undefined && !sent.application.hidden;
      if (!isMine && !isRead) return notFound;
      return { status: 200, file: new Blob([RESUME]), name: sent.application.resume.name };
    }),
  ];
}

export function hold(state: State, application: Application, status: 'accepted' | 'rejected'): void {
  reveal(state, application, 'decision');
  application.status = status;
  application.decided_at = state.now;
  application.held_until = new Date(Date.parse(state.now) + HOLD_MS).toISOString();
}

/** Returns an application in its current state, as its freelancer sees it. */
function mineNow(state: State, sent: ApplicationToJob): MyApplication {
  const stored = state.jobs.find(({ job }) => job.id === sent.job.id);
  const fills_job = sent.job.filled_at !== null && (stored?.fill?.by.includes(sent.application.id) ?? false);
  return { ...mineOf(sent), fills_job, next_step: stepFor(state, 'freelancer', sent.application) };
}

/** Returns the freelancer's own applications, including those to deleted jobs. */
function ownApplications(state: State, { pk }: User) {
  return state.applications.flatMap((sent) => {
    const stored = state.jobs.find(({ job }) => job.id === sent.listing);
    if (!stored || sent.application.freelancer_id !== pk) return [];
    const edits = stored.edits.slice(0, stored.edits.length - sent.editsBefore);
    return [{ ...sent, job: stored.job, edits }];
  });
}

function openApplicationsOf(state: State, person: User): OpenApplications {
  const count = ownApplications(state, person).filter((sent) => mineOf(sent).status === 'pending').length;
  return { count, limit: state.limits.open_applications.value };
}

function ownApplication(state: State, id: number, person: User) {
  return ownApplications(state, person).find(({ application }) => application.id === id);
}

function acceptedFirst(one: MyApplication, other: MyApplication): number {
  const accepted = Number(other.status === 'accepted') - Number(one.status === 'accepted');
  return accepted || other.applied_at.localeCompare(one.applied_at) || other.id - one.id;
}

function activeJob(state: State, id: number): Job | undefined {
  return state.jobs.find(({ job, deleted }) => job.id === id && job.is_active && !deleted)?.job;
}

function newApplication(
  state: State,
  job: Job,
  from: Freelancer,
  resume: Resume,
  cover_letter: string,
  screening_answers: ScreeningAnswer[],
): ApplicationWithResume {
  const id = nextId(state);
  return {
    id,
    freelancer_id: from.id,
    resume_url: `/api/applications/resume/${id}/`,
    resume,
    ...untouched,
    ...named,
    next_step: { kind: 'decide' },
    cover_letter,
    masked: null,
    screening_answers,
    applied_at: state.now,
    letter_excerpt: excerpt(cover_letter, EXCERPT_LENGTH),
    ...unmarked,
    is_invited: state.invitations.some((one) => one.listing === job.id && one.freelancer === from.id),
    applicant: applicantOf(from, job),
  };
}

function answersIn(form: FormData): ScreeningAnswerInput[] {
  const parts = form.getAll('screening_answers').filter((part) => typeof part === 'string');
  // The cast is safe, because the contract check has refused other shapes.
  return parts.map((part) => JSON.parse(part) as ScreeningAnswerInput);
}
