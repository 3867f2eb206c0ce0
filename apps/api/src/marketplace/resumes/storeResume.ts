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
 * Stores an uploaded resume, and calls `record` to insert the rows that refer to it. A file that the freelancer has stored before is
 * not stored again, unless it was lost, or is removed before `record` holds the freelancer's lock and returns 'resume gone'. A new
 * file is removed if `record` inserts nothing.
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
    // Once rows refer to the file, this does nothing.
    await discardFiles(services, [key]);
  }
}
