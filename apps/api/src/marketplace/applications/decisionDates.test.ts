/**
 * Tests that every applicant is notified: either the client decides, or the platform closes the application after the
 * decision date.
 */
import type {
  Application,
  ApplicationList,
  Company,
  DecisionRecord,
  JobList,
  ListedJob,
  MyApplication,
  MyJob,
} from '@skillharbor/contract';
import { closingDay, defaultDecisionDate } from '@skillharbor/prose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { dayAfter, dayOf, secondsAfter } from '../../platform/time/clock.ts';
import { closeUndecided } from './closing.commands.ts';
import { notifyOfDueDecisions } from './decisions.commands.ts';

let server: TestServer;
let client: TestPerson;
let people: TestPerson[];
let job: MyJob;
let sent: MyApplication[];
let jobs = 0;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
  people = await Promise.all(Array.from({ length: 3 }, () => signUp(server, 'freelancer')));
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  job = await postJob(client, { title: `Job number ${(jobs += 1)}` });
  sent = [];
  for (const person of people) sent.push(await apply(person, job));
});
afterAll(() => server.close());

const HOLD_END = secondsAfter(START, 600);
const ids = () => sent.map(({ id }) => id);
const jobPath = () => `/api/job-listings/my-detail/${job.id}/`;
const myJob = async () => (await client.send<MyJob>('GET', jobPath())).body;
const received = async () =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`)).body.results.toSorted(
    (one, other) => one.id - other.id,
  );
const statuses = async () => (await received()).map(({ status }) => status);
const mine = async (index: number) => {
  const path = `/api/applications/my/${ids()[index]}/`;
  return (await people[index]?.send<MyApplication>('GET', path))?.body;
};
const declineAll = (body: object = {}) =>
  client.send<{ count: number }>('POST', `/api/applications/decline-all/${job.id}/`, {
    body: { up_to: Math.max(...ids()), message: 'Dear {name}, the role was filled.', ...body },
  });
const mailsAbout = async (title: string) =>
  (
    await server.database.kysely
      .selectFrom('mails')
      .select(['subject', 'recipient'])
      .where('subject', 'like', `%${title}%`)
      .where('recipient', '<>', client.email)
      .execute()
  ).map(({ subject, recipient }) => ({ subject, recipient }));

describe('declining all waiting applicants', () => {
  test('sends each applicant the common message with the applicant’s name, or the message that the client wrote to this applicant alone', async () => {
    const [first, second, third] = ids();
    const own = [{ application: second, message: 'Your boats are lovely, {name}.' }];
    expect(await declineAll({ own_messages: own, keep: [third] })).toMatchObject({
      status: 200,
      body: { count: 2 },
    });
    expect(await received()).toMatchObject([
      { id: first, status: 'rejected', decline_reason: 'Dear Ada, the role was filled.' },
      { id: second, status: 'rejected', decline_reason: 'Your boats are lovely, Ada.' },
      { id: third, status: 'pending', decline_reason: null },
    ]);
    expect(await myJob()).toMatchObject({
      undecided_count: 1,
      declined_together: { count: 2, decided_at: START.toISOString(), held_until: HOLD_END.toISOString() },
    });
    expect(await mine(0)).toMatchObject({ status: 'pending', decline_reason: null });

    server.setTime(HOLD_END);
    await notifyOfDueDecisions(servicesOf(server));
    expect(await mine(0)).toMatchObject({
      status: 'rejected',
      decline_reason: 'Dear Ada, the role was filled.',
    });
    expect(await mailsAbout(`About your application: ${job.title}`)).toHaveLength(2);
    expect((await myJob()).declined_together).toBeNull();
  });

  test('does not decline applications that arrived after the client loaded the list', async () => {
    const [first] = ids();
    await declineAll({ up_to: first });
    expect(await statuses()).toEqual(['rejected', 'pending', 'pending']);
  });

  test('can be undone as a whole while it is held', async () => {
    await declineAll();
    const { declined_together } = await myJob();
    const undo = () =>
      client.send('POST', `/api/applications/decline-all/${job.id}/undo/`, {
        body: { decided_at: declined_together?.decided_at },
      });
    expect(await undo()).toMatchObject({ status: 200, body: { count: 3 } });
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
    expect((await myJob()).undecided_count).toBe(3);

    await declineAll();
    server.setTime(HOLD_END);
    expect(await undo()).toMatchObject({ status: 200, body: { count: 0 } });
  });
});

describe('a week after the decision date', () => {
  const lastDay = () => new Date(`${closingDay(job.decision_date)}T00:00:00Z`);

  test('undecided applications are closed a week after the decision date, and each applicant is notified once', async () => {
    await client.send('PATCH', `/api/applications/update/${ids()[0]}/`, { body: { status: 'accepted' } });
    server.setTime(secondsAfter(lastDay(), -1));
    await closeUndecided(servicesOf(server));
    expect(await statuses()).toEqual(['accepted', 'pending', 'pending']);

    server.setTime(lastDay());
    await Promise.all([1, 2, 3].map(() => closeUndecided(servicesOf(server))));
    expect(await statuses()).toEqual(['accepted', 'closed', 'closed']);
    expect((await myJob()).undecided_count).toBe(0);
    expect(await mine(1)).toMatchObject({ status: 'closed', closed_at: lastDay().toISOString() });
    expect(await mailsAbout(`No decision about your application: ${job.title}`)).toHaveLength(2);
    const late = { body: { status: 'accepted' } };
    expect(await client.send('PATCH', `/api/applications/update/${ids()[1]}/`, late)).toMatchObject({
      status: 409,
      body: { detail: 'This application was closed without a decision.' },
    });
  });
});

test('deleting a job notifies its waiting applicants', async () => {
  const path = `/api/job-listings/listings/${job.id}/edit/`;
  await client.send('PUT', path, { body: { ...jobInput, title: job.title, is_active: false } });
  expect((await client.send('DELETE', path)).status).toBe(204);
  expect(await mine(0)).toMatchObject({ status: 'closed' });
  expect(await mailsAbout(`No decision about your application: ${job.title}`)).toHaveLength(3);
});

describe('the decision date', () => {
  const edit = (fields: object) =>
    client.send<MyJob & { decision_date: string[] }>('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
      body: { ...jobInput, is_active: true, ...fields },
    });

  test('is 14 days after the deadline, or the day that the client chose', async () => {
    expect(job.decision_date).toBe(dayAfter(job.application_deadline, 14));
    const chosen = dayAfter(job.application_deadline, 3);
    expect((await edit({ decision_date: chosen })).body.decision_date).toBe(chosen);
    expect((await edit({})).body.decision_date).toBe(chosen);
    const later = dayAfter(job.application_deadline, 30);
    expect((await edit({ application_deadline: later })).body.decision_date).toBe(dayAfter(later, 14));
    expect((await edit({ decision_date: null })).body.decision_date).toBe(job.decision_date);
  });

  test.each([-1, 91])('cannot be %d days after the deadline', async (days) => {
    const { status, body } = await edit({ decision_date: dayAfter(job.application_deadline, days) });
    expect(status).toBe(400);
    expect(body.decision_date).toEqual(['Choose a day from the deadline to 90 days after it.']);
  });
});

test('the client’s decision record is on the pages of the job and the company, and changes when applicants are notified', async () => {
  const record = async (): Promise<DecisionRecord> => {
    const visit = sender(server);
    const { body } = await visit<ListedJob>('GET', `/api/job-listings/listings/${job.id}/`);
    const company = await visit<Company>('GET', `/api/companies/${job.company_slug}/`);
    expect(company.body.decision_record).toEqual(body.decision_record);
    return body.decision_record;
  };
  expect(await record()).toEqual({ counted: 0, decided: 0, median_days: null });
  server.setTime(secondsAfter(START, 3 * 24 * 60 * 60));
  const path = `/api/applications/update/${ids()[0]}/`;
  expect((await client.send<Application>('PATCH', path, { body: { status: 'accepted' } })).status).toBe(200);
  expect(await record()).toMatchObject({ counted: 0 });
  server.setTime(secondsAfter(server.now(), 600));
  await notifyOfDueDecisions(servicesOf(server));
  expect(await record()).toEqual({ counted: 1, decided: 1, median_days: 4 });
  server.setTime(new Date(`${dayAfter(job.decision_date, 1)}T00:00:00Z`));
  expect(await record()).toEqual({ counted: 3, decided: 1, median_days: 4 });
});

test('a list of jobs says how fast a client usually decides, once the client has made enough decisions', async () => {
  const shown = async () => {
    const { body } = await sender(server)<JobList>('GET', '/api/job-listings/listings/');
    return body.results.find(({ id }) => id === job.id)?.answers_in_days;
  };
  const decide = async (all: readonly MyApplication[], listing: number) => {
    const body = {
      up_to: Math.max(...all.map(({ id }) => id)),
      message: 'Dear {name}, the role was filled.',
    };
    await client.send('POST', `/api/applications/decline-all/${listing}/`, { body });
    server.setTime(secondsAfter(server.now(), 600));
    await notifyOfDueDecisions(servicesOf(server));
  };
  const other = await postJob(client, { title: `Job number ${(jobs += 1)}` });
  const sentToOther: MyApplication[] = [];
  for (const person of people) sentToOther.push(await apply(person, other));
  server.setTime(secondsAfter(START, 3 * 24 * 60 * 60));
  await decide(sent, job.id);
  expect(await shown()).toBeNull();
  await decide(sentToOther, other.id);
  expect(await shown()).toBe(4);
});

test('a later decision date of the job does not change the date that was promised to earlier applicants', async () => {
  const promised = job.decision_date;
  const setDays = async (deadline: string) => {
    const { body: saved } = await client.send<MyJob>('GET', jobPath());
    const body = {
      ...jobInput,
      application_deadline: deadline,
      decision_date: null,
      is_active: true,
      version: saved.version,
    };
    expect((await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, { body })).status).toBe(
      200,
    );
  };
  await setDays(dayAfter(job.application_deadline, 60));
  expect((await mine(0))?.decision_date).toBe(promised);
  server.setTime(new Date(`${dayAfter(promised, 1)}T00:00:00Z`));
  const { body } = await sender(server)<ListedJob>('GET', `/api/job-listings/listings/${job.id}/`);
  expect(body.decision_record).toMatchObject({ counted: 3, decided: 0 });
  await closeUndecided(servicesOf(server));
  expect(await statuses()).toEqual(['pending', 'pending', 'pending']);

  server.setTime(START);
  const tomorrow = dayAfter(dayOf(START), 1);
  await setDays(tomorrow);
  expect((await mine(0))?.decision_date).toBe(defaultDecisionDate(tomorrow));
});
