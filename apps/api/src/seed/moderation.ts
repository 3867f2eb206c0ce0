/** Inserts a moderator, and two open cases that wait for one. */
import { insertCompanies } from '../marketplace/companies/companies.repository.ts';
import { insertReport, openCase } from '../marketplace/moderation/reports.repository.ts';
import { findSubject } from '../marketplace/moderation/subjects.ts';
import { writeLog } from '../marketplace/moderation/log.repository.ts';
import { newNumber } from '../marketplace/moderation/reports.policy.ts';
import { writeStaffRole } from '../marketplace/auth/staff.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { PasswordHashes, People } from './people.ts';

const reports = [
  {
    job: 'Recruiter for a quiet company',
    reason: 'scam',
    words: 'A man of this name asked me for a deposit.',
  },
  {
    job: 'Recruiter for a quiet company',
    reason: 'other',
    words: 'The company says that it does not know of this job.',
  },
  { freelancer: 'bilal', reason: 'copyright', words: 'One of these pictures is mine.' },
] as const;

export async function insertModeration(
  queries: Queries,
  { people, jobIds, hashes, now }: { people: People; jobIds: JobIds; hashes: PasswordHashes; now: Date },
): Promise<void> {
  await insertModerator(queries, hashes, now);
  for (const [index, { reason, words, ...about }] of reports.entries()) {
    const kind = 'job' in about ? 'job' : 'freelancer';
    const id = 'job' in about ? jobIds.get(about.job) : people.freelancers.get(about.freelancer);
    const at = daysBefore(now, reports.length - index);
    const subject = id && (await findSubject({ queries, viewer: null, now }, { kind, id }));
    if (!id || !subject) throw new Error(`The demo data has nothing public that report ${index} is about.`);
    const caseId = await openCase(queries, { kind, id }, subject, at);
    const report = { reason, words, name: null, email: null };
    const from = { number: newNumber(), reporterId: null, language: null, isMailed: false };
    await insertReport(queries, { caseId, report, subject, picture: null, ...from }, at);
    const details = { kind, reason };
    await writeLog(queries, { at, actorId: null, action: 'reported', caseId, details });
  }
}

async function insertModerator(queries: Queries, hashes: PasswordHashes, now: Date): Promise<void> {
  const since = daysBefore(now, 90);
  const { id } = await queries
    .insertInto('users')
    .values({
      email: 'sol@demo.skillharbor.test',
      first_name: 'Sol',
      last_name: 'Berg',
      role: 'client',
      password_hash: hashes.unknown,
      created_at: since,
      confirmed_at: since,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCompanies(queries, [{ client_id: id, name: '', updated_at: since }]);
  await writeStaffRole(queries, id, 'moderator', since);
}
