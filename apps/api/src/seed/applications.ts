import type { ScreeningAnswer } from '@skillharbor/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { newResumeKey } from '../files/keys.ts';
import { storeFiles } from '../files/storeFiles.ts';
import type { FileServices } from '../files/storeFiles.ts';
import { claimFiles } from '../files/unreferenced.repository.ts';
import { applications } from './data/applications.ts';
import { jobs } from './data/jobs.ts';
import { freelancers } from './data/freelancers.ts';
import type { DemoApplication } from './data/types.ts';
import { daysBefore } from './dates.ts';
import { questionsOf } from './jobs.ts';
import type { JobIds } from './jobs.ts';
import { emailOf } from './people.ts';
import type { People } from './people.ts';
import { resumeOf } from './resume.ts';

interface StoredResume {
  key: string;
  name: string;
  size: number;
}

/** The keys under which the applicants' resumes are stored, by the freelancers' keys. */
export type Resumes = ReadonlyMap<string, StoredResume>;

/** Writes and stores one resume for each applicant. `workFolder` must be on the same disk as the stored files. */
export async function storeResumes(services: FileServices, workFolder: string, now: Date): Promise<Resumes> {
  const applicants = freelancers.filter(({ key }) => applications.some(({ from }) => from === key));
  const stored = await Promise.all(
    applicants.map(async (person): Promise<[string, StoredResume]> => {
      const bytes = resumeOf(person, emailOf(person), daysBefore(now, 50));
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

  const jobsByTitle = new Map(jobs.map((job) => [job.title, job]));
  const answersOf = ({ to, answers = [] }: DemoApplication): ScreeningAnswer[] =>
    questionsOf(find(jobsByTitle, to)).map(({ id, text }, index) => ({
      question_id: id,
      question: text,
      answer: answers[index] || null,
    }));
  const blindJobs = new Set(jobs.filter((job) => job.blind_review).map(({ title }) => title));
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
          screening_answers: JSON.stringify(answersOf(application)),
          applied_at: daysBefore(now, application.applied),
          is_hidden:
            blindJobs.has(application.to) && !application.decision && application.revealed === undefined,
          fills_job: find(jobsByTitle, application.to).filled?.by.includes(application.from) ?? false,
          ...historyColumns(application, now),
        };
      }),
    )
    .execute();
  await insertReveals(queries, { people, jobIds, now });
}

/**
 * Inserts records of names that were revealed: for jobs with blind review, clients have revealed the names of some
 * applicants.
 */
async function insertReveals(
  queries: Queries,
  { people, jobIds, now }: { people: People; jobIds: JobIds; now: Date },
): Promise<void> {
  for (const { from, to, revealed } of applications) {
    if (revealed === undefined) continue;
    await queries
      .insertInto('reveals')
      .columns(['application_id', 'revealed_by', 'revealed_at', 'reason'])
      .expression((build) =>
        build
          .selectFrom('applications')
          .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
          .select(['applications.id', 'job.client_id'])
          .select([
            sql<Date>`${daysBefore(now, revealed)}::timestamptz`.as('revealed_at'),
            sql<'chosen'>`'chosen'`.as('reason'),
          ])
          .where('listing_id', '=', find(jobIds, to))
          .where('freelancer_id', '=', find(people.freelancers, from)),
      )
      .execute();
  }
}

function historyColumns({ opened, shortlisted, decision, withdrawal, closed }: DemoApplication, now: Date) {
  const opening = opened ?? decision?.decided;
  const { message = null, shares_email = false } = decision ?? {};
  const decidedAt = decision ? daysBefore(now, decision.decided) : null;
  return {
    status: withdrawal ? 'withdrawn' : closed === undefined ? (decision?.status ?? 'pending') : 'closed',
    closed_at: closed === undefined ? null : daysBefore(now, closed),
    opened_at: opening === undefined ? null : daysBefore(now, opening),
    message: decision?.status === 'accepted' ? message : null,
    email_shared: shares_email,
    decline_reason: decision?.status === 'rejected' ? message : null,
    decided_at: decidedAt,
    notified_at: decidedAt,
    shortlisted_at: shortlisted === undefined ? null : daysBefore(now, shortlisted),
    withdrawn_at: withdrawal ? daysBefore(now, withdrawal.withdrawn) : null,
    withdrawal_reason: withdrawal?.reason ?? null,
  } as const;
}

function find<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data refers to ${String(key)}, which does not exist.`);
  return value;
}
