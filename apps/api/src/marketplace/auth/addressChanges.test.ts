import type { User } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { PASSWORD, changeAddress, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { addPasskey, preparePasskeyLogIn, softAuthenticator } from '../../testing/softAuthenticator.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let ada: TestPerson;
let count = 0;
const newAddress = () => `new-${(count += 1)}@example.com`;
const DAY_S = 24 * 60 * 60;

beforeAll(async () => {
  server = await testServer({ environment: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  server.setTime(START);
  ada = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const change = (email: string, password = PASSWORD) =>
  ada.send<User>('POST', '/api/auth/address/change/', { body: { email, password } });
const post = (path: string, body: object) => sender(server)<{ email: string }>('POST', path, { body });
const confirm = (token: string) => post('/api/auth/address/confirm/', { token });
const restore = (token: string) => post('/api/auth/address/restore/', { token });
const logIn = (email: string, password = PASSWORD) => post('/api/auth/login/', { email, password });
const addressOf = async () => (await ada.send<User>('GET', '/api/users/')).body.email;
const wayBack = async () => tokenIn(await server.mailTo(ada.email, 'Your email address was changed'));

describe('a new address', () => {
  test('replaces the old address only once it is confirmed', async () => {
    const email = newAddress();
    const { body } = await change(email);
    expect(body).toMatchObject({ email: ada.email, new_email: email, is_confirmed: true });
    const mail = await server.mailTo(email);
    expect(mail.subject).toBe('Confirm your new email address');
    expect(mail.text).not.toContain(ada.email);
    expect((await confirm(tokenIn(mail))).body).toEqual({ email });
    expect((await ada.send<User>('GET', '/api/users/')).body).toMatchObject({ email, new_email: null });
    expect((await logIn(ada.email)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  test('needs the password', async () => {
    const refused = await change(newAddress(), 'not my password');
    expect(refused.body).toMatchObject({ password: ['This is not your password.'] });
  });

  test('must differ from the old address', async () => {
    expect((await change(ada.email)).body).toMatchObject({ email: ['This is the address that you have.'] });
  });

  test('is not set if another account has it, and only the owner of that account is notified', async () => {
    const other = await signUp(server, 'client');
    expect((await change(other.email)).status).toBe(200);
    const mail = await server.mailTo(other.email);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).not.toContain('#token');
  });

  test('is dropped when the user requests a change to another address', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await change(first);
    const token = tokenIn(await server.mailTo(first));
    await change(second);
    expect((await confirm(token)).status).toBe(400);
    expect((await ada.send<User>('GET', '/api/users/')).body.new_email).toBe(second);
  });

  test('gets at most five mails a day', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time += 1) expect((await change(email)).status).toBe(200);
    expect((await change(email)).status).toBe(409);
  });

  test('invalidates the links that were sent to the old address', async () => {
    await ada.send('POST', '/api/auth/password/reset/', { body: { email: ada.email } });
    const token = tokenIn(await server.mailTo(ada.email, 'Choose a new password'));
    await changeAddress(server, ada, newAddress());
    const reset = await post('/api/auth/password/reset/confirm/', { token, password: 'another good one 7' });
    expect(reset.status).toBe(400);
  });

  test('is not reverted by the link that once confirmed the old address', async () => {
    const person = await signUp(server, 'client', { isConfirmed: false });
    const token = tokenIn(await server.mailTo(person.email));
    await confirm(token);
    const email = newAddress();
    await changeAddress(server, person, email);
    expect((await confirm(token)).status).toBe(400);
    expect((await person.send<User>('GET', '/api/users/')).body.email).toBe(email);
  });

  test('can be set only if the old address is confirmed', async () => {
    const { send } = await signUp(server, 'client', { isConfirmed: false });
    const body = { email: newAddress(), password: PASSWORD };
    expect((await send('POST', '/api/auth/address/change/', { body })).status).toBe(403);
  });
});

describe('the owner of the old address', () => {
  test('can revert the change, which ends all sessions and invalidates the password', async () => {
    const email = newAddress();
    await changeAddress(server, ada, email);
    expect((await restore(await wayBack())).body).toEqual({ email: ada.email });
    expect((await ada.send('GET', '/api/users/')).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(ada.email)).status).toBe(401);

    const token = tokenIn(await server.mailTo(ada.email, 'Choose a new password'));
    const password = 'another good one 7';
    expect((await post('/api/auth/password/reset/confirm/', { token, password })).status).toBe(200);
    expect((await logIn(ada.email, password)).status).toBe(200);
  });

  test('removes all passkeys by reverting the change, because a stranger may have added them', async () => {
    const key = softAuthenticator();
    await addPasskey(ada, 'Way in', key);
    await changeAddress(server, ada, newAddress());
    await restore(await wayBack());
    const assertion = key.get(await preparePasskeyLogIn(server));
    expect((await post('/api/auth/login/passkey/', assertion)).status).toBe(401);
  });

  test('can cancel a planned deletion of the account by reverting the change', async () => {
    await changeAddress(server, ada, newAddress());
    await ada.send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
    await restore(await wayBack());
    const { deletes_at } = await server.database.kysely
      .selectFrom('users')
      .select('deletes_at')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(deletes_at).toBeNull();
  });

  test('can revert several changes at once', async () => {
    await changeAddress(server, ada, newAddress());
    const token = await wayBack();
    const last = newAddress();
    await changeAddress(server, ada, last);
    expect((await restore(token)).status).toBe(200);
    expect((await restore(token)).status).toBe(400);
    expect((await logIn(last)).status).toBe(401);
  });

  test.each([
    ['in time', 7 * DAY_S - 60, 200],
    ['too late', 7 * DAY_S + 60, 400],
  ])('may revert the change only within seven days: %s', async (_, seconds, status) => {
    await changeAddress(server, ada, newAddress());
    const token = await wayBack();
    server.setTime(secondsAfter(START, seconds));
    expect((await restore(token)).status).toBe(status);
  });
});

test('changing a name changes nothing else', async () => {
  await ada.send('PATCH', '/api/users/', { body: { language: 'de' } });
  const { body } = await ada.send<User>('PATCH', '/api/users/', {
    body: { first_name: ' Adaeze ', last_name: 'Okafor' },
  });
  expect(body).toMatchObject({ first_name: 'Adaeze', last_name: 'Okafor', language: 'de' });
  expect(await addressOf()).toBe(ada.email);
});
