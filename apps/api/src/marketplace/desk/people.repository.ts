/** Finds members for operators, and reads the accounts of these members. */
import type { PersonAccount, PersonSummary, ReportSubject } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { listActivity } from '../auth/accountActivity.repository.ts';
import { readFactors } from '../auth/factors.repository.ts';
import { staffRoleColumn } from '../auth/staff.repository.ts';
import { ENDED } from '../auth/suspensions.repository.ts';
import { isConfirmed } from '../auth/users.repository.ts';
import { findOpenCase } from '../moderation/cases.repository.ts';

const LISTED_ACTIVITY: Page = { number: 1, size: 20 };

const selectPeople = (queries: Queries) =>
  queries
    .selectFrom('users')
    .select(['id', 'email', 'role', 'suspended_until', 'created_at', 'deletes_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .select(isConfirmed.as('is_confirmed'))
    .select(staffRoleColumn);

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

function summaryOf(row: Row, now: Date): PersonSummary {
  const { id, name, email, role, is_confirmed, staffRole, suspended_until: until, created_at } = row;
  const isEnded = until !== null && until >= ENDED;
  return {
    id,
    name,
    email,
    role,
    staff_role: staffRole,
    is_confirmed,
    suspended_until: until !== null && !isEnded && until > now ? until.toISOString() : null,
    is_ended: isEnded,
    signed_up_at: created_at.toISOString(),
  };
}

/** Returns the SQL pattern for values that contain the text. Wildcards in the text are escaped. */
export const patternOf = (search: string) => `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Lists the members whose name or email address contains the text, newest first. */
export async function listPeople(
  queries: Queries,
  search: string,
  page: Page,
  now: Date,
): Promise<PersonSummary[]> {
  const pattern = patternOf(search);
  const rows = await selectPeople(queries)
    .where(sql<boolean>`(email ilike ${pattern} or first_name || ' ' || last_name ilike ${pattern})`)
    .orderBy('id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map((row) => summaryOf(row, now));
}

/** Returns the account of a member, or null if there is no such member. */
export async function findPersonAccount(
  queries: Queries,
  id: number,
  now: Date,
): Promise<PersonAccount | null> {
  const row = await selectPeople(queries).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { sessions } = await queries
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('sessions'))
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const { hasPasskeys, hasCodes } = await readFactors(queries, id, []);
  const subject = await subjectOf(queries, row);
  return {
    person: summaryOf(row, now),
    deletes_at: row.deletes_at && row.deletes_at.toISOString(),
    sessions,
    has_passkeys: hasPasskeys,
    has_codes: hasCodes,
    activity: await listActivity(queries, id, LISTED_ACTIVITY),
    subject,
    case_id: subject && (await findOpenCase(queries, subject)),
  };
}

/**
 * Returns the subject for a case about a user: the freelancer's profile, or the client's company. Returns null for a
 * client whose company has no name.
 */
async function subjectOf(queries: Queries, { id, role }: Row): Promise<ReportSubject | null> {
  if (role === 'freelancer') return { kind: 'freelancer', id };
  const company = await queries
    .selectFrom('companies')
    .select('id')
    .where('client_id', '=', id)
    .where('name', '<>', '')
    .executeTakeFirst();
  return company ? { kind: 'company', id: company.id } : null;
}
