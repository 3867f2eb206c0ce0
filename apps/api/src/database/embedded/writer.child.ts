/**
 * The child process of crash.test.ts. Opens the data folder, prints 'open', then writes forever and prints each id once
 * its commit is acknowledged. Prints the error where it cannot open.
 */
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import type { Generated } from 'kysely';
import { openDatabase } from '../database.ts';

interface Tables {
  entries: { id: Generated<number>; content: string };
}

// Unbuffered, unlike process.stdout, which might still hold a line when the process is killed.
const print = (line: string) => writeSync(1, `${line}\n`);

try {
  const { kysely } = await openDatabase<Tables>({ dataDir: String(process.argv[2]) });
  await sql`create table if not exists entries (id integer generated always as identity primary key, content text)`.execute(
    kysely,
  );
  print('open');
  for (;;) {
    const { id } = await kysely
      .insertInto('entries')
      .values({ content: 'x'.repeat(500) })
      .returning('id')
      .executeTakeFirstOrThrow();
    print(String(id));
  }
} catch (error) {
  print(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
