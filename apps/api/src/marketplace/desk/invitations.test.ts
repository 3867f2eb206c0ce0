import type {
  Desk,
  NewSignUpInvitation,
  SignUpInvitation,
  SignUpInvitationList,
  SignUpOffer,
  SignUps,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, dayOf } from '../../platform/time/clock.ts';
import { sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { removeOldSignUpInvitations } from './invitations.commands.ts';

let server: TestServer;
let operator: TestPerson;
let start: Date;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
  start = server.now();
});
afterAll(() => server.close());

const setSignUps = (value: SignUps) =>
  operator.send('PATCH', '/api/admin/settings/', { body: { sign_ups: value } });
beforeEach(async () => {
  server.setTime(start);
  await setSignUps('invitation');
});

const makeInvitation = (body: object, by = operator) =>
  by.send<NewSignUpInvitation>('POST', '/api/admin/invitations/', { body });
const list = async () =>
  (await operator.send<SignUpInvitationList>('GET', '/api/admin/invitations/')).body.results;
const withdraw = (id: string) =>
  operator.send<SignUpInvitation>('POST', `/api/admin/invitations/${id}/withdraw/`);
const register = (email: string, invitation?: string, role = 'freelancer') =>
  sender(server)<{ code?: string; codes?: unknown }>('POST', '/api/auth/registration/', {
    body: { email, password: 'six quiet herons', first_name: 'Ada', last_name: 'Okafor', role, invitation },
  });
const check = async (token: string) =>
  (await sender(server)<SignUpOffer>('POST', '/api/auth/registration/invitation/', { body: { token } })).body;
const log = async () => (await operator.send<Desk>('GET', '/api/admin/desk/')).body.log;

let count = 0;
const newAddress = () => `invited${(count += 1)}@example.com`;

async function linkFor(max_uses: number) {
  const { body } = await makeInvitation({ max_uses, note: ' Spring fair ' });
  return { id: body.invitation.id, token: new URL(body.link ?? '').hash.replace('#token=', '') };
}
async function mailed(email: string) {
  const { body } = await makeInvitation({ email, language: 'de' });
  return { ...body, token: tokenIn(await server.mailTo(email, 'Sie sind zu Skill Harbor eingeladen')) };
}

describe('while sign-ups need an invitation', () => {
  test('the server refuses a sign-up without an invitation or with an unknown token', async () => {
    expect(await register(newAddress())).toMatchObject({
      status: 403,
      body: { code: 'sign_ups_by_invitation' },
    });
    expect(await register(newAddress(), 'guess')).toMatchObject({
      status: 403,
      body: { code: 'sign_up_invitation_unknown' },
    });
    expect(await check('guess')).toEqual({ state: 'unknown', email: null, is_team: false });
  });

  test('an invitation in the chosen language lets the owner of the invited address sign up once', async () => {
    const email = newAddress();
    const { link, invitation, token } = await mailed(email);
    expect(link).toBeNull();
    expect(invitation).toMatchObject({ email, uses: 0, max_uses: 1, state: 'waiting' });
    expect(await check(token)).toEqual({ state: 'waiting', email, is_team: false });
    expect(await register(newAddress(), token)).toMatchObject({
      status: 400,
      body: { codes: { email: [{ code: 'sign_up_address_differs' }] } },
    });
    expect((await register(email.toUpperCase(), token)).status).toBe(201);
    expect(await check(token)).toMatchObject({ state: 'used' });
    expect(await register(email, token)).toMatchObject({
      status: 403,
      body: { code: 'sign_up_invitation_used' },
    });
    expect((await list()).find(({ id }) => id === invitation.id)).toMatchObject({ uses: 1, state: 'used' });
  });

  test('only one of two people who use the last place of a link at the same time can sign up', async () => {
    const { id, token } = await linkFor(2);
    expect((await register(newAddress(), token)).status).toBe(201);
    const both = await Promise.all([register(newAddress(), token), register(newAddress(), token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 403]));
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      email: null,
      note: 'Spring fair',
      uses: 2,
      state: 'used',
    });
  });

  test('a sign-up that is refused for a weak password does not use up the invitation', async () => {
    const { token } = await linkFor(1);
    const weak = { email: newAddress(), password: 'password', first_name: 'Ada', last_name: 'Okafor' };
    const refused = await sender(server)('POST', '/api/auth/registration/', {
      body: { ...weak, role: 'freelancer', invitation: token },
    });
    expect(refused.status).toBe(400);
    expect(await check(token)).toMatchObject({ state: 'waiting' });
  });

  test('a sign-up with a member’s address gets the usual response, and the member gets a mail with a hint to log in', async () => {
    const member = await signUpWithLink();
    const { token } = await linkFor(1);
    expect((await register(member, token)).status).toBe(201);
    await server.mailTo(member, 'You already have an account');
  });

  test('an invitation works until the end of its last day', async () => {
    const lastDay = dayAfter(dayOf(start), 2);
    const { body } = await makeInvitation({ last_day: lastDay });
    const token = new URL(body.link ?? '').hash.replace('#token=', '');
    server.setTime(new Date(`${lastDay}T23:59:59Z`));
    expect(await check(token)).toMatchObject({ state: 'waiting' });
    server.setTime(new Date(`${dayAfter(lastDay, 1)}T00:00:00Z`));
    expect(await check(token)).toMatchObject({ state: 'expired' });
    expect(await register(newAddress(), token)).toMatchObject({
      body: { code: 'sign_up_invitation_expired' },
    });
  });

  test('a withdrawn invitation no longer works, and withdrawing it again changes nothing', async () => {
    const { id, token } = await linkFor(3);
    expect((await withdraw(id)).body).toMatchObject({ id, state: 'withdrawn' });
    expect((await withdraw(id)).body).toMatchObject({ state: 'withdrawn' });
    expect(await register(newAddress(), token)).toMatchObject({
      body: { code: 'sign_up_invitation_withdrawn' },
    });
    const [newest, before] = await log();
    expect(newest).toMatchObject({ action: 'sign_up_invitation_withdrawn', about: 'link', before: '3' });
    expect(before).toMatchObject({ action: 'sign_up_invited', about: 'link', after: '3', by: 'Li Brandt' });
  });
});

test('while everyone can sign up, a sign-up needs no invitation, but still uses up an invitation that it contains', async () => {
  const { token } = await linkFor(1);
  await setSignUps('open');
  expect((await register(newAddress(), token)).status).toBe(201);
  expect(await check(token)).toMatchObject({ state: 'used' });
  expect((await register(newAddress(), token)).status).toBe(201);
});

test('an operator’s invitation does not work while sign-ups are closed', async () => {
  const { token } = await linkFor(1);
  await setSignUps('closed');
  expect(await register(newAddress(), token)).toMatchObject({
    status: 403,
    body: { code: 'sign_ups_closed' },
  });
});

test.each(['closed', 'invitation'] as const)(
  'a client who is invited to a team signs up while sign-ups are %s',
  async (signUps) => {
    await setSignUps('open');
    const owner = await signUp(server, 'client', { company: 'Pier Four' });
    await setSignUps(signUps);
    const email = newAddress();
    await owner.send('POST', '/api/team/invitations/', { body: { email, role: 'reader' } });
    const token = tokenIn(await server.mailTo(email, 'You are invited to the team of Pier Four'));
    expect(await check(token)).toEqual({ state: 'waiting', email, is_team: true });
    expect((await register(newAddress(), token, 'client')).status).toBe(400);
    expect(await register(email, token)).toMatchObject({
      status: 403,
      body: { code: 'sign_up_client_only' },
    });
    expect((await register(email, token, 'client')).status).toBe(201);
  },
);

test('an invitation is refused for an address that is already invited or belongs to a member', async () => {
  const email = newAddress();
  const { invitation } = await mailed(email);
  expect(await makeInvitation({ email: email.toUpperCase() })).toMatchObject({
    status: 409,
    body: { code: 'sign_up_invited_already' },
  });
  await withdraw(invitation.id);
  expect((await makeInvitation({ email })).status).toBe(201);
  expect(await makeInvitation({ email: operator.email })).toMatchObject({
    status: 409,
    body: { code: 'member_already' },
  });
});

test('the last day of an invitation must be within a year from today', async () => {
  const today = dayOf(start);
  for (const [last_day, code] of [
    [dayAfter(today, -1), 'day_past'],
    [dayAfter(today, 366), 'day_too_late'],
  ])
    expect(await makeInvitation({ last_day })).toMatchObject({
      status: 400,
      body: { codes: { last_day: [{ code }] } },
    });
  expect((await makeInvitation({ last_day: today })).status).toBe(201);
});

test('the log and the list of invitations contain no tokens, and the log contains no email addresses', async () => {
  const email = newAddress();
  const { token } = await mailed(email);
  const link = await linkFor(1);
  const entries = await server.database.kysely.selectFrom('moderation_log').selectAll().execute();
  const rows = await server.database.kysely.selectFrom('sign_up_invitations').selectAll().execute();
  expect(JSON.stringify(entries)).not.toContain(email);
  for (const secret of [token, link.token])
    expect(JSON.stringify([entries, rows, await list()])).not.toContain(secret);
});

test('an invitation is deleted 30 days after its last day', async () => {
  const { id } = await linkFor(1);
  const services = { queries: server.database.kysely, clock: () => server.now() };
  const isStored = async () =>
    (await services.queries.selectFrom('sign_up_invitations').select('id').execute()).some(
      (one) => one.id === id,
    );
  const later = (days: number) => server.setTime(new Date(dayAfter(dayOf(start), 14 + days)));
  later(30);
  await removeOldSignUpInvitations(services);
  expect(await isStored()).toBe(true);
  later(31);
  await removeOldSignUpInvitations(services);
  expect(await isStored()).toBe(false);
});

test('only operators can create and see invitations to sign up', async () => {
  await setSignUps('open');
  const moderator = await hireStaff(server, 'moderator');
  for (const person of [moderator, await signUp(server, 'client')]) {
    expect((await makeInvitation({}, person)).status).toBe(403);
    expect((await person.send('GET', '/api/admin/invitations/')).status).toBe(403);
  }
});

/** Signs up a member while everyone can sign up. Returns the member's confirmed email address. */
async function signUpWithLink(): Promise<string> {
  await setSignUps('open');
  const { email } = await signUp(server, 'freelancer');
  await setSignUps('invitation');
  return email;
}
