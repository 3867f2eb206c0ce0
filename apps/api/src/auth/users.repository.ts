import type { Registration, User } from '@skillharbor/contract';
import { sql } from 'kysely';
import { isUniqueViolation } from '../database/errors.ts';
import { pictureUrl } from '../files/pictures.ts';
import type { Queries } from '../tables.ts';

export type NewUser = Omit<Registration, 'password'> & { passwordHash: string; createdAt: Date };

/** The new user's id, or null where the address is taken. */
export async function insertUser(queries: Queries, user: NewUser): Promise<number | null> {
  try {
    return await queries.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('users')
        .values({
          email: user.email,
          password_hash: user.passwordHash,
          first_name: user.first_name,
          last_name: user.last_name,
          role: user.role,
          company: user.role === 'client' ? (user.company ?? '') : '',
          created_at: user.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (user.role === 'freelancer') {
        await transaction
          .insertInto('freelancers')
          .values({ user_id: id, updated_at: user.createdAt })
          .execute();
      }
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return null;
    throw error;
  }
}

export async function findUser(queries: Queries, id: number): Promise<User | null> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('freelancers', 'freelancers.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'email', 'role', 'freelancers.picture'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { id: pk, picture, ...user } = row;
  return { pk, ...user, profile_image: pictureUrl(picture, 150) };
}

/** Lower case is made here, as the limits make it: an address in other letters is not another account to try. */
export async function findCredentials(
  queries: Queries,
  email: string,
): Promise<{ id: number; email: string; passwordHash: string } | undefined> {
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** A demo account whose password somebody changed is no longer one to offer. */
export async function changePassword(queries: Queries, userId: number, passwordHash: string): Promise<void> {
  await queries.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await queries.deleteFrom('demo_accounts').where('user_id', '=', userId).execute();
}
