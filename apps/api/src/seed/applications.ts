import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../database/tables.ts';
import { newResumeKey } from '../files/keys.ts';
import { storeFiles } from '../files/storeFiles.ts';
import type { FileServices } from '../files/storeFiles.ts';
import { claimFiles } from '../files/unreferenced.repository.ts';
import { applications } from './data/applications.ts';
import { freelancers } from './data/freelancers.ts';
import type { DemoApplication } from './data/types.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import { emailOf } from './people.ts';
import type { People } from './people.ts';
import { resumeOf } from './resume.ts';

interface StoredResume {
  key: string;
  name: string;
  size: number;
}

/** By the freelancer's key. */
export type Resumes = ReadonlyMap<string, StoredResume>;

/** Writes and stores one resume for each applicant. `workFolder` is on the same disk as the files. */
export async function storeResumes(services: FileServices, workFolder: string, now: Date): Promise<Resumes> {
  const applicants = freelancers.filter(({ key }) => applications.some(({ from }) => from === key));
  const stored = await Promise.all(
    applicants.map(async (person): Promise<[string, StoredResume]> => {
      const bytes = await resumeOf(person, emailOf(person), daysBefore(now, 50));
      const path = join(workFolder, `${person.key}.pdf`);
      await writeFile(path, bytes);
      const key = newResumeKey('pdf');
      await storeFiles(services, [{ key, path }]);
      return [
        person.key,
        { key, name: `${person.first_name} ${person.last_name} – resume.pdf`, size: bytes.length },
      ];
    }),
  );
  return new Map(stored);
}

export async function insertApplications(
  queries: Queries,
  { people, jobIds, resumes, now }: { people: People; jobIds: JobIds; resumes: Resumes; now: Date },
): Promise<void> {
  const firstSent = (key: string) =>
    Math.max(...applications.filter(({ from }) => from === key).map((one) => one.applied));
  await claimFiles(
    queries,
    [...resumes.values()].map(({ key }) => key),
  );
  const inserted = await queries
    .insertInto('resumes')
    .values(
      [...resumes].map(([person, resume]) => ({
        ...resume,
        freelancer_id: find(people.freelancers, person),
        type: 'pdf' as const,
        created_at: daysBefore(now, firstSent(person)),
      })),
    )
    .returning(['id', 'freelancer_id'])
    .execute();
  const resumeIds = new Map(inserted.map(({ id, freelancer_id }) => [freelancer_id, id]));

  const oldestFirst = applications.toSorted((one, other) => other.applied - one.applied);
  await queries
    .insertInto('applications')
    .values(
      oldestFirst.map((application) => {
        const freelancerId = find(people.freelancers, application.from);
        return {
          listing_id: find(jobIds, application.to),
          freelancer_id: freelancerId,
          resume_id: find(resumeIds, freelancerId),
          cover_letter: application.cover_letter,
          applied_at: daysBefore(now, application.applied),
          ...decisionColumns(application, now),
        };
      }),
    )
    .execute();
}

function decisionColumns({ decision }: DemoApplication, now: Date) {
  if (!decision) return { status: 'pending', message: null, decline_reason: null, decided_at: null } as const;
  const { status, message = null, decided } = decision;
  return {
    status,
    message: status === 'accepted' ? message : null,
    decline_reason: status === 'rejected' ? message : null,
    decided_at: daysBefore(now, decided),
  };
}

function find<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data refers to ${String(key)}, which does not exist.`);
  return value;
}
