/** What 0016_freelancer_search.sql does for profiles that were there before it, and what it calls complete. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCompleteProfile } from '@skillharbor/prose';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createVersions } from '../caching/publicVersion.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { emptyDatabase, testDatabase } from '../database/testing.ts';
import { createFreelancerSearch } from './freelancerSearch.ts';
import { searchOf } from './searchOf.ts';

test('freelancers of an older database are found, with a slip as well', async () => {
  const database = await emptyDatabase<Tables>();
  const older = mkdtempSync(join(tmpdir(), 'skill-harbor-migrations-'));
  for (const name of readdirSync(migrationsFolder).filter((file) => file < '0016'))
    copyFileSync(join(migrationsFolder, name), join(older, name));
  await migrate(database.kysely, older);
  await sql`
    with people as (
      insert into users (email, password_hash, first_name, last_name, role)
        select 'ada-' || number || '@example.com', 'x', 'Ada', 'O' || number, 'freelancer'
          from generate_series(1, 250) as number returning id
    ),
    freelancers as (
      insert into freelancers (user_id, title, bio, location)
        select id, 'Front-End Developer', 'Long. ', 'Köln' from people returning user_id
    )
    insert into freelancer_skills (freelancer_id, skill_id) select user_id, 3 from freelancers`.execute(
    database.kysely,
  );
  expect(await migrate(database.kysely)).toContain('0016_freelancer_search.sql');

  const search = createFreelancerSearch({
    queries: database.kysely,
    version: createVersions(database.kysely).freelancers,
  });
  const found = async (text: string) => {
    const { count, foundWords } = await search(searchOf({ search: text, skill: [3] }), {
      number: 1,
      size: 12,
    });
    return { count, foundWords };
  };
  expect(await found('frontend developers cologne')).toEqual({ count: 250, foundWords: null });
  expect(await found('recat')).toEqual({ count: 250, foundWords: 'react' });
  await database.close();
  rmSync(older, { recursive: true });
});

test('a profile is complete for the database as it is for the user', async () => {
  const database = await testDatabase();
  const blank = fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u200b', '\u3000');
  const text = (letters: number) =>
    fc.array(fc.oneof(blank, fc.constantFrom(...Array.from('abcdefghijkléя日😀'))), {
      minLength: 0,
      maxLength: letters,
    });
  const profile = fc.record({
    title: text(5).map((letters) => letters.join('')),
    bio: fc
      .oneof(text(60), fc.constant(Array.from('A bio that is long enough to be one, with letters.')))
      .map((letters) => letters.join('')),
    location: text(4).map((letters) => letters.join('')),
    hourly_rate: fc.constantFrom(null, 0, 0.01, 60),
    skills: fc.constantFrom([], [1], [1, 2]),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(profile, { minLength: 200, maxLength: 200 }), async (profiles) => {
      const column = <Name extends keyof (typeof profiles)[0]>(name: Name) =>
        profiles.map((one) => one[name]);
      const { rows } = await sql<{ is_complete: boolean }>`
        select is_complete_profile(title, bio, location, rate, skills) as is_complete
          from unnest(
            ${column('title')}::text[], ${column('bio')}::text[], ${column('location')}::text[],
            ${column('hourly_rate')}::numeric[], ${profiles.map(({ skills }) => skills.length)}::integer[]
          ) with ordinality as each (title, bio, location, rate, skills, number) order by number`.execute(
        database.kysely,
      );
      expect(rows.map(({ is_complete }) => is_complete)).toEqual(profiles.map(isCompleteProfile));
    }),
    { numRuns: 10 },
  );
  await database.close();
});
