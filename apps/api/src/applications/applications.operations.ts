import { badFields, badRequest, conflict, created, notFound, ok } from '../contract/answers.ts';
import type { OperationsOf } from '../contract/operations.ts';
import { pageOf } from '../contract/pages.ts';
import { resumeTypeOf } from '../files/resumes.ts';
import { isOpen, maySee } from '../job-listings/job-listings.policy.ts';
import { findJob, findMyJob } from '../job-listings/job-listings.repository.ts';
import { companyName } from '../job-listings/rows.ts';
import { acceptanceMail, rejectionMail } from '../mail/templates.ts';
import type { Services } from '../services.ts';
import { mayReadResume, wordsOf } from './applications.policy.ts';
import {
  findMyApplication,
  findReceived,
  findToDecide,
  hasApplied,
  listMyApplications,
  listReceived,
  recordDecision,
} from './applications.repository.ts';
import { sendApplication } from './apply.ts';
import { findLastResume, findResumeOf } from './resumes.repository.ts';
import { toApplication, toMyApplication } from './rows.ts';

const PAGE_SIZE = 20;

type ApplicationOperations = OperationsOf<
  'listMyApplications' | 'hasApplied' | 'applyToJob' | 'listApplications' | 'decideApplication' | 'getResume'
>;

// The web app looks for these two words.
const alreadyApplied = conflict('You have already applied to this job (unique constraint failed).');
const closed = conflict('This job takes no applications any more.');

export function applicationOperations(services: Services): ApplicationOperations {
  const { queries, mailbox, files, clock } = services;

  return {
    async listMyApplications({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const { results, next, previous } = pageOf(
        await listMyApplications(queries, person.id, page),
        page,
        url,
      );
      return ok({ results: results.map(toMyApplication), next, previous });
    },

    async hasApplied({ params: { jobId }, person }) {
      const job = await findJob(queries, jobId);
      if (!job) return notFound;
      const applied = await hasApplied(queries, jobId, person.id);
      return maySee(job, person, applied) ? ok({ has_applied: applied }) : notFound;
    },

    async applyToJob({ body, upload, person }) {
      const job = await findJob(queries, body.listing);
      const applied = job !== undefined && (await hasApplied(queries, job.id, person.id));
      if (!job || !maySee(job, person, applied)) return notFound;
      if (applied) return alreadyApplied;
      if (!isOpen(job, clock())) return closed;

      const application = {
        listingId: job.id,
        freelancerId: person.id,
        coverLetter: body.cover_letter,
      };
      let outcome;
      if (body.use_profile_resume && upload === null) {
        const resume = await findLastResume(queries, person.id);
        if (resume === undefined) return badRequest('Resume not found in profile.');
        outcome = await sendApplication(services, { ...application, resume });
      } else {
        if (upload === null) return badFields({ resume: ['Choose a resume: a pdf, doc or docx file.'] });
        const type = await resumeTypeOf(upload);
        if (type === null) return badFields({ resume: ['This is not a pdf, doc or docx file.'] });
        outcome = await sendApplication(services, { ...application, resume: { upload, type } });
      }

      if (outcome === 'closed') return closed;
      if (outcome === 'already applied') return alreadyApplied;
      return created(toMyApplication(await findMyApplication(queries, outcome)));
    },

    async listApplications({ params: { jobId }, query, person, url }) {
      if (!(await findMyJob(queries, jobId, person.id))) return notFound;
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      const rows = await listReceived(queries, jobId, page, query.freelancer_id);
      const { results, next, previous } = pageOf(rows, page, url);
      return ok({ results: results.map(toApplication), next, previous });
    },

    async decideApplication({ params: { applicationId }, body, person }) {
      const application = await findToDecide(queries, applicationId, person.id);
      if (!application) return notFound;
      const words = wordsOf(body);
      const mail = (body.status === 'accepted' ? acceptanceMail : rejectionMail)({
        to: application.email,
        firstName: application.first_name,
        jobTitle: application.title,
        company: companyName(application.company),
        words: words.message ?? words.decline_reason,
        site: mailbox.site,
      });
      const isDecided = await queries.transaction().execute(async (transaction) => {
        if (!(await recordDecision(transaction, application, { status: body.status, ...words }, clock())))
          return false;
        await mailbox.enqueue(transaction, mail);
        return true;
      });
      if (!isDecided) return conflict('This application has already been decided.');
      mailbox.deliverSoon();
      return ok(toApplication(await findReceived(queries, application.id)));
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
