/** Applying: the resume to disk, then everything else, the mail to the client too, in one transaction. */
import { randomUUID } from 'node:crypto';
import type { Resume } from '@skillharbor/contract';
import { dayOf } from '../clock.ts';
import type { Upload } from '../contract/operations.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { resumeName, sizeOf } from '../files/resumes.ts';
import { applicationMail } from '../mail/templates.ts';
import type { Services } from '../services.ts';
import { countApplication, findNews, insertApplication } from './applications.repository.ts';
import { insertResume } from './resumes.repository.ts';

export interface ApplicationToSend {
  listingId: number;
  freelancerId: number;
  coverLetter: string;
  /** A new file, or the id of a resume that was sent before. */
  resume: { upload: Upload; type: Resume['type'] } | number;
}

/** The new application's id, or why there is none. */
export async function sendApplication(
  services: Services,
  application: ApplicationToSend,
): Promise<number | 'closed' | 'already applied'> {
  const { files } = services;
  if (typeof application.resume === 'number') return record(services, application, application.resume);

  const { upload, type } = application.resume;
  const resume = {
    key: `resumes/${randomUUID()}.${type}`,
    name: resumeName(upload.name),
    type,
    size: await sizeOf(upload.path),
  };
  await files.keep(resume.key, upload.path);
  const outcome = await record(services, application, resume).catch(async (error: unknown) => {
    await files.remove(resume.key);
    throw error;
  });
  if (typeof outcome !== 'number') await files.remove(resume.key);
  return outcome;
}

async function record(
  { queries, mailbox, clock }: Services,
  { listingId, freelancerId, coverLetter }: ApplicationToSend,
  resume: (Resume & { key: string }) | number,
): Promise<number | 'closed' | 'already applied'> {
  const now = clock();
  try {
    const outcome = await queries.transaction().execute(async (transaction) => {
      if (!(await countApplication(transaction, listingId, dayOf(now)))) return 'closed';
      const resumeId =
        typeof resume === 'number'
          ? resume
          : await insertResume(transaction, { ...resume, freelancerId, createdAt: now });
      const id = await insertApplication(transaction, {
        listingId,
        freelancerId,
        resumeId,
        coverLetter,
        appliedAt: now,
      });
      const { email, first_name, freelancer, title } = await findNews(transaction, id);
      const mail = applicationMail({
        to: email,
        firstName: first_name,
        freelancer,
        jobTitle: title,
        jobId: listingId,
        freelancerId,
        site: mailbox.site,
      });
      await mailbox.enqueue(transaction, mail);
      return id;
    });
    if (outcome !== 'closed') mailbox.deliverSoon();
    return outcome;
  } catch (error) {
    if (isUniqueViolation(error, 'applications_once')) return 'already applied';
    throw error;
  }
}
