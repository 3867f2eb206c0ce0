import type { Company, Freelancer, FreelancerList, Session, Site, User } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, profileForm, sender, signUp, statusesOf, tokenIn } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { smallPicture } from '../../testing/pictures.ts';
import { readSettings } from '../../settings.ts';
import { removeUnconfirmed } from '../deletion/unconfirmed.commands.ts';

const DAY_S = 24 * 60 * 60;

let server: TestServer;
let send: Send;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
});
beforeEach(() => server.setTime(START));
afterAll(() => server.close());

const newcomer = (more: Parameters<typeof signUp>[2] = {}) =>
  signUp(server, 'freelancer', { isConfirmed: false, ...more });
const confirm = (token: string) => send('POST', '/api/auth/address/confirm/', { body: { token } });
const logIn = (email: string, password: string) =>
  send<Session>('POST', '/api/auth/login/', { body: { email, password } });
const userOf = async (person: TestPerson) => (await person.send<User>('GET', '/api/users/')).body;

describe('the mail that confirms the address after a sign-up', () => {
  test('has a link that confirms the address and may be used twice', async () => {
    const person = await newcomer();
    expect((await userOf(person)).is_confirmed).toBe(false);
    const token = tokenIn(await server.mailTo(person.email, 'Confirm your email address'));
    for (let press = 0; press < 2; press += 1)
      expect(await confirm(token)).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await userOf(person)).is_confirmed).toBe(true);
  });

  test('contains no text that was typed at the sign-up, because a stranger may have typed it', async () => {
    const { email } = await newcomer({ first_name: 'Buy-cheap.example', last_name: 'Click-here' });
    const { subject, text, html } = await server.mailTo(email);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/cheap|click-here/i);
  });

  test('is in the language of the sign-up', async () => {
    const { email } = await newcomer({ language: 'de' });
    expect((await server.mailTo(email)).subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  });

  test('has a link that stops working after seven days', async () => {
    const { email } = await newcomer();
    const token = tokenIn(await server.mailTo(email));
    server.setTime(secondsAfter(START, 7 * DAY_S));
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_expired' } });
  });

  test('can be sent again, and then the links of both mails work', async () => {
    const person = await newcomer();
    const first = tokenIn(await server.mailTo(person.email));
    expect((await person.send('POST', '/api/auth/address/send/')).status).toBe(200);
    const second = tokenIn(await server.mailTo(person.email));
    expect(second).not.toBe(first);
    expect(statusesOf([await confirm(first), await confirm(second)])).toEqual([200, 200]);
    expect(await person.send('POST', '/api/auth/address/send/')).toMatchObject({
      status: 409,
      body: { code: 'address_confirmed' },
    });
  });

  test('is sent to one address at most five times a day, for all accounts together', async () => {
    const email = 'flooded@example.com';
    const people = [await newcomer({ email }), await newcomer({ email: email.toUpperCase() })];
    for (const person of [...people, people[0]])
      expect((await person?.send('POST', '/api/auth/address/send/'))?.status).toBe(200);
    expect(await people[1]?.send('POST', '/api/auth/address/send/')).toMatchObject({
      status: 409,
      body: { code: 'confirmations_sent' },
    });
    // A sign-up succeeds even if the address has received the maximum number of mails, because the response must not
    // depend on the address.
    await newcomer({ email });
    const sent = () => server.mails.filter(({ to }) => to.toLowerCase() === email).length;
    await expect.poll(sent).toBe(5);
    server.setTime(secondsAfter(START, DAY_S));
    expect((await people[1]?.send('POST', '/api/auth/address/send/'))?.status).toBe(200);
    await expect.poll(sent).toBe(6);
  });
});

test('accounts that request mails at the same time share the limit of five mails to an address', async () => {
  const email = 'rushed@example.com';
  const people = await Promise.all([1, 2, 3, 4].map(() => newcomer({ email })));
  const statuses = statusesOf(
    await Promise.all(people.map((one) => one.send('POST', '/api/auth/address/send/'))),
  );
  expect(statuses).toEqual([200, 409, 409, 409]);
});

describe('signing up with the address of another account', () => {
  test('the sign-up gets the same response as with an unused address, and the owner of the address gets a mail with a hint to log in', async () => {
    const owner = await signUp(server, 'client');
    const free = await newcomer();
    const taken = await newcomer({ email: owner.email.toUpperCase() });
    const shape = ({ session }: TestPerson) => ({ ...session.user, pk: 0, email: '' });
    expect(shape(taken)).toEqual(shape(free));
    const mail = await server.mailTo(owner.email, 'You already have an account');
    expect(tokenIn(mail)).toBe('');
    expect(mail.text).toContain('https://harbor.test/signin');
  });

  test('does not affect the owner’s password and sessions', async () => {
    const owner = await signUp(server, 'client');
    const stranger = await newcomer({ email: owner.email, password: 'a-strangers-password' });
    expect((await logIn(owner.email, PASSWORD)).body.user.pk).toBe(owner.id);
    expect((await logIn(owner.email, 'a-strangers-password')).body.user.pk).toBe(stranger.id);
    expect((await logIn(owner.email, 'nobodys-password')).status).toBe(401);
    await send('POST', '/api/auth/password/reset/', { body: { email: owner.email } });
    const token = tokenIn(await server.mailTo(owner.email, 'Choose a new password'));
    const body = { token, password: 'the-owners-new-password' };
    expect((await send('POST', '/api/auth/password/reset/confirm/', { body })).status).toBe(200);
    expect((await logIn(owner.email, body.password)).body.user.pk).toBe(owner.id);
  });

  test('lets only the first of several accounts confirm the address', async () => {
    const email = 'twice@example.com';
    await newcomer({ email });
    await newcomer({ email });
    const tokens = [tokenIn(await server.mailTo(email)), tokenIn(await server.mailTo(email))];
    const responses = await Promise.all(tokens.map(confirm));
    expect(statusesOf(responses)).toEqual([200, 400]);
  });
});

test('a link for a new password confirms the address as well', async () => {
  const person = await newcomer();
  await send('POST', '/api/auth/password/reset/', { body: { email: person.email } });
  const token = tokenIn(await server.mailTo(person.email, 'Choose a new password'));
  const body = { token, password: 'another-good-password' };
  expect((await send('POST', '/api/auth/password/reset/confirm/', { body })).status).toBe(200);
  expect((await logIn(person.email, body.password)).body.user.is_confirmed).toBe(true);
});

describe('correcting an address', () => {
  const correct = (person: TestPerson, email: string) =>
    person.send<User>('PUT', '/api/auth/address/', { body: { email } });

  test('sends a link to the new address, and invalidates the link to the old one', async () => {
    const person = await newcomer({ email: 'mistyped@example.com' });
    const old = tokenIn(await server.mailTo('mistyped@example.com'));
    const { status, body } = await correct(person, 'corrected@example.com');
    expect([status, body.email, body.is_confirmed]).toEqual([200, 'corrected@example.com', false]);
    expect((await confirm(old)).status).toBe(400);
    const token = tokenIn(await server.mailTo('corrected@example.com'));
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'corrected@example.com' } });
    expect((await logIn('corrected@example.com', PASSWORD)).status).toBe(200);
  });

  test('is refused, and nothing changes, if the new address has received five mails within a day', async () => {
    const email = 'often-corrected@example.com';
    for (let count = 0; count < 5; count += 1) await newcomer({ email });
    const person = await newcomer();
    expect(await correct(person, email)).toMatchObject({ status: 409, body: { code: 'confirmations_sent' } });
    expect((await userOf(person)).email).toBe(person.email);
    expect((await confirm(tokenIn(await server.mailTo(person.email)))).status).toBe(200);
  });

  test('is refused once the address is confirmed', async () => {
    const person = await signUp(server, 'client');
    expect(await correct(person, 'other@example.com')).toMatchObject({
      status: 409,
      body: { code: 'address_confirmed' },
    });
    expect((await userOf(person)).email).toBe(person.email);
  });

  test('does not reveal whether the new address has an account', async () => {
    const owner = await signUp(server, 'client');
    const person = await newcomer();
    expect((await correct(person, owner.email)).status).toBe(200);
    expect(tokenIn(await server.mailTo(owner.email))).toBe('');
  });
});

describe('while an address is not confirmed', () => {
  const confirmNow = async (person: TestPerson) =>
    expect((await confirm(tokenIn(await server.mailTo(person.email)))).status).toBe(200);

  test('other people cannot see the profile, which appears in the directory when the address is confirmed', async () => {
    const person = await newcomer({ last_name: 'Unseen' });
    const url = `/api/accounts/freelancers/${person.id}/`;
    const found = async () =>
      (await send<FreelancerList>('GET', '/api/accounts/freelancers/?search=unseen')).body.count;
    expect((await person.send('GET', url)).status).toBe(200);
    expect([(await send('GET', url)).status, await found()]).toEqual([404, 0]);
    await confirmNow(person);
    expect([(await send('GET', url)).status, await found()]).toEqual([200, 1]);
  });

  test('other people cannot see the page of the company', async () => {
    const person = await signUp(server, 'client', { company: 'Unseen Shipyard', isConfirmed: false });
    const page = () => send<Company>('GET', '/api/companies/unseen-shipyard/');
    expect((await page()).status).toBe(404);
    await confirmNow(person);
    expect((await page()).status).toBe(200);
  });

  test('other people cannot contact the freelancer', async () => {
    const person = await newcomer();
    const body = { freelancer_id: person.id, client_email: 'li@example.com', message: 'In March?' };
    expect((await send('POST', '/api/contact/contact-freelancer/', { body })).status).toBe(400);
  });
});

describe('an account whose address is not confirmed within seven days', () => {
  const removeNow = () =>
    removeUnconfirmed({
      queries: server.database.kysely,
      files: server.files,
      clock: () => server.now(),
    });

  test('is deleted, but an account with a confirmed address stays', async () => {
    const [late, confirmed] = [await newcomer(), await signUp(server, 'freelancer')];
    server.setTime(secondsAfter(START, 7 * DAY_S));
    await removeNow();
    expect((await logIn(late.email, PASSWORD)).status).toBe(200);
    server.setTime(secondsAfter(START, 7 * DAY_S + 1));
    await removeNow();
    expect((await logIn(late.email, PASSWORD)).status).toBe(401);
    expect((await logIn(confirmed.email, PASSWORD)).status).toBe(200);
  });

  test('leaves no picture in the storage after its deletion', async () => {
    const person = await newcomer();
    const form = { ...profileForm, profile_picture: await smallPicture() };
    const url = `/api/accounts/freelancers/${person.id}/`;
    const { body } = await person.send<Freelancer>('PUT', url, { form });
    const picture = async () => (await server.app.inject(body.profile_picture ?? '')).statusCode;
    expect(await picture()).toBe(200);
    server.setTime(secondsAfter(START, 7 * DAY_S + 1));
    await removeNow();
    expect(await picture()).toBe(404);
  });
});

test('the page with the sent mails exists only on a local server, and only for requests from the same machine', async () => {
  const hasOutbox = async (of: TestServer) => (await sender(of)<Site>('GET', '/api/site/')).body.has_outbox;
  expect([await hasOutbox(server), (await send('GET', '/api/outbox/')).status]).toEqual([false, 404]);
  const local = await testServer({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
  onTestFinished(() => local.close());
  const read = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const url = '/api/outbox/?to=ada@example.com';
    return (await local.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } }))
      .body;
  };
  const shown = 'There is no mail to this address yet.';
  expect(await hasOutbox(local)).toBe(true);
  expect(await read({})).toContain(shown);
  expect(await read({ host: 'attacker.example' })).not.toContain(shown);
  expect(await read({}, '192.0.2.7')).not.toContain(shown);
  expect(await read({ 'x-forwarded-for': '192.0.2.7' })).not.toContain(shown);
  const behindProxy = { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 'loopback' };
  expect(readSettings(behindProxy).hasOutboxPage).toBe(false);
});
