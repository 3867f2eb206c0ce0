/** Tests which moderator decides about an appeal when other moderators join or leave. */
import type { ModerationCase } from '@skillharbor/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeStaffRole } from '../auth/staff.repository.ts';
import { rule } from '../../testing/moderation.ts';
import { postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { giveFactor, hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let moderator: TestPerson;
let caseId: number;
beforeEach(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
  const client = await signUp(server, 'client');
  const ruled = await rule(server, moderator, { kind: 'job', id: (await postJob(client)).id });
  const path = `/api/moderation/statements/${ruled.statementId}/appeal/`;
  await client.send('POST', path, { body: { words: 'The deposit is for keys.' } });
  caseId = ruled.caseId;
});
afterEach(() => server.close());

const mayDecide = async (by: TestPerson) =>
  (await by.send<ModerationCase>('GET', `/api/moderation/cases/${caseId}/`)).body.may_decide_appeal;
const decide = (by: TestPerson) =>
  by.send('POST', `/api/moderation/cases/${caseId}/appeal/`, {
    body: { outcome: 'reversed', reason: 'Looked at again.' },
  });

test('a moderator decides about an appeal against the moderator’s own ruling only if no other moderator has a second factor', async () => {
  const other = await hireStaff(server, 'moderator', { hasFactor: false });
  expect(await mayDecide(moderator)).toBe(true);
  await giveFactor(server, other);
  expect(await mayDecide(moderator)).toBe(false);
});

test('the rulings and the queue of a moderator who lost the role go to the remaining members of the staff', async () => {
  const other = await hireStaff(server, 'operator');
  await removeStaffRole(server.database.kysely, moderator.id);
  expect(await decide(moderator)).toMatchObject({ status: 403, body: { code: 'staff_only' } });
  expect(await mayDecide(other)).toBe(true);
  expect((await decide(other)).status).toBe(200);
});
