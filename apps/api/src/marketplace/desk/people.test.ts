import type { PersonAccount, PersonList } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { giveFactor, hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
});
afterAll(() => server.close());

const find = async (search: string) => {
  const url = `/api/admin/people/?search=${encodeURIComponent(search)}`;
  return (await operator.send<PersonList>('GET', url)).body.results.map(({ id }) => id);
};
const read = async ({ id }: TestPerson) =>
  (await operator.send<PersonAccount>('GET', `/api/admin/people/${id}/`)).body;
const act = ({ id }: TestPerson, action: string) =>
  operator.send<PersonAccount>('POST', `/api/admin/people/${id}/${action}/`);
const lastLogged = () =>
  server.database.kysely
    .selectFrom('moderation_log')
    .select(['actor_id', 'action', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

test('members are found by a part of the address or of the name, and no text is a pattern', async () => {
  const member = await signUp(server, 'freelancer');
  expect(await find(member.email.toUpperCase())).toEqual([member.id]);
  expect(await find('okafor')).toContain(member.id);
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
});

test('an operator sees the account of a member', async () => {
  const member = await signUp(server, 'freelancer');
  expect(await read(member)).toMatchObject({
    person: { email: member.email, is_confirmed: true, staff_role: null, is_ended: false },
    sessions: 1,
    has_passkeys: false,
    activity: [{ event: 'address_confirmed' }, { event: 'account_created' }],
  });
});

test('an operator ends all sessions of a member', async () => {
  const member = await signUp(server, 'freelancer');
  expect((await act(member, 'end-sessions')).body.sessions).toBe(0);
  expect((await member.send('GET', '/api/users/')).status).toBe(401);
  expect(await lastLogged()).toEqual({
    actor_id: operator.id,
    action: 'sessions_ended',
    details: { user: member.id },
  });
});

test('an operator removes the second factors of a member, who gets a mail', async () => {
  const member = await signUp(server, 'freelancer');
  await giveFactor(server, member);
  expect((await read(member)).has_passkeys).toBe(true);
  expect((await act(member, 'remove-factors')).body.has_passkeys).toBe(false);
  await server.mailTo(member.email, 'Passkeys and one-time codes were removed');
  expect((await lastLogged())?.action).toBe('factors_removed');
});

test('the second factors of the staff stay, also those of the operator', async () => {
  const moderator = await hireStaff(server, 'moderator');
  for (const person of [moderator, operator])
    expect(await act(person, 'remove-factors')).toMatchObject({
      status: 409,
      body: { code: 'staff_account' },
    });
  expect((await read(moderator)).has_passkeys).toBe(true);
});

test('an operator sends the confirmation again until the address is confirmed', async () => {
  const member = await signUp(server, 'freelancer');
  expect(await act(member, 'send-confirmation')).toMatchObject({
    status: 409,
    body: { code: 'address_confirmed' },
  });
  const { kysely } = server.database;
  await kysely.updateTable('users').set({ confirmed_at: null }).where('id', '=', member.id).execute();
  expect((await act(member, 'send-confirmation')).status).toBe(200);
  for (let count = 0; count < 4; count += 1) await act(member, 'send-confirmation');
  expect(await act(member, 'send-confirmation')).toMatchObject({ body: { code: 'confirmations_sent' } });
});

test('moderators and members see no account', async () => {
  const moderator = await hireStaff(server, 'moderator');
  for (const send of [moderator.send, sender(server)]) {
    const { status } = await send('GET', `/api/admin/people/${operator.id}/`);
    expect([401, 403]).toContain(status);
  }
});
