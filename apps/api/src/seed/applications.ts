import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../files/store.ts';
import type { Queries } from '../tables.ts';
import { applications } from './data/applications.ts';
import { freelancers } from './data/freelancers.ts';
import type { DemoApplication } from './data/types.ts';
import type { Listings } from './listings.ts';
import { daysBefore } from './moments.ts';
import { emailOf } from './people.ts';
import type { People } from './people.ts';
import { resumeOf } from './resume.ts';

interface KeptResume {
  key: string;
  name: string;
  size: number;
}

/** By the freelancer's key. */
export type Resumes = ReadonlyMap<string, KeptResume>;

/** Writes and keeps one resume for everybody who applies. `workFolder` is on the same disk as the files. */
export async function keepResumes(files: FileStore, workFolder: string, now: Date): Promise<Resumes> {
  const applicants = freelancers.filter(({ key }) => applications.some(({ from }) => from === key));
  const kept = await Promise.all(
    applicants.map(async (person): Promise<[string, KeptResume]> => {
      const bytes = await resumeOf(person, emailOf(person), daysBefore(now, 50));
      const path = join(workFolder, `${person.key}.pdf`);
      await writeFile(path, bytes);
      const key = `resumes/${randomUUID()}.pdf`;
      await files.keep(key, path);
      return [
        person.key,
        { key, name: `${person.first_name} ${person.last_name} – resume.pdf`, size: bytes.length },
      ];
    }),
  );
  return new Map(kept);
}

export async function insertApplications(
  queries: Queries,
  { people, listings, resumes, now }: { people: People; listings: Listings; resumes: Resumes; now: Date },
): Promise<void> {
  const firstSent = (key: string) =>
    Math.max(...applications.filter(({ from }) => from === key).map((one) => one.applied));
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

  const inTheirOrder = applications.toSorted((one, other) => other.applied - one.applied);
  await queries
    .insertInto('applications')
    .values(
      inTheirOrder.map((application) => {
        const freelancerId = find(people.freelancers, application.from);
        return {
          listing_id: find(listings, application.to),
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
  const { status, words = null, decided } = decision;
  return {
    status,
    message: status === 'accepted' ? words : null,
    decline_reason: status === 'rejected' ? words : null,
    decided_at: daysBefore(now, decided),
  };
}

function find<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data refers to ${String(key)}, which does not exist.`);
  return value;
}
