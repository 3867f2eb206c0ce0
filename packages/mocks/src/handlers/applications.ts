import type { Application, Resume } from '@skillharbor/contract';
import { applicantCard } from '../fixtures/freelancers.ts';
import { routes } from '../http.ts';
import { conflict, invalid, missing, notFound, pageOf, refused, textIn } from '../replies.ts';
import { applicationOf, applicationsTo, myApplicationOf, nextId, ownJob } from '../state.ts';
import type { State } from '../state.ts';

const ALREADY_APPLIED = 'duplicate key value violates unique constraint "applications_job_freelancer_key"';
const RESUME_TYPES: readonly Resume['type'][] = ['pdf', 'doc', 'docx'];
const MAX_RESUME_BYTES = 5 * 1024 * 1024;

export function applicationHandlers(state: State) {
  const on = routes(state);
  return [
    on.freelancer('get', '/api/applications/my/', ({ url, query, person }) => {
      const mine = state.applications
        .filter((sent) => sent.application.freelancer_id === person.pk)
        .map((sent) => myApplicationOf(state, sent))
        .filter((one) => one !== undefined)
        .sort((one, other) => other.applied_at.localeCompare(one.applied_at) || other.id - one.id);
      return { status: 200, body: pageOf(mine, url, query.page) };
    }),

    on.freelancer('get', '/api/applications/has-applied/{jobId}/', ({ params, person }) => ({
      status: 200,
      body: { has_applied: applicationOf(state, params.jobId, person) !== undefined },
    })),

    on.freelancer('post', '/api/applications/apply/', ({ body, person }) => {
      const errors = missing(Object.fromEntries(body), ['listing', 'cover_letter']);
      if (errors) return invalid(errors);
      const listing = Number(textIn(body, 'listing'));
      const kept = state.jobs.find(({ job, deleted }) => job.id === listing && !deleted);
      const profile = state.freelancers.find((one) => one.id === person.pk);
      if (!kept?.job.is_active || !profile) return notFound;
      if (!kept.job.is_open) return conflict('This job takes no applications any more.');
      if (applicationOf(state, listing, person)) return conflict(ALREADY_APPLIED);
      const resume = resumeIn(body) ?? lastResume(state, person.pk, body);
      if (!resume) return refused('Resume not found in profile.');
      if ('errors' in resume) return invalid({ resume: resume.errors });
      const id = nextId(state);
      const sent = {
        listing,
        application: {
          id,
          freelancer_id: person.pk,
          resume_url: `/api/applications/resume/${id}/`,
          resume,
          status: 'pending',
          cover_letter: textIn(body, 'cover_letter'),
          applied_at: state.now,
          decided_at: null,
          message: null,
          decline_reason: null,
          applicant: applicantCard(profile),
        },
      } satisfies State['applications'][number];
      state.applications.push(sent);
      const mine = myApplicationOf(state, sent);
      return mine ? { status: 201, body: mine } : notFound;
    }),

    on.client('get', '/api/applications/list/{jobId}', ({ params, url, query, person }) => {
      const kept = ownJob(state, params.jobId, person);
      if (!kept) return notFound;
      const received = applicationsTo(state, kept.job.id)
        .filter((one) => query.freelancer_id === undefined || one.freelancer_id === query.freelancer_id)
        .sort(undecidedFirst);
      return { status: 200, body: pageOf(received, url, query.page) };
    }),

    on.client('patch', '/api/applications/update/{applicationId}/', ({ params, body, person }) => {
      const sent = state.applications.find(({ application }) => application.id === params.applicationId);
      if (!sent || !ownJob(state, sent.listing, person)) return notFound;
      const { application } = sent;
      if (application.status !== 'pending') return conflict('This application is already decided.');
      application.status = body.status;
      application.decided_at = state.now;
      if (body.status === 'accepted') application.message = body.message?.trim() || null;
      else application.decline_reason = body.decline_reason?.trim() || null;
      return { status: 200, body: application };
    }),

    on.person('get', '/api/applications/resume/{applicationId}/', ({ params, person }) => {
      const sent = state.applications.find(({ application }) => application.id === params.applicationId);
      if (!sent) return notFound;
      const isMine = sent.application.freelancer_id === person.pk;
      if (!isMine && !ownJob(state, sent.listing, person)) return notFound;
      return { status: 200, file: new Blob([RESUME]), name: sent.application.resume.name };
    }),
  ];
}

/** The smallest file that calls itself a PDF. */
const RESUME = '%PDF-1.4\n%%EOF\n';

function undecidedFirst(one: Application, other: Application): number {
  const decided = Number(one.status !== 'pending') - Number(other.status !== 'pending');
  return decided || other.applied_at.localeCompare(one.applied_at) || other.id - one.id;
}

function resumeIn(form: FormData): Resume | { errors: string[] } | undefined {
  const file = form.get('resume');
  if (!(file instanceof File) || file.size === 0) return undefined;
  const extension = file.name.split('.').at(-1)?.toLowerCase();
  const type = RESUME_TYPES.find((one) => one === extension);
  if (!type) return { errors: ['Please upload a pdf, doc or docx file.'] };
  if (file.size > MAX_RESUME_BYTES) return { errors: ['The file must be at most 5 MiB.'] };
  return { name: file.name, type, size: file.size };
}

function lastResume(state: State, freelancer: number, form: FormData): Resume | undefined {
  if (textIn(form, 'use_profile_resume') !== 'true') return undefined;
  return state.applications.findLast((sent) => sent.application.freelancer_id === freelancer)?.application
    .resume;
}
