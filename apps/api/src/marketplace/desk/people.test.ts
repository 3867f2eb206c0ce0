import type { PersonAccount, PersonList } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, sender, signUp } from '../../testing/people.ts';
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

test('an operator finds members by a part of the email address or of the name, and % and _ are not wildcards', async () => {
  const member = await signUp(server, 'freelancer');
  expect(await find(member.email.toUpperCase())).toEqual([member.id]);
  expect(await find('okafor')).toContain(member.id);
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
});

test('an operator can see a member’s account', async () => {
  const member = await signUp(server, 'freelancer');
  expect(await read(member)).toMatchObject({
    person: { email: member.email, is_confirmed: true, staff_role: null, is_ended: false },
    sessions: 1,
    has_passkeys: false,
    activity: [{ event: 'address_confirmed' }, { event: 'account_created' }],
  });
});

test('an operator can end all sessions of a member, who gets a mail', async () => {
  const member = await signUp(server, 'freelancer');
  expect((await act(member, 'end-sessions')).body.sessions).toBe(0);
  expect((await member.send('GET', '/api/users/')).status).toBe(401);
  await server.mailTo(member.email, 'You are logged out on all devices');
  expect(await lastLogged()).toEqual({
    actor_id: operator.id,
    action: 'sessions_ended',
    details: { user: member.id },
  });
});

test('an operator can remove the second factors of a member, who gets a mail', async () => {
  const member = await signUp(server, 'freelancer');
  await giveFactor(server, member);
  expect((await read(member)).has_passkeys).toBe(true);
  expect((await act(member, 'remove-factors')).body.has_passkeys).toBe(false);
  await server.mailTo(member.email, 'Passkeys and one-time codes were removed');
  expect((await lastLogged())?.action).toBe('factors_removed');
});

test('an operator cannot remove the second factors of members of the staff, including the operator’s own', async () => {
  const moderator = await hireStaff(server, 'moderator');
  for (const person of [moderator, operator])
    expect(await act(person, 'remove-factors')).toMatchObject({
      status: 409,
      body: { code: 'staff_account' },
    });
  expect((await read(moderator)).has_passkeys).toBe(true);
});

test('an operator can send the confirmation mail again until the address is confirmed', async () => {
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

describe('a deletion that an operator plans for a member', () => {
  let colleague: TestPerson;
  beforeAll(async () => {
    colleague = await hireStaff(server, 'operator');
  });
  const plan = ({ id }: TestPerson, reason = ' You wrote us a letter. ') =>
    colleague.send<PersonAccount>('POST', `/api/admin/people/${id}/plan-deletion/`, { body: { reason } });
  const cancel = ({ id }: TestPerson) =>
    colleague.send<PersonAccount>('POST', `/api/admin/people/${id}/cancel-deletion/`);

  test('happens after seven days, and the mail contains the reason, but the log does not', async () => {
    const member = await signUp(server, 'freelancer');
    const { status, body } = await plan(member);
    expect(status).toBe(200);
    expect(body.deletes_at).toBe(secondsAfter(server.now(), 7 * 24 * 60 * 60).toISOString());
    const mail = await server.mailTo(member.email, 'Your account will be deleted on');
    expect(mail.text).toContain('They write: “You wrote us a letter.”');
    expect(await lastLogged()).toEqual({
      actor_id: colleague.id,
      action: 'deletion_planned',
      details: { user: member.id },
    });
    // A second request changes nothing, and sends no second mail.
    const mails = server.mails.length;
    expect((await plan(member)).body.deletes_at).toBe(body.deletes_at);
    expect(server.mails).toHaveLength(mails);
  });

  test('can be cancelled by the member', async () => {
    const member = await signUp(server, 'freelancer');
    await plan(member);
    expect((await member.send('DELETE', '/api/users/deletion/')).status).toBe(200);
    expect((await read(member)).deletes_at).toBeNull();
  });

  test('can be cancelled once by an operator, even if the member has planned it, and a mail notifies the member', async () => {
    const member = await signUp(server, 'freelancer');
    await member.send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
    expect((await cancel(member)).body.deletes_at).toBeNull();
    await server.mailTo(member.email, 'Your account stays');
    expect(await lastLogged()).toMatchObject({ actor_id: colleague.id, action: 'deletion_cancelled' });
    await cancel(member);
    const { rows } = await sql`
      select from moderation_log where action = 'deletion_cancelled' and (details ->> 'user')::int = ${member.id}`.execute(
      server.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  test('is refused for members of the staff', async () => {
    expect(await plan(operator)).toMatchObject({ status: 409, body: { code: 'staff_deletion' } });
    expect((await read(operator)).deletes_at).toBeNull();
  });
});

test('the desk shows, for each account, the subject that a case about the account would have, and the open case', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const client = await signUp(server, 'client', { company: 'Pier Nine' });
  const nameless = await signUp(server, 'client', { company: '' });
  const { subject } = await read(client);
  expect(subject).toMatchObject({ kind: 'company' });
  expect((await read(nameless)).subject).toBeNull();
  expect(await read(freelancer)).toMatchObject({
    subject: { kind: 'freelancer', id: freelancer.id },
    case_id: null,
  });
  const { status } = await operator.send('POST', '/api/moderation/reports/', {
    body: { subject, reason: 'scam' },
  });
  expect(status).toBe(201);
  expect((await read(client)).case_id).toEqual(expect.any(Number));
});

test('moderators and visitors cannot see accounts at the operator’s desk', async () => {
  const moderator = await hireStaff(server, 'moderator');
  for (const send of [moderator.send, sender(server)]) {
    const { status } = await send('GET', `/api/admin/people/${operator.id}/`);
    expect([401, 403]).toContain(status);
  }
});
