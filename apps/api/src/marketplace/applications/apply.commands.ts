/**
 * Submits an application: stores the resume, then writes all rows and both mails (to the client and the freelancer)
 * in one transaction.
 */
import type { Resume, ScreeningAnswer, ScreeningAnswerInput } from '@skillharbor/contract';
import type { Upload } from '@skillharbor/contract-server/operations';
import { answerQuestions } from '@skillharbor/prose';
import type { FieldProblems } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { newResumeKey } from '../../files/keys.ts';
import { digestOf, resumeName, sizeOf } from '../../files/resumes.ts';
import { discardFiles, storeFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import type { ScanFile } from '../../files/virusScan.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { applicationMail, receiptMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import { companyName } from '../companies/companyName.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { countApplication } from '../jobs/jobCounts.repository.ts';
import { countOwnApplications, findApplicationNotice, insertApplication } from './applications.repository.ts';
import { MAX_WITHDRAWALS, hasRoomForResume } from './applications.policy.ts';
import { nameForClient } from './blind.ts';
import { findFileOf, findResumeFile, insertResume, sizeOfOtherFiles } from './resumes.repository.ts';
import type { NewResume } from './resumes.repository.ts';

export type ApplicationServices = FileServices & {
  mailQueue: MailQueue;
  /** Returns true if an uploaded file is harmful. */
  scanFile: ScanFile;
  /** How many open applications a freelancer may have. */
  openApplicationsLimit: number;
};

export interface Submission {
  jobId: number;
  freelancerId: number;
  coverLetter: string;
  answers: readonly ScreeningAnswerInput[];
  /** A new file, or the id of a resume that the freelancer sent earlier. */
  resume: { upload: Upload; type: Resume['type'] } | number;
}

type Refusal =
  | 'closed'
  | 'already applied'
  | 'applied too often'
  | 'too many open'
  | 'resumes too large'
  /** The resume that was sent before was removed meanwhile, because the time of its application is over. */
  | 'resume gone'
  /** What is wrong with the answers to the screening questions. */
  | { problems: FieldProblems };

/** Rolls back the transaction, which has counted the application already. */
class AnswersRefusedError extends Error {
  override readonly name = 'AnswersRefusedError';
  readonly problems: FieldProblems;

  constructor(problems: FieldProblems) {
    super('The answers to the screening questions were refused.');
    this.problems = problems;
  }
}

/** Returns the id of the new application, or the reason why there is none. */
export async function submitApplication(
  services: ApplicationServices,
  application: Submission,
): Promise<number | Refusal> {
  if (typeof application.resume === 'number') return record(services, application, application.resume);

  const { upload, type } = application.resume;
  const { queries, files } = services;
  const digest = await digestOf(upload.path);
  const size = await sizeOf(upload.path);
  const resume = { name: resumeName(upload.name), type, size, digest };
  // A file that was sent before is not stored again, unless it was lost.
  const stored = await findResumeFile(queries, application.freelancerId, digest);
  if (stored !== undefined && (await files.has(stored))) {
    const outcome = await record(services, application, { ...resume, key: stored, isNewFile: false });
    if (outcome !== 'resume gone') return outcome;
  }

  const key = newResumeKey(type);
  await storeFiles(services, [{ key, path: upload.path }]);
  let outcome;
  try {
    outcome = await record(services, application, { ...resume, key, isNewFile: true });
    return outcome;
  } finally {
    if (typeof outcome !== 'number') await discardFiles(services, [key]);
  }
}

async function record(
  { queries, mailQueue, clock, openApplicationsLimit }: ApplicationServices,
  { jobId, freelancerId, coverLetter, answers }: Submission,
  resume: Omit<NewResume, 'freelancerId' | 'createdAt'> | number,
): Promise<number | Refusal> {
  const now = clock();
  try {
    const outcome = await queries.transaction().execute(async (transaction) => {
      const own = await countOwnApplications(transaction, freelancerId, jobId);
      if (own.withdrawn >= MAX_WITHDRAWALS) return 'applied too often';
      if (own.open >= openApplicationsLimit) return 'too many open';
      // While the freelancer is locked, no resume of theirs is removed.
      const file = await fileOf(transaction, resume, freelancerId);
      if (file === undefined) return 'resume gone';
      const others = await sizeOfOtherFiles(transaction, freelancerId, file.key);
      if (!hasRoomForResume(others, file.size)) return 'resumes too large';
      const job = await countApplication(transaction, jobId, dayOf(now));
      if (job === undefined) return 'closed';
      const screeningAnswers = answerQuestions(job.screening_questions, answers);
      if ('problems' in screeningAnswers) throw new AnswersRefusedError(screeningAnswers.problems);
      const resumeId =
        typeof resume === 'number'
          ? resume
          : await insertResume(transaction, { ...resume, freelancerId, createdAt: now });
      const id = await insertApplication(transaction, {
        jobId,
        jobVersion: job.version,
        isHidden: job.blind_review,
        freelancerId,
        resumeId,
        coverLetter,
        screeningAnswers,
        appliedAt: now,
      });
      const notice = await findApplicationNotice(transaction, id);
      const mail = applicationMail({
        to: notice.email,
        firstName: notice.clientFirstName,
        language: notice.language,
        applicant: nameForClient(notice, textsIn(notice.language).applicant),
        jobTitle: notice.title,
        path: job.blind_review
          ? `/applicant/${jobId}/application/${id}`
          : `/applicant/${jobId}/${freelancerId}`,
        site: mailQueue.site,
      });
      await mailQueue.enqueue(transaction, mail);
      const receipt = receiptMail({
        ...notice,
        coverLetter: letterWithAnswers(notice),
        to: notice.freelancerEmail,
        language: notice.freelancerLanguage,
        jobTitle: notice.title,
        company: companyName(notice.company),
        applicationId: id,
        site: mailQueue.site,
      });
      await mailQueue.enqueue(transaction, receipt);
      return id;
    });
    if (typeof outcome === 'number') mailQueue.deliverSoon();
    return outcome;
  } catch (error) {
    if (isUniqueViolation(error, 'applications_once')) return 'already applied';
    if (error instanceof AnswersRefusedError) return { problems: error.problems };
    throw error;
  }
}

/** Returns the file of a resume, or undefined if it was stored before and is gone. */
async function fileOf(
  transaction: Queries,
  resume: Omit<NewResume, 'freelancerId' | 'createdAt'> | number,
  freelancerId: number,
): Promise<{ key: string; size: number } | undefined> {
  if (typeof resume === 'number') return findFileOf(transaction, resume);
  if (resume.isNewFile) return resume;
  const stored = await findResumeFile(transaction, freelancerId, resume.digest);
  return stored === resume.key ? resume : undefined;
}

/** Returns what the freelancer wrote, as the receipt quotes it: the letter, then the answers below their questions. */
function letterWithAnswers(sent: {
  coverLetter: string;
  screeningAnswers: readonly ScreeningAnswer[];
}): string {
  const answered = sent.screeningAnswers.filter(({ answer }) => answer !== null);
  const answers = answered.map(({ question, answer }) => `${question}\n${answer}`);
  return [sent.coverLetter, ...answers].join('\n\n');
}
