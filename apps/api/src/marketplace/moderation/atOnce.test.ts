/** Tests that simultaneous decisions of moderators and hand-overs of teams cause no deadlock and lose nothing. */
import type { StatementSummary } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { decide, hide, report } from '../../testing/moderation.ts';
import { PASSWORD, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { joinTeam } from '../../testing/teams.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { lockOwner } from '../auth/users.repository.ts';

const TEAMS = 6;
const CASES = 3;

let server: TestServer;
let moderator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
});
afterAll(() => server.close());

/** Waits until this number of the server's statements wait for a lock. */
const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.kysely);
    expect(rows[0]?.waiting).toBe(count);
  }, 20_000);

async function teamWithCases() {
  const owner = await signUp(server, 'client', { company: 'Pier Four' });
  const heir = await joinTeam(server, owner);
  const caseIds: number[] = [];
  for (let count = 0; count < CASES; count += 1) {
    const { id } = await postJob(owner);
    caseIds.push((await report(server, { kind: 'job', id })).caseId);
  }
  return { owner, heir, caseIds };
}

const handOver = ({ owner, heir }: { owner: TestPerson; heir: TestPerson }) =>
  owner.send('POST', '/api/team/hand-over/', { body: { member_id: heir.id, password: PASSWORD } });

test.for(['hand-over', 'decision'] as const)(
  'a decision and a hand-over that overlap both succeed when the %s comes first',
  async (first, { skip }) => {
    if (server.database.kind !== 'postgres')
      return skip('The embedded database runs one transaction at a time.');
    const team = await teamWithCases();
    const [caseId = 0] = team.caseIds;
    const requests = [() => handOver(team), () => decide(moderator, caseId, hide)];
    if (first === 'decision') requests.reverse();
    const responses: Promise<{ status: number }>[] = [];
    // The test holds the lock of the owner until both requests wait for it. By then, each request holds the locks that
    // it takes before the owner's lock.
    await server.database.kysely.transaction().execute(async (transaction) => {
      await lockOwner(transaction, team.owner.id);
      for (const request of requests) {
        responses.push(request());
        await untilWaiting(responses.length);
      }
    });
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  },
);

test('many simultaneous decisions and hand-overs all succeed, and the new owner gets each statement of reasons', async () => {
  const teams = [];
  for (let count = 0; count < TEAMS; count += 1) teams.push(await teamWithCases());
  const responses = await Promise.all(
    teams.flatMap(({ owner, heir, caseIds }) => [
      ...caseIds.map((caseId) => decide(moderator, caseId, hide)),
      handOver({ owner, heir }),
    ]),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  for (const { owner, heir } of teams) {
    const statementsOf = async ({ send }: TestPerson) =>
      (await send<{ results: StatementSummary[] }>('GET', '/api/moderation/statements/')).body.results.length;
    expect([await statementsOf(owner), await statementsOf(heir)]).toEqual([0, CASES]);
  }
}, 120_000);
