/**
 * Tests that the server splits the words of a search in exactly the same way as the database splits the searched texts.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { compoundsOf, wordsOf } from './search.text.ts';

let database: Database<unknown>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function inDatabase(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select array_remove(split_words(search_text(content)), E'\\n') as words
      from unnest(${texts}::text[]) with ordinality as each (content, number) order by number`.execute(
    database.kysely,
  );
  return rows.map(({ words }) => words);
}

test.each([
  ['Front-End Developer (C++/C#, .NET, Node.js)!', 'front-end developer c++ c# dotnet node-js'],
  ['Müller & Söhne, R&D', 'muller sohne r-d'],
  ['Łódź – Straße, ΟΔΟΣ, Київ', 'lodz strasse οδοσ киів'],
  ['#hiring +49 a+b c++17 - --x-- ', 'hiring 49 a+b c++17 x'],
  ['one\n\n two', 'one two'],
  ['ＦＵＬＬ ﬁne ™', 'full fine tm'],
])('the text %j has the words %j', async (content, plain) => {
  expect(compoundsOf(content).map((words) => words.join('-'))).toEqual(plain.split(' '));
  expect(await inDatabase([content])).toEqual([plain.split(/[- ]/)]);
});

test('the server and the database split any text into the same words', async () => {
  const character = fc.oneof(
    fc.constantFrom(...Array.from('aZ09+#-_.\'’&"/ \n\t–…ßæœøłđıİςΣéǺйЇґ日ｶ한؟،।😀𝕏')),
    fc.constantFrom('.net', 'node.js', ' - '),
    fc.integer({ min: 1, max: 0x1bff }).map((code) => String.fromCodePoint(code)),
  );
  const content = fc.array(character, { maxLength: 8 }).map((characters) => characters.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 200 }), async (texts) => {
      expect(await inDatabase(texts)).toEqual(texts.map(wordsOf));
    }),
    { numRuns: 30 },
  );
});
