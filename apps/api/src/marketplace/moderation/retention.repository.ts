/** Deletes data of cases that is no longer needed. The moderation log stays, because it contains no texts of users. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

async function picturesOf(transaction: Queries, cases: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('moderation_reports')
    .select('picture')
    .where(sql<boolean>`case_id in (${cases})`)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute();
  return rows.map(({ picture }) => picture);
}

/**
 * Deletes the personal data in cases about users whose accounts are deleted. Open cases are deleted. Decided cases keep
 * only kinds, reasons, actions, rules and days, which identify no one. Returns the keys of the pictures that no row
 * refers to any more.
 */
export async function forgetCasesOf(transaction: Queries, ids: readonly number[]): Promise<string[]> {
  const cases = sql`select id from moderation_cases where owner_id = any(${[...ids]}::int[])`;
  const pictures = await picturesOf(transaction, cases);
  await transaction
    .deleteFrom('moderation_cases')
    .where('owner_id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute();
  await transaction
    .updateTable('moderation_reports')
    .set({ words: '', name: null, email: null, is_mailed: false, title: '', texts: '[]', picture: null })
    .where(sql<boolean>`case_id in (${cases})`)
    .execute();
  await transaction
    .updateTable('moderation_reports')
    .set({ words: '' })
    .where('reporter_id', 'in', ids)
    .execute();
  const rulings = sql`select id from moderation_rulings where case_id in (${cases})`;
  await transaction
    .updateTable('moderation_appeals')
    .set({ words: '', reason: '' })
    .where(sql<boolean>`ruling_id in (${rulings})`)
    .execute();
  await transaction
    .updateTable('moderation_rulings')
    .set({ reason: '' })
    .where(sql<boolean>`id in (${rulings})`)
    .execute();
  return pictures;
}

/**
 * Deletes cases that were closed before a time, unless their ruling is in force or an appeal is undecided. Returns the
 * keys of the pictures that no row refers to any more.
 */
export async function deleteCasesBefore(transaction: Queries, time: Date): Promise<string[]> {
  const cases = sql`
    select moderation_cases.id from moderation_cases
      left join moderation_rulings as ruling on ruling.case_id = moderation_cases.id
      left join moderation_appeals as appeal on appeal.ruling_id = ruling.id
      where closed_at < ${time}
        and (owner_id is null or action in ('dismiss', 'request_change') or reversed_at is not null)
        and (appealed_at is null or outcome is not null)`;
  const pictures = await picturesOf(transaction, cases);
  await transaction
    .deleteFrom('moderation_cases')
    .where(sql<boolean>`id in (${cases})`)
    .execute();
  return pictures;
}
