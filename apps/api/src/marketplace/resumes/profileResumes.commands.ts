/** Changes the resumes that freelancers save on their profiles. Each change first locks the freelancer. */
import type { ProfileResume } from '@skillharbor/contract';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { lockOwner } from '../auth/users.repository.ts';
import { MAX_PROFILE_RESUMES } from './profileResumes.policy.ts';
import {
  countProfileResumes,
  deleteProfileResume,
  findProfileFile,
  findProfileResume,
  insertProfileResume,
  makeDefault,
  writeProfileResume,
} from './profileResumes.repository.ts';
import type { Own } from './profileResumes.repository.ts';
import { deleteUnusedResumes, insertResume, isStillStored } from './resumes.repository.ts';
import { storeResume } from './storeResume.ts';
import type { ResumeUpload, StoredResume } from './storeResume.ts';

export interface ProfileResumeFields {
  name: string;
  /** True if this resume should become the default. */
  isDefault: boolean;
}

/** Saves a new resume, unless the freelancer has already saved the maximum number of resumes. */
export async function addProfileResume(
  services: FileServices,
  freelancerId: number,
  fields: ProfileResumeFields,
  upload: ResumeUpload,
): Promise<ProfileResume | 'full' | 'resume gone'> {
  const { queries, clock } = services;
  return storeResume(services, freelancerId, upload, (resume) =>
    queries.transaction().execute(async (transaction) => {
      await lockOwner(transaction, freelancerId);
      if ((await countProfileResumes(transaction, freelancerId)) >= MAX_PROFILE_RESUMES) return 'full';
      const resumeId = await insertFile(transaction, freelancerId, resume, clock());
      if (resumeId === null) return 'resume gone';
      const id = await insertProfileResume(transaction, { ...fields, freelancerId, resumeId });
      if (fields.isDefault) await makeDefault(transaction, { freelancerId, id });
      return (await findProfileResume(transaction, { freelancerId, id })) ?? 'resume gone';
    }),
  );
}

/** Changes a saved resume. Without an upload, the resume keeps its file. */
export async function updateProfileResume(
  services: FileServices,
  own: Own,
  fields: ProfileResumeFields,
  upload: ResumeUpload | null,
): Promise<ProfileResume | 'not found' | 'resume gone'> {
  const { queries, clock } = services;
  const unused: string[] = [];
  const write = (resume: StoredResume | null) =>
    queries.transaction().execute(async (transaction) => {
      await lockOwner(transaction, own.freelancerId);
      const before = await findProfileFile(transaction, own.freelancerId, own.id);
      if (!before) return 'not found';
      const resumeId = resume && (await insertFile(transaction, own.freelancerId, resume, clock()));
      if (resume && resumeId === null) return 'resume gone';
      await writeProfileResume(transaction, own.id, { ...fields, resumeId });
      if (fields.isDefault) await makeDefault(transaction, own);
      if (resume) unused.push(...(await dropFile(transaction, before.resumeId, clock())));
      return (await findProfileResume(transaction, own)) ?? 'not found';
    });
  const outcome = await (upload ? storeResume(services, own.freelancerId, upload, write) : write(null));
  if (unused.length > 0) await retireFiles(services, unused);
  return outcome;
}

/** Removes a saved resume. Returns false if the freelancer has no saved resume with this id. */
export async function removeProfileResume(services: FileServices, own: Own): Promise<boolean> {
  const { queries, clock } = services;
  const unused = await queries.transaction().execute(async (transaction) => {
    await lockOwner(transaction, own.freelancerId);
    const before = await findProfileFile(transaction, own.freelancerId, own.id);
    if (!before) return null;
    await deleteProfileResume(transaction, own);
    return dropFile(transaction, before.resumeId, clock());
  });
  if (unused === null) return false;
  if (unused.length > 0) await retireFiles(services, unused);
  return true;
}

/** Inserts the row of a resume whose file is stored. Returns null if the file was removed in the meantime. */
async function insertFile(
  transaction: Queries,
  freelancerId: number,
  resume: StoredResume,
  createdAt: Date,
): Promise<number | null> {
  if (!(await isStillStored(transaction, freelancerId, resume))) return null;
  return insertResume(transaction, { ...resume, freelancerId, createdAt });
}

/**
 * Deletes a resume, unless an application or a profile uses it. Returns the keys of files that no row refers to any
 * more.
 */
async function dropFile(transaction: Queries, resumeId: number, now: Date): Promise<string[]> {
  const unused = await deleteUnusedResumes(transaction, [resumeId]);
  if (unused.length > 0) await recordFiles(transaction, unused, now);
  return unused;
}
