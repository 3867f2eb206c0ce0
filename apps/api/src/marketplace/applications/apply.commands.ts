/**
 * Submits an application: stores the resume, then writes all rows and both mails (to the client and the freelancer)
 * in one transaction.
 */
import type { ScreeningAnswer, ScreeningAnswerInput } from '@skillharbor/contract';
import { answerQuestions } from '@skillharbor/prose';
import type { FieldProblems } from '@skillharbor/prose';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import type { ScanFile } from '../../files/virusScan.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { applicationMail, receiptMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import { companyName } from '../companies/companyName.ts';
import { deleteDraft } from '../drafts/drafts.repository.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { countApplication } from '../jobs/jobCounts.repository.ts';
import { countOwnApplications, findApplicationNotice, insertApplication } from './applications.repository.ts';
import { MAX_WITHDRAWALS, hasRoomForResume } from './applications.policy.ts';
import { mailTeam } from '../members/mailTeam.ts';
import { nameForClient } from './blind.ts';
import { findProfileFile, hasRoomToSave, saveResume } from '../resumes/profileResumes.repository.ts';
import type { ProfileFile } from '../resumes/profileResumes.repository.ts';
import { insertResume, isStillStored } from '../resumes/resumes.repository.ts';
import { storeResume } from '../resumes/storeResume.ts';
import type { ResumeUpload, StoredResume } from '../resumes/storeResume.ts';
import { sizeOfOtherFiles } from './resumes.repository.ts';

export type ApplicationServices = FileServices & {
  mailQueue: MailQueue;
  /** Returns true if an uploaded file is harmful, such as a virus. */
  scanFile: ScanFile;
  /**
   * The settings that environment variables set. They include the maximum number of open applications of a freelancer.
   */
  fixedSettings: FixedSettings;
};

export interface Submission {
  jobId: number;
  freelancerId: number;
  coverLetter: string;
  answers: readonly ScreeningAnswerInput[];
  resume: (ResumeUpload & { isSaved: boolean }) | FromProfile;
}

/** Identifies a resume of the freelancer's profile: the one with this id, or the default one if the id is null. */
interface FromProfile {
  profileResume: number | null;
}

/** An uploaded resume. The freelancer can also save it on the profile. */
type NewFile = StoredResume & { isSaved: boolean };

type Refusal =
  | 'closed'
  | 'already applied'
  | 'applied too often'
  | 'too many open'
  | 'resumes too large'
  /** The stored resume was removed while the application was being sent. */
  | 'resume gone'
  | 'resume not in profile'
  | 'profile full'
  /** The problems of the answers to the screening questions. */
  | { problems: FieldProblems };

/** This error rolls back the transaction, which has already counted the application. */
class AnswersRefusedError extends Error {
  override readonly name = 'AnswersRefusedError';
  readonly problems: FieldProblems;

  constructor(problems: FieldProblems) {
    super('The answers to the screening questions were refused.');
    this.problems = problems;
  }
}

/** Submits an application. Returns its id, or the reason why it is refused. */
export async function submitApplication(
  services: ApplicationServices,
  application: Submission,
): Promise<number | Refusal> {
  const { resume, freelancerId } = application;
  if ('profileResume' in resume) return record(services, application, resume);
  return storeResume(services, freelancerId, resume, (stored) =>
    record(services, application, { ...stored, isSaved: resume.isSaved }),
  );
}

async function record(
  { queries, mailQueue, clock, fixedSettings }: ApplicationServices,
  { jobId, freelancerId, coverLetter, answers }: Submission,
  resume: NewFile | FromProfile,
): Promise<number | Refusal> {
  const now = clock();
  try {
    const outcome = await queries.transaction().execute(async (transaction) => {
      const own = await countOwnApplications(transaction, freelancerId, jobId);
      if (own.withdrawn >= MAX_WITHDRAWALS) return 'applied too often';
      const limit = await settingOf(transaction, fixedSettings, 'open_applications');
      if (own.open >= limit) return 'too many open';
      const file = await fileOf(transaction, resume, freelancerId);
      if (typeof file === 'string' || 'problems' in file) return file;
      const others = await sizeOfOtherFiles(transaction, freelancerId, file.key);
      if (!hasRoomForResume(others, file.size)) return 'resumes too large';
      const job = await countApplication(transaction, jobId, dayOf(now));
      if (job === undefined) return 'closed';
      const screeningAnswers = answerQuestions(job.screening_questions, answers);
      if ('problems' in screeningAnswers) throw new AnswersRefusedError(screeningAnswers.problems);
      const resumeId =
        'resumeId' in file
          ? file.resumeId
          : await insertResume(transaction, { ...file, freelancerId, createdAt: now });
      if ('isSaved' in file && file.isSaved)
        await saveResume(transaction, { ...file, freelancerId, resumeId });
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
      await deleteDraft(transaction, { userId: freelancerId, key: `application:${jobId}` });
      const notice = await findApplicationNotice(transaction, id);
      const { email: to, clientFirstName, language, title: jobTitle } = notice;
      await mailTeam(mailQueue, transaction, { to, firstName: clientFirstName, language }, (receiver) =>
        applicationMail({
          ...receiver,
          applicant: nameForClient(notice, textsIn(receiver.language).applicant),
          jobTitle,
          jobId,
          applicationId: id,
          path: job.blind_review
            ? `/applicant/${jobId}/application/${id}`
            : `/applicant/${jobId}/${freelancerId}`,
          site: mailQueue.site,
        }),
      );
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

/**
 * Returns the resume file of an application, or the reason why it cannot be sent. While the freelancer is locked, none
 * of their resumes is removed, saved or replaced.
 */
async function fileOf(
  transaction: Queries,
  resume: NewFile | FromProfile,
  freelancerId: number,
): Promise<NewFile | ProfileFile | Refusal> {
  if ('profileResume' in resume)
    return (
      (await findProfileFile(transaction, freelancerId, resume.profileResume)) ?? 'resume not in profile'
    );
  if (!(await isStillStored(transaction, freelancerId, resume))) return 'resume gone';
  const hasRoom = !resume.isSaved || (await hasRoomToSave(transaction, freelancerId, resume.digest));
  return hasRoom ? resume : 'profile full';
}

/** Returns the freelancer's own texts for the receipt: the letter, then each question with its answer. */
function letterWithAnswers(sent: {
  coverLetter: string;
  screeningAnswers: readonly ScreeningAnswer[];
}): string {
  const answered = sent.screeningAnswers.filter(({ answer }) => answer !== null);
  const answers = answered.map(({ question, answer }) => `${question}\n${answer}`);
  return [sent.coverLetter, ...answers].join('\n\n');
}
