import type { Resume } from '@skillharbor/contract';
import type { Upload } from '@skillharbor/contract-server/operations';
import { newResumeKey } from '../../files/keys.ts';
import { digestOf, resumeName, sizeOf } from '../../files/resumes.ts';
import { discardFiles, storeFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { findResumeFile } from './resumes.repository.ts';
import type { NewResume } from './resumes.repository.ts';

export interface ResumeUpload {
  upload: Upload;
  type: Resume['type'];
}

export type StoredResume = Omit<NewResume, 'freelancerId' | 'createdAt'>;

/**
 * Stores an uploaded resume, and calls `record` to insert the rows that refer to the file. A file that the freelancer
 * has stored before is stored again only if it was lost, or if `record` returns 'resume gone' because the file was
 * removed before `record` had locked the freelancer. A new file is deleted if `record` inserts nothing.
 */
export async function storeResume<Outcome>(
  services: FileServices,
  freelancerId: number,
  { upload, type }: ResumeUpload,
  record: (resume: StoredResume) => Promise<Outcome | 'resume gone'>,
): Promise<Outcome | 'resume gone'> {
  const { queries, files } = services;
  const digest = await digestOf(upload.path);
  const size = await sizeOf(upload.path);
  const resume = { name: resumeName(upload.name), type, size, digest };
  const stored = await findResumeFile(queries, freelancerId, digest);
  if (stored !== undefined && (await files.has(stored))) {
    const outcome = await record({ ...resume, key: stored, isNewFile: false });
    if (outcome !== 'resume gone') return outcome;
  }

  const key = newResumeKey(type);
  await storeFiles(services, [{ key, path: upload.path }]);
  try {
    return await record({ ...resume, key, isNewFile: true });
  } finally {
    // This call does not delete a file that rows refer to.
    await discardFiles(services, [key]);
  }
}
