/** Inserts the team of the demo client, with a recruiter and a reader, and decisions that the recruiter has made. */
import { insertCompanies } from '../marketplace/companies/companies.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { daysBefore } from './dates.ts';
import type { PasswordHashes, People } from './people.ts';

export const members = [
  { first_name: 'Sade', last_name: 'Lindgren', role: 'recruiter', joined: 120 },
  { first_name: 'Mirela', last_name: 'Popa', role: 'reader', joined: 20 },
] as const;

export async function insertTeam(
  queries: Queries,
  { people, hashes, now }: { people: People; hashes: PasswordHashes; now: Date },
): Promise<void> {
  const owner = people.clients.get('tidewright');
  if (owner === undefined) throw new Error('The demo data has no client with the key tidewright.');
  for (const { first_name, last_name, role, joined } of members) {
    const since = daysBefore(now, joined);
    const { id } = await queries
      .insertInto('users')
      .values({
        email: `${first_name.toLowerCase()}@tidewright.example`,
        first_name,
        last_name,
        role: 'client',
        password_hash: hashes.unknown,
        created_at: since,
        confirmed_at: since,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertCompanies(queries, [{ client_id: id, name: '', updated_at: since }]);
    await queries
      .insertInto('team_members')
      .values({ user_id: id, account_id: owner, role, joined_at: since })
      .execute();
    if (role !== 'recruiter') continue;
    await queries
      .updateTable('applications')
      .set({ decided_by: id })
      .where('decided_at', '>', since)
      .where('email_shared', '=', false)
      .where('listing_id', 'in', (query) =>
        query.selectFrom('job_listings').select('id').where('client_id', '=', owner),
      )
      .execute();
  }
}
