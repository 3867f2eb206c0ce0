import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newResumeKey } from '../files/keys.ts';
import { digestOf } from '../files/resumes.ts';
import { storeFiles } from '../files/storeFiles.ts';
import type { FileServices } from '../files/storeFiles.ts';
import { insertResume } from '../marketplace/resumes/resumes.repository.ts';
import type { NewResume } from '../marketplace/resumes/resumes.repository.ts';
import { insertProfileResume } from '../marketplace/resumes/profileResumes.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { freelancers } from './data/freelancers.ts';
import { daysBefore } from './dates.ts';
import { emailOf } from './people.ts';
import type { People } from './people.ts';
import { resumeOf } from './resume.ts';

/** Inserts the two resumes on the profile of the demo freelancer, one for each kind of work. */
const OWNER = 'freelancer';
const saved = [
  { name: 'Booking and payment', title: 'Product designer for booking and payment' },
  { name: 'Courses and learning', title: 'Instructional designer' },
];

type Stored = Omit<NewResume, 'freelancerId'> & { savedAs: string };

/** Writes and stores the resumes. `workFolder` must be on the same disk as the stored files. */
export async function storeProfileResumes(
  services: FileServices,
  workFolder: string,
  now: Date,
): Promise<Stored[]> {
  const owner = freelancers.find(({ key }) => key === OWNER);
  if (!owner) throw new Error(`The demo data has no freelancer ${OWNER}.`);
  const stored: Stored[] = [];
  for (const { name, title } of saved) {
    const createdAt = daysBefore(now, 30);
    const bytes = resumeOf({ ...owner, title }, emailOf(owner), createdAt);
    const path = join(workFolder, `${name}.pdf`);
    await writeFile(path, bytes);
    const digest = await digestOf(path);
    const key = newResumeKey('pdf');
    await storeFiles(services, [{ key, path }]);
    const file = {
      key,
      digest,
      name: `Marisol Vega – ${name}.pdf`,
      type: 'pdf' as const,
      size: bytes.length,
    };
    stored.push({ ...file, isNewFile: true, createdAt, savedAs: name });
  }
  return stored;
}

export async function insertProfileResumes(
  transaction: Queries,
  { people, profileResumes }: { people: People; profileResumes: readonly Stored[] },
): Promise<void> {
  const freelancerId = people.freelancers.get(OWNER);
  if (freelancerId === undefined) throw new Error(`The demo data has no freelancer ${OWNER}.`);
  for (const { savedAs: name, ...resume } of profileResumes) {
    const resumeId = await insertResume(transaction, { ...resume, freelancerId });
    await insertProfileResume(transaction, { freelancerId, resumeId, name });
  }
}
