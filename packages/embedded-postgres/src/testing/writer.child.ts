/**
 * The child process of crash.test.ts. It opens the data folder and prints 'open'. Then it writes rows forever, and
 * prints the id of each row after its commit is acknowledged. If it cannot open the folder, it prints the error.
 */
import { writeSync } from 'node:fs';
import { openPool } from './openPool.ts';

// Writes without a buffer, because a line in the buffer of process.stdout would be lost when the process is killed.
const print = (line: string) => writeSync(1, `${line}\n`);

try {
  const { pool } = await openPool(String(process.argv[2]));
  await pool.query(
    'create table if not exists entries (id integer generated always as identity primary key, content text)',
  );
  print('open');
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into entries (content) values (repeat('x', 500)) returning id`,
    );
    for (const { id } of rows) print(String(id));
  }
} catch (error) {
  print(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
