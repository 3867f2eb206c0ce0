import type { Person } from '../contract/audience.ts';
import type { OperationsOf } from '../contract/operations.ts';
import { isWithin, paginate } from '../contract/pagination.ts';
import { badFields, badRequest, conflict, created, notFound, ok } from '../contract/responses.ts';
import { resumeTypeOf } from '../files/resumes.ts';
import { maySee } from '../jobs/jobs.policy.ts';
import { findJob, findMyJob, hasApplied } from '../jobs/jobs.repository.ts';
import { acceptanceMail, rejectionMail } from '../mail/templates.ts';
import { decisionTexts, mayReadResume } from './applications.policy.ts';
import {
  findApplication,
  findForDecision,
  findMyApplication,
  listApplications,
  listMyApplications,
  recordDecision,
} from './applications.repository.ts';
import { submitApplication } from './apply.ts';
import type { ApplicationServices } from './apply.ts';
import { findLastResume, findResumeOf } from './resumes.repository.ts';

const PAGE_SIZE = 20;

type ApplicationOperations = OperationsOf<
  'listMyApplications' | 'hasApplied' | 'applyToJob' | 'listApplications' | 'decideApplication' | 'getResume'
>;

// The web app looks for "unique constraint".
const alreadyApplied = conflict('You have already applied to this job (unique constraint failed).');
const closed = conflict('This job takes no applications any more.');

export function applicationOperations(services: ApplicationServices): ApplicationOperations {
  const { queries, mailQueue, files, clock } = services;

  /** The job and whether the person has applied to it, or undefined where the person may not see it. */
  async function visibleJob(id: number, person: Person) {
    const found = await findJob(queries, id, clock());
    if (!found) return undefined;
    const { job, clientId } = found;
    const applied = await hasApplied(queries, id, person.id);
    return maySee({ isActive: job.is_active, clientId }, person, applied) ? { job, applied } : undefined;
  }

  return {
    async listMyApplications({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(paginate(await listMyApplications(queries, person.id, page), page, url));
    },

    async hasApplied({ params: { jobId }, person }) {
      const visible = await visibleJob(jobId, person);
      return visible ? ok({ has_applied: visible.applied }) : notFound;
    },

    async applyToJob({ body, upload, person }) {
      const visible = await visibleJob(body.listing, person);
      if (!visible) return notFound;
      const { job, applied } = visible;
      if (applied) return alreadyApplied;
      if (!job.is_open) return closed;

      const application = { jobId: job.id, freelancerId: person.id, coverLetter: body.cover_letter };
      let outcome;
      if (body.use_profile_resume && upload === null) {
        const resume = await findLastResume(queries, person.id);
        if (resume === undefined) return badRequest('Resume not found in profile.');
        outcome = await submitApplication(services, { ...application, resume });
      } else {
        if (upload === null) return badFields({ resume: ['Choose a resume: a pdf, doc or docx file.'] });
        const type = await resumeTypeOf(upload);
        if (type === null) return badFields({ resume: ['This is not a pdf, doc or docx file.'] });
        outcome = await submitApplication(services, { ...application, resume: { upload, type } });
      }

      if (outcome === 'closed') return closed;
      if (outcome === 'already applied') return alreadyApplied;
      return created(await findMyApplication(queries, outcome));
    },

    async listApplications({ params: { jobId }, query, person, url }) {
      const job = await findMyJob(queries, jobId, person.id, clock());
      if (!job) return notFound;
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const applications = isWithin(page, job.applications_count)
        ? await listApplications(queries, jobId, page, query.freelancer_id)
        : [];
      return ok(paginate(applications, page, url));
    },

    async decideApplication({ params: { applicationId }, body, person }) {
      const application = await findForDecision(queries, applicationId, person.id);
      if (!application) return notFound;
      const texts = decisionTexts(body);
      const mail = (body.status === 'accepted' ? acceptanceMail : rejectionMail)({
        to: application.email,
        firstName: application.firstName,
        jobTitle: application.title,
        company: application.company,
        message: texts.message ?? texts.decline_reason,
        site: mailQueue.site,
      });
      const isDecided = await queries.transaction().execute(async (transaction) => {
        if (!(await recordDecision(transaction, application, { status: body.status, ...texts }, clock())))
          return false;
        await mailQueue.enqueue(transaction, mail);
        return true;
      });
      if (!isDecided) return conflict('This application has already been decided.');
      mailQueue.deliverSoon();
      return ok(await findApplication(queries, application.id));
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
