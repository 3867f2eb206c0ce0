/** Applying: the resume to disk, then everything else in one transaction. */
import { randomUUID } from 'node:crypto';
import type { Resume } from '@skillharbor/contract';
import { dayOf } from '../clock.ts';
import type { Upload } from '../contract/operations.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { resumeName, sizeOf } from '../files/resumes.ts';
import type { Services } from '../services.ts';
import { countApplication, insertApplication } from './applications.repository.ts';
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
  { queries, clock }: Services,
  { listingId, freelancerId, coverLetter }: ApplicationToSend,
  resume: (Resume & { key: string }) | number,
): Promise<number | 'closed' | 'already applied'> {
  const now = clock();
  try {
    return await queries.transaction().execute(async (transaction) => {
      if (!(await countApplication(transaction, listingId, dayOf(now)))) return 'closed';
      const resumeId =
        typeof resume === 'number'
          ? resume
          : await insertResume(transaction, { ...resume, freelancerId, createdAt: now });
      return insertApplication(transaction, {
        listingId,
        freelancerId,
        resumeId,
        coverLetter,
        appliedAt: now,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'applications_once')) return 'already applied';
    throw error;
  }
}
