/** Jobs that were posted before 0013_search.sql are found after it. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createVersions } from '../caching/publicVersion.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { emptyDatabase } from '../database/testing.ts';
import { createJobSearch } from './jobSearch.ts';

test('jobs of an older database are found, with a slip as well', async () => {
  const database = await emptyDatabase<Tables>();
  const older = mkdtempSync(join(tmpdir(), 'skill-harbor-migrations-'));
  for (const name of readdirSync(migrationsFolder).filter((file) => file < '0013'))
    copyFileSync(join(migrationsFolder, name), join(older, name));
  await migrate(database.kysely, older);
  await sql`
    with client as (
      insert into users (email, password_hash, first_name, last_name, role)
        values ('li@example.com', 'x', 'Li', 'B', 'client') returning id
    )
    insert into job_listings (
      client_id, title, company, category, location, short_description, description, employment_type, remote,
      application_deadline, is_active, created_at, date_posted
    )
    select id, title, 'Müller & Söhne', 'tech', 'Köln', 'Short.', ${'A long text. '.repeat(200)}, 'part-time', 'hybrid',
      '2026-12-31', true, now(), now()
    from client, unnest(array['Front-End Developers', 'Nurse']) as title`.execute(database.kysely);
  expect(await migrate(database.kysely)).toContain('0013_search.sql');

  const search = createJobSearch({
    queries: database.kysely,
    version: createVersions(database.kysely).jobs,
  });
  const found = async (text: string) => {
    const { count, foundWords } = await search(
      { text, filters: {}, today: '2026-05-05' },
      { number: 1, size: 20 },
    );
    return { count, foundWords };
  };
  expect(await found('frontend developer cologne')).toEqual({ count: 1, foundWords: null });
  expect(await found('"long text" part-time')).toEqual({ count: 2, foundWords: null });
  expect(await found('devleopers')).toEqual({ count: 1, foundWords: 'developers' });
  await database.close();
  rmSync(older, { recursive: true });
});
