/**
 * The child process of crash.test.ts. Opens the data folder, says 'open', then writes for ever and says each id
 * once the commit is acknowledged. Says what kept it from opening, if anything did.
 */
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import type { Generated } from 'kysely';
import { openDatabase } from './database.ts';

interface Tables {
  entries: { id: Generated<number>; content: string };
}

// Written at once, unlike process.stdout, which might still hold a line when the process is killed.
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const { kysely } = await openDatabase<Tables>({ dataDir: String(process.argv[2]) });
  await sql`create table if not exists entries (id integer generated always as identity primary key, content text)`.execute(
    kysely,
  );
  say('open');
  for (;;) {
    const { id } = await kysely
      .insertInto('entries')
      .values({ content: 'x'.repeat(500) })
      .returning('id')
      .executeTakeFirstOrThrow();
    say(String(id));
  }
} catch (error) {
  say(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
