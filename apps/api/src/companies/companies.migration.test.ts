/** Clients who signed up before 0017_companies.sql have a company after it, and their jobs its name. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { emptyDatabase } from '../database/testing.ts';

test('the companies of an older database have names and addresses', async () => {
  const database = await emptyDatabase<Tables>();
  const older = mkdtempSync(join(tmpdir(), 'skill-harbor-migrations-'));
  for (const name of readdirSync(migrationsFolder).filter((file) => file < '0017'))
    copyFileSync(join(migrationsFolder, name), join(older, name));
  await migrate(database.kysely, older);
  await sql`
    with people as (
      insert into users (email, password_hash, first_name, last_name, role, company)
        values
          ('a@example.com', 'x', 'A', 'A', 'client', 'Müller & Söhne'),
          ('b@example.com', 'x', 'B', 'B', 'client', 'Muller Sohne'),
          ('c@example.com', 'x', 'C', 'C', 'client', ''),
          ('d@example.com', 'x', 'D', 'D', 'freelancer', '')
        returning id, company, role
    )
    insert into job_listings (
      client_id, title, company, category, location, short_description, description, employment_type, remote,
      application_deadline, is_active, created_at, date_posted
    )
    select id, 'Nurse', company, 'other', 'Köln', 'Short.', 'Long.', 'part-time', 'hybrid', '2026-12-31', true, now(), now()
      from people where company <> 'Muller Sohne' and role = 'client'`.execute(database.kysely);
  expect(await migrate(database.kysely)).toContain('0017_companies.sql');

  const companies = await database.kysely
    .selectFrom('companies')
    .select(['id', 'name', 'slug'])
    .orderBy('id')
    .execute();
  expect(companies).toEqual([
    { id: 1, name: 'Müller & Söhne', slug: 'muller-sohne' },
    { id: 2, name: 'Muller Sohne', slug: 'muller-sohne-2' },
    { id: 3, name: '', slug: null },
  ]);
  await database.kysely.updateTable('companies').set({ name: 'Found' }).where('id', '=', 3).execute();
  const jobs = await database.kysely.selectFrom('job_listings').select('company').orderBy('id').execute();
  expect(jobs.map(({ company }) => company)).toEqual(['Müller & Söhne', 'Found']);
  await database.close();
  rmSync(older, { recursive: true });
});
