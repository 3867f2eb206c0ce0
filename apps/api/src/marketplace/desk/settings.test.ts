/** Tests how the settings that operators change affect other users. */
import type { Desk, Site, SiteSettings, SiteSettingsUpdate } from '@skillharbor/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { apply, deactivate, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { PUSH_URL } from '../../testing/pushes.ts';
import { pushSubscription } from '../../testing/pushSubscription.ts';
import {
  addPasskey,
  newPasskey,
  preparePasskey,
  preparePasskeyLogIn,
  softAuthenticator,
} from '../../testing/softAuthenticator.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let operator: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const path = '/api/admin/settings/';
const change = (update: SiteSettingsUpdate) =>
  operator.send<SiteSettings>('PATCH', path, { body: { ...update } });
const site = async () => (await sender(server)<Site>('GET', '/api/site/')).body;

afterEach(
  async () =>
    void (await change({
      visitor_contact: true,
      questions: true,
      feeds: true,
      push: true,
      passkeys: true,
      open_jobs: 9999,
      messages_a_day: 500,
      upload_mib: 5,
      open_applications: 20,
      questions_a_day: 10,
    })),
);

async function ask(asker: TestPerson, question: string) {
  const { id } = await postJob(client);
  return asker.send('POST', `/api/job-listings/listings/${id}/questions/`, { body: { question } });
}

test('while questions are off, nobody can ask one, and the site reports that they are off', async () => {
  const asker = await signUp(server, 'freelancer');
  expect((await site()).questions).toBe(true);
  expect((await change({ questions: false })).body.questions).toEqual({ value: false, variable: null });
  expect((await site()).questions).toBe(false);
  expect(await ask(asker, 'Which tools?')).toMatchObject({ status: 409, body: { code: 'questions_off' } });
  await change({ questions: true });
  expect((await ask(asker, 'Which tools?')).status).toBe(201);
});

test('while messages of visitors are off, visitors cannot write to a freelancer', async () => {
  const { id } = await signUp(server, 'freelancer');
  const write = () =>
    sender(server)('POST', '/api/contact/contact-freelancer/', {
      body: { freelancer_id: id, client_email: 'li@example.com', message: 'Hello' },
    });
  await change({ visitor_contact: false });
  expect((await site()).visitor_contact).toBe(false);
  expect(await write()).toMatchObject({ status: 409, body: { code: 'visitor_contact_off' } });
  await change({ visitor_contact: true });
  expect((await write()).status).not.toBe(409);
});

test('while feeds are off, their addresses do not exist, and the site reports that they are off', async () => {
  const { id } = await postJob(client);
  const feeds = ['jobs.atom', 'jobs.json', 'jobs.ndjson', 'jobs.xml', `companies/${client.id}/jobs.atom`];
  const statuses = () =>
    Promise.all(
      feeds.map(
        async (name) => (await server.app.inject({ method: 'GET', url: `/feeds/${name}` })).statusCode,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  await change({ feeds: false });
  expect((await site()).feeds).toBe(false);
  expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
  expect((await sender(server)('GET', `/api/job-listings/listings/${id}/`)).status).toBe(200);
});

test('while notifications on devices are off, no device can be added, but a device can still be removed', async () => {
  const { send } = await signUp(server, 'freelancer');
  const turnOn = () => send('PUT', PUSH_URL, { body: pushSubscription() });
  expect((await turnOn()).status).toBe(200);
  await change({ push: false });
  expect((await site()).push).toBe(false);
  expect(await turnOn()).toMatchObject({ status: 409, body: { code: 'push_off' } });
  expect((await send('DELETE', PUSH_URL)).status).toBe(204);
});

test('while passkeys are off, no passkey can be added, but users can still log in with existing passkeys', async () => {
  const member = await signUp(server, 'freelancer');
  const key = softAuthenticator();
  await addPasskey(member, 'Laptop', key);
  const another = await newPasskey(member);
  await change({ passkeys: false });
  expect((await site()).passkeys).toBe(false);
  const off = { status: 409, body: { code: 'passkeys_off' } };
  expect(await preparePasskey(member)).toMatchObject(off);
  expect(await member.send('POST', '/api/auth/passkeys/', { body: another })).toMatchObject(off);
  const logIn = key.get(await preparePasskeyLogIn(server));
  expect((await sender(server)('POST', '/api/auth/login/passkey/', { body: logIn })).status).toBe(200);
  const endpoints = await sender(server)('GET', '/.well-known/passkey-endpoints');
  expect(endpoints.body).toEqual({ manage: 'https://harbor.test/account' });
});

test('a lowered limit applies at once, and the refusal names the new limit', async () => {
  const freelancer = await signUp(server, 'freelancer');
  await change({ open_applications: 1, questions_a_day: 1 });
  const [first, second] = [await postJob(client), await postJob(client)];
  await apply(freelancer, first);
  await expect(apply(freelancer, second)).rejects.toThrow('You have 1 open application');
  expect((await ask(freelancer, 'Which tools?')).status).toBe(201);
  expect(await ask(freelancer, 'Which days?')).toMatchObject({
    status: 409,
    body: { code: 'questions_of_day', params: { max: 1 } },
  });
});

test('a client has no more open and planned jobs than the limit allows, and a closed job makes room', async () => {
  const owner = await signUp(server, 'client');
  await change({ open_jobs: 2 });
  const first = await postJob(owner);
  await postJob(owner);
  await expect(postJob(owner)).rejects.toThrow('You have 2 open');
  await deactivate(owner, first);
  const third = await postJob(owner);
  expect(third.is_active).toBe(true);
});

test('a member sends no more messages in 24 hours than the limit allows', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const { id } = await apply(freelancer, await postJob(client));
  await change({ messages_a_day: 1 });
  const write = (sentBy: TestPerson) =>
    sentBy.send('POST', `/api/conversations/${id}/messages/`, { body: { id: randomUUID(), text: 'Hello' } });
  expect((await write(client)).status).toBe(201);
  expect(await write(client)).toMatchObject({
    status: 409,
    body: { code: 'messages_of_day', params: { max: 1, hours: 24 } },
  });
  expect((await write(freelancer)).status).toBe(201);
});

test('a file above the limit is refused with an error that states the limit, and the limit cannot exceed the maximum of the contract', async () => {
  await change({ upload_mib: 1 });
  expect((await site()).upload_mib).toBe(1);
  const freelancer = await signUp(server, 'freelancer');
  const pdf = smallPdf();
  const resume = { ...pdf, content: Buffer.concat([pdf.content, Buffer.alloc(1024 * 1024)]) };
  const form = { listing: String((await postJob(client)).id), cover_letter: 'Hello.', resume };
  expect(await freelancer.send('POST', '/api/applications/apply/', { form })).toMatchObject({
    status: 413,
    body: { codes: { resume: [{ code: 'file_too_large', params: { mebibytes: 1 } }] } },
  });
  expect((await change({ upload_mib: 6 })).status).toBe(400);
});

test.each([0, 10_000, 2.5])('a limit of %s open applications is refused', async (open_applications) => {
  expect((await change({ open_applications })).status).toBe(400);
});

test('each changed setting is logged with its old and its new value', async () => {
  await change({ questions: false, questions_a_day: 7, visitor_contact: true });
  const { log } = (await operator.send<Desk>('GET', '/api/admin/desk/')).body;
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'setting_changed', about: 'questions_a_day', before: '10', after: '7', by: 'Li Brandt' },
    { action: 'setting_changed', about: 'questions', before: 'true', after: 'false' },
  ]);
});

test('a setting that an environment variable sets can be read but not changed', async () => {
  const other = await testServer({ environment: { OPEN_APPLICATIONS: '3', FEEDS: 'off' } });
  const { send } = await hireStaff(other, 'operator');
  expect((await send<SiteSettings>('GET', path)).body.open_applications).toEqual({
    value: 3,
    variable: 'OPEN_APPLICATIONS',
  });
  expect(await send('PATCH', path, { body: { open_applications: 4 } })).toMatchObject({
    status: 409,
    body: { code: 'setting_fixed', params: { variable: 'OPEN_APPLICATIONS' } },
  });
  expect((await send<SiteSettings>('GET', path)).body.feeds).toEqual({ value: false, variable: 'FEEDS' });
  expect((await other.app.inject({ method: 'GET', url: '/feeds/jobs.atom' })).statusCode).toBe(404);
  await other.close();
});
