import type {
  Application,
  ApplicationList,
  DecisionInput,
  MyApplicationList,
  MyJob,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply, jobInput, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
});
beforeEach(async () => {
  server.setTime(START);
  freelancer = await signUp(server, 'freelancer');
  job = await postJob(client);
});
afterAll(() => server.close());

const setActive = (is_active: boolean) =>
  client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, { body: { ...jobInput, is_active } });
const decide = (id: number, body: DecisionInput | object, who = client) =>
  who.send<Application>('PATCH', `/api/applications/update/${id}/`, { body });
const received = async (query = '') =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}${query}`)).body.results;
const notFound = { status: 404, body: { detail: 'Not found.' } };

describe('the freelancer’s application to a job', () => {
  const ask = (id = job.id) => freelancer.send('GET', `/api/applications/has-applied/${id}/`);

  test('is still reported after the job was deactivated', async () => {
    expect(await ask()).toMatchObject({ status: 200, body: { has_applied: false, application: null } });
    await apply(freelancer, job);
    await setActive(false);
    expect(await ask()).toMatchObject({ status: 200, body: { has_applied: true } });
  });

  test('is not reported for a job that the caller may not see', async () => {
    await setActive(false);
    expect(await ask()).toMatchObject(notFound);
    expect(await ask(2_000_000)).toMatchObject(notFound);
  });
});

describe('my applications', () => {
  test('stay in the list, newest first, when their job is deleted', async () => {
    await apply(freelancer, job);
    server.setTime(new Date('2026-05-05T09:00:00Z'));
    const second = await postJob(client, { title: 'Second' });
    await apply(freelancer, second);
    await setActive(false);
    await client.send('DELETE', `/api/job-listings/listings/${job.id}/edit/`);
    const { body } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
    expect(body.results.map(({ listing_title }) => listing_title)).toEqual(['Second', jobInput.title]);
  });
});

describe('a job’s applications', () => {
  test('are listed only for the job’s client, undecided ones first, and can be filtered by freelancer', async () => {
    const people = [freelancer, await signUp(server, 'freelancer'), await signUp(server, 'freelancer')];
    const ids: number[] = [];
    for (const [index, person] of people.entries()) {
      server.setTime(new Date(START.getTime() + index * 1000));
      ids.push((await apply(person, job)).id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    await decide(third, { status: 'rejected' });
    expect((await received()).map(({ id }) => id)).toEqual([second, first, third]);
    expect((await received(`?freelancer_id=${freelancer.id}`)).map(({ id }) => id)).toEqual([first]);
    expect(await received('?freelancer_id=2000000')).toEqual([]);

    const other = await signUp(server, 'client');
    expect(await other.send('GET', `/api/applications/list/${job.id}`)).toMatchObject(notFound);
  });
});

describe('a decision', () => {
  test('mails the client’s message, escaped in HTML, to an accepted applicant', async () => {
    const { id } = await apply(freelancer, job);
    const message = 'Tuesday?\n<b>Li & "Co"</b>';
    expect(await decide(id, { status: 'accepted', message })).toMatchObject({
      status: 200,
      body: { status: 'accepted', message, decline_reason: null, decided_at: START.toISOString() },
    });
    const mail = await server.mailTo(freelancer.email, 'Your application was accepted');
    expect(mail.text).toContain('> Tuesday?\n> <b>Li & "Co"</b>');
    expect(mail.html).toContain('Tuesday?<br>\n&lt;b&gt;Li &amp; &quot;Co&quot;&lt;/b&gt;');
    expect(mail.text).toContain('https://harbor.test/dashboard');
  });

  test('has a reason of at most 300 characters, or none, if it declines the applicant', async () => {
    const { id } = await apply(freelancer, job);
    expect(await decide(id, { status: 'rejected', decline_reason: 'x'.repeat(301) })).toMatchObject({
      status: 400,
      body: { decline_reason: ['At most 300 characters.'] },
    });
    expect(await decide(id, { status: 'rejected', decline_reason: ' ' })).toMatchObject({
      status: 200,
      body: { status: 'rejected', message: null, decline_reason: null },
    });
    const mail = await server.mailTo(freelancer.email, 'About');
    expect(mail.subject).toBe(`About your application: ${jobInput.title}`);
  });

  test.each([
    [{ status: 'pending' }, { status: ['Choose one of the possible values.'] }],
    [{}, { status: ['This field is required.'] }],
    [{ status: 'accepted', decline_reason: 'x' }, { decline_reason: ['There is no such field.'] }],
    [{ status: 'rejected', message: 'x' }, { message: ['There is no such field.'] }],
    [{ status: 'accepted', message: 5 }, { message: ['Enter text.'] }],
  ])('is refused with the body %j', async (body, errors) => {
    const { id } = await apply(freelancer, job);
    const response = await decide(id, body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject(errors);
  });

  test('is made only once, even if several requests come at the same time', async () => {
    const { id } = await apply(freelancer, job);
    const responses = await Promise.all([
      decide(id, { status: 'accepted' }),
      decide(id, { status: 'rejected' }),
      decide(id, { status: 'accepted' }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409, 409]);
    await server.mailTo(freelancer.email, 'We have your application');
    await server.mailTo(freelancer.email);
    expect(await decide(id, { status: 'rejected' })).toMatchObject({
      status: 409,
      body: { detail: 'This application has already been decided.' },
    });
    expect(server.mails.filter(({ to }) => to === freelancer.email)).toHaveLength(2);
    const mine = await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`);
    expect(mine.body).toMatchObject({ applications_count: 1, undecided_count: 0 });
  });

  test('can be made only by the job’s client', async () => {
    const { id } = await apply(freelancer, job);
    const other = await signUp(server, 'client');
    expect(await decide(id, { status: 'accepted' }, other)).toMatchObject(notFound);
    expect(await decide(2_000_000, { status: 'accepted' })).toMatchObject(notFound);
  });
});
