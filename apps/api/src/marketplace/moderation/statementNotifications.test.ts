/** Tests that the list of notifications shows the owner of a reported subject each decision about it. */
import type { NotificationList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { textsOf } from '../../testing/mails.ts';
import { reverse, rule } from '../../testing/moderation.ts';
import { postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let moderator: TestPerson;
let other: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
  other = await hireStaff(server, 'operator');
});
beforeEach(async () => {
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const postPilot = async () => ({ kind: 'job', id: (await postJob(client, { title: 'Pilot' })).id }) as const;
const notificationsOf = async (person: TestPerson) =>
  (await person.send<NotificationList>('GET', '/api/users/notifications/')).body.results;

test('a ruling and the outcome of an appeal each add a notification that refers to the statement of reasons', async () => {
  const ruled = await rule(server, moderator, await postPilot());
  const about = { title: 'Pilot', statement_id: ruled.statementId, job_id: null, is_read: false };
  const [notification, ...others] = await notificationsOf(client);
  expect(notification).toMatchObject({ ...about, kind: 'statement_received' });
  expect(others).toEqual([]);
  const [text] = await textsOf(server, client, 'We have hidden');
  expect(text).toContain(`/statement?notification=${notification?.id ?? 0}#token=`);
  await reverse(server, other, ruled);
  expect(await notificationsOf(client)).toMatchObject([
    { ...about, kind: 'appeal_decided' },
    { ...about, kind: 'statement_received' },
  ]);
});

test('a dismissed case adds no notification', async () => {
  await rule(server, moderator, await postPilot(), { action: 'dismiss' });
  expect(await notificationsOf(client)).toEqual([]);
});
