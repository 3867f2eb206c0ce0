import type { JobChange } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../platform/database/tables.ts';
import { postJob, signUp } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { readJobChanges } from './jobChanges.commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const pause = (transaction: Queries, id: number) =>
  transaction.updateTable('job_listings').set({ is_active: false }).where('id', '=', id).execute();

/** Resolves when a statement waits for a lock on the changes. */
async function untilSomeoneWaits(queries: Queries) {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_locks where relation = 'job_changes'::regclass and not granted`.execute(queries);
      return rows.length;
    })
    .toBe(1);
}

test('a change that is committed after a change with a higher number is not skipped', async () => {
  const { kysely } = server.database;
  const client = await signUp(server, 'client');
  const slow = await postJob(client);
  const quick = await postJob(client);
  const start = await readJobChanges(kysely, undefined, START);

  let reading: ReturnType<typeof readJobChanges> | undefined;
  await kysely.transaction().execute(async (transaction) => {
    await pause(transaction, slow.id);
    // This change gets the higher number, but is committed first.
    await pause(kysely, quick.id);
    reading = readJobChanges(kysely, start?.next, START);
    await untilSomeoneWaits(kysely);
  });
  const removed: JobChange[] = [
    { event: 'removed', id: slow.id },
    { event: 'removed', id: quick.id },
  ];
  expect((await reading)?.results).toEqual(removed);
});
