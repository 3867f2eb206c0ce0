import { applicationInputRules, resumeTypeValues } from '@skillharbor/contract';
import type { Application, Freelancer, Job, Resume, User } from '@skillharbor/contract';
import { mineOf } from '../fixtures/applications.ts';
import { applicantOf } from '../fixtures/freelancers.ts';
import { routes } from '../http.ts';
import { conflict, invalid, notFound, pageOf, refused, textIn } from '../replies.ts';
import { applicationOf, applicationsTo, nextId, ownJob } from '../state.ts';
import type { State } from '../state.ts';

const ALREADY_APPLIED = 'You have already applied to this job (unique constraint failed).';

export function applicationHandlers(state: State) {
  const on = routes(state);
  return [
    on.freelancer('listMyApplications', ({ url, query, person }) => {
      const mine = state.applications
        .filter((sent) => sent.application.freelancer_id === person.pk)
        .flatMap((sent) => {
          // Deleted jobs stay listed.
          const job = state.jobs.find((kept) => kept.job.id === sent.listing)?.job;
          return job ? [mineOf({ ...sent, job })] : [];
        })
        .sort((one, other) => other.applied_at.localeCompare(one.applied_at) || other.id - one.id);
      return { status: 200, body: pageOf(mine, url, query.page) };
    }),

    on.freelancer('hasApplied', ({ params, person }) => {
      const has_applied = applicationOf(state, params.jobId, person) !== undefined;
      return has_applied || activeJob(state, params.jobId)
        ? { status: 200, body: { has_applied } }
        : notFound;
    }),

    on.freelancer('applyToJob', ({ body, person }) => {
      const listing = Number(textIn(body, 'listing'));
      if (applicationOf(state, listing, person)) return conflict(ALREADY_APPLIED);
      const job = activeJob(state, listing);
      const profile = state.freelancers.find((one) => one.id === person.pk);
      if (!job || !profile) return notFound;
      if (!job.is_open) return conflict('This job takes no applications any more.');
      const resume =
        textIn(body, 'use_profile_resume') === 'true' ? lastResume(state, person) : resumeIn(body);
      if (!resume) return refused('Resume not found in profile.');
      if ('errors' in resume) return invalid({ resume: resume.errors });
      const sent = {
        listing,
        application: newApplication(state, profile, resume, textIn(body, 'cover_letter')),
      };
      state.applications.push(sent);
      return { status: 201, body: mineOf({ ...sent, job }) };
    }),

    on.client('listApplications', ({ params, url, query, person }) => {
      const kept = ownJob(state, params.jobId, person);
      if (!kept) return notFound;
      const received = applicationsTo(state, kept.job.id)
        .filter((one) => query.freelancer_id === undefined || one.freelancer_id === query.freelancer_id)
        .sort(undecidedFirst);
      return { status: 200, body: pageOf(received, url, query.page) };
    }),

    on.client('decideApplication', ({ params, body, person }) => {
      const sent = state.applications.find(({ application }) => application.id === params.applicationId);
      if (!sent || !ownJob(state, sent.listing, person)) return notFound;
      const { application } = sent;
      if (application.status !== 'pending') return conflict('This application has already been decided.');
      application.status = body.status;
      application.decided_at = state.now;
      if (body.status === 'accepted') application.message = body.message?.trim() || null;
      else application.decline_reason = body.decline_reason?.trim() || null;
      return { status: 200, body: application };
    }),

    on.person('getResume', ({ params, person }) => {
      const sent = state.applications.find(({ application }) => application.id === params.applicationId);
      if (!sent) return notFound;
      const isMine = sent.application.freelancer_id === person.pk;
      if (!isMine && !ownJob(state, sent.listing, person)) return notFound;
      return { status: 200, file: new Blob([RESUME]), name: sent.application.resume.name };
    }),
  ];
}

/** The smallest file that is recognised as a PDF. */
const RESUME = '%PDF-1.4\n%%EOF\n';

function undecidedFirst(one: Application, other: Application): number {
  const decided = Number(one.status !== 'pending') - Number(other.status !== 'pending');
  return decided || other.applied_at.localeCompare(one.applied_at) || other.id - one.id;
}

function activeJob(state: State, id: number): Job | undefined {
  return state.jobs.find(({ job, deleted }) => job.id === id && job.is_active && !deleted)?.job;
}

function newApplication(state: State, from: Freelancer, resume: Resume, cover_letter: string): Application {
  const id = nextId(state);
  return {
    id,
    freelancer_id: from.id,
    resume_url: `/api/applications/resume/${id}/`,
    resume,
    status: 'pending',
    cover_letter,
    applied_at: state.now,
    decided_at: null,
    message: null,
    decline_reason: null,
    applicant: applicantOf(from),
  };
}

function resumeIn(form: FormData): Resume | { errors: string[] } {
  const file = form.get('resume');
  if (!(file instanceof File) || file.size === 0)
    return { errors: ['Choose a resume: a pdf, doc or docx file.'] };
  const extension = file.name.split('.').at(-1)?.toLowerCase();
  const type = resumeTypeValues.find((one) => one === extension);
  if (!type) return { errors: ['This is not a pdf, doc or docx file.'] };
  if (file.size > applicationInputRules.resume.maxBytes)
    return { errors: ['The file must be at most 5 MiB.'] };
  return { name: file.name, type, size: file.size };
}

function lastResume(state: State, { pk }: User): Resume | undefined {
  return state.applications.findLast((sent) => sent.application.freelancer_id === pk)?.application.resume;
}
