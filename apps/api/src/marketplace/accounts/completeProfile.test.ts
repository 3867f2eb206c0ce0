/** Tests that the database and packages/prose have the same rule for complete profiles. */
import { isCompleteProfile } from '@skillharbor/prose';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/database/testing.ts';

test('the database and packages/prose agree on which profiles are complete', async () => {
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
