/** Inserts a moderator, an operator, and what they have done: cases in every state, and entries of the log. */
import type { Role, StaffRole } from '@skillharbor/contract';
import { insertCompanies } from '../marketplace/companies/companies.repository.ts';
import { applyRulings } from '../marketplace/moderation/effects.ts';
import { insertReport, openCase } from '../marketplace/moderation/reports.repository.ts';
import {
  insertAppeal,
  insertRuling,
  writeAppealOutcome,
} from '../marketplace/moderation/rulings.repository.ts';
import { findSubject } from '../marketplace/moderation/subjects.ts';
import { writeLog } from '../marketplace/moderation/log.repository.ts';
import { newNumber } from '../marketplace/moderation/reports.policy.ts';
import { writeStaffRole } from '../marketplace/auth/staff.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { cases } from './data/cases.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { PasswordHashes, People } from './people.ts';

interface Seeded {
  people: People;
  jobIds: JobIds;
  hashes: PasswordHashes;
  now: Date;
}

type DemoCase = (typeof cases)[number];

export async function insertModeration(queries: Queries, seeded: Seeded): Promise<void> {
  const moderatorId = await insertStaff(queries, seeded, {
    role: 'moderator',
    first_name: 'Sol',
    last_name: 'Berg',
    days: 90,
  });
  const operatorId = await insertStaff(queries, seeded, {
    role: 'operator',
    first_name: 'Noor',
    last_name: 'Lindahl',
    days: 120,
  });
  for (const one of cases) await insertCase(queries, seeded, one, moderatorId);
  await insertOperatorLog(queries, operatorId, seeded.now);
}

async function insertCase(queries: Queries, seeded: Seeded, one: DemoCase, moderatorId: number) {
  const { now } = seeded;
  const { reports, ruling, appeal } = one;
  const about = await subjectOf(queries, seeded, one.about);
  const subject = await findSubject({ queries, viewer: 'moderator', now }, about);
  const [first] = reports;
  if (!subject || !first) throw new Error(`The demo data has no ${about.kind} with the id ${about.id}.`);
  const { kind } = about;
  const { ownerId } = subject;
  const caseId = await openCase(queries, about, subject, daysBefore(now, first.sent));
  const log = { actorId: null, caseId };
  for (const { reason, words, sent } of reports) {
    const at = daysBefore(now, sent);
    const report = { reason, words, name: null, email: null };
    const from = { number: newNumber(), reporterId: null, language: null, isMailed: false };
    await insertReport(queries, { caseId, report, subject, picture: null, ...from }, at);
    await writeLog(queries, { ...log, at, action: 'reported', details: { kind, reason } });
  }
  if (!ruling) return;
  const { decided, ...input } = ruling;
  const { action, rule = null } = input;
  const at = daysBefore(now, decided);
  const rulingId = await insertRuling(queries, { caseId, moderatorId }, input, at);
  const details = { kind, action, rule, days: null };
  await writeLog(queries, { ...log, at, actorId: moderatorId, action: 'decided', details });
  if (appeal) {
    const appealedAt = daysBefore(now, appeal.sent);
    await insertAppeal(queries, rulingId, appeal.words, appealedAt);
    await writeLog(queries, { ...log, at: appealedAt, actorId: ownerId, action: 'appealed', details: {} });
  }
  if (appeal?.outcome) {
    const { outcome, reason } = appeal.outcome;
    const outcomeAt = daysBefore(now, appeal.outcome.decided);
    await writeAppealOutcome(queries, rulingId, { outcome, reason, by: moderatorId }, outcomeAt);
    await writeLog(queries, {
      ...log,
      at: outcomeAt,
      actorId: moderatorId,
      action: 'appeal_decided',
      details: { action, outcome },
    });
  }
  if (ownerId !== null) await applyRulings(queries, ownerId, now);
}

async function subjectOf(queries: Queries, { people, jobIds }: Seeded, about: DemoCase['about']) {
  if ('job' in about) return { kind: 'job' as const, id: jobIds.get(about.job) ?? 0 };
  if ('freelancer' in about)
    return { kind: 'freelancer' as const, id: people.freelancers.get(about.freelancer) ?? 0 };
  if ('company' in about) return { kind: 'company' as const, id: people.clients.get(about.company) ?? 0 };
  const { id } = await queries
    .selectFrom('portfolio_pieces')
    .select('id')
    .where('title', '=', about.piece)
    .executeTakeFirstOrThrow();
  return { kind: 'portfolio_piece' as const, id };
}

/** Inserts a few entries of the log of operators. None of them has another effect. */
async function insertOperatorLog(queries: Queries, operatorId: number, now: Date): Promise<void> {
  const write = (
    days: number,
    action: 'task_started' | 'legal_text_published' | 'setting_changed',
    details: object,
  ) =>
    writeLog(queries, {
      at: daysBefore(now, days),
      actorId: operatorId,
      caseId: null,
      action,
      details: { ...details },
    });
  await write(119, 'legal_text_published', { text: 'rules', before: null, after: '1' });
  await write(41, 'setting_changed', { setting: 'questions_a_day', before: '20', after: '10' });
  await write(6, 'task_started', { task: 'matchJobs' });
}

async function insertStaff(
  queries: Queries,
  { hashes, now }: Seeded,
  { role, days, ...name }: { role: StaffRole; first_name: string; last_name: string; days: number },
): Promise<number> {
  const since = daysBefore(now, days);
  const { id } = await queries
    .insertInto('users')
    .values({
      ...name,
      email: `${name.first_name.toLowerCase()}@demo.skillharbor.test`,
      role: 'client' satisfies Role,
      password_hash: hashes.unknown,
      created_at: since,
      confirmed_at: since,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCompanies(queries, [{ client_id: id, name: '', updated_at: since }]);
  await writeStaffRole(queries, id, role, since);
  await writeLog(queries, {
    at: since,
    actorId: null,
    caseId: null,
    action: 'role_granted',
    details: { user: id, role },
  });
  return id;
}
