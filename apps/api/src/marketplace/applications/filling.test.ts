/** Tests that a client marks a job as filled, and when other people learn of it. */
import type {
  Application,
  Company,
  JobList,
  ListedJob,
  MyApplication,
  MyJob,
  WaitingList,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textsOf } from '../../testing/mails.ts';
import { apply, jobInput, postJob, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { notifyOfDueDecisions } from './decisions.commands.ts';

let server: TestServer;
let client: TestPerson;
let accepted: TestPerson;
let waiting: TestPerson;
let outsider: TestPerson;
let job: MyJob;
let chosen: MyApplication;
let open: MyApplication;
let jobs = 0;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
  [accepted, waiting, outsider] = await Promise.all([
    signUp(server, 'freelancer'),
    signUp(server, 'freelancer'),
    signUp(server, 'freelancer'),
  ]);
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  job = await postJob(client, { title: `Pier ${(jobs += 1)}` });
  chosen = await apply(accepted, job);
  open = await apply(waiting, job);
});
afterAll(() => server.close());

const HOLD_END = secondsAfter(START, 600);
const decide = (id: number, body: object) =>
  client.send<Application>('PATCH', `/api/applications/update/${id}/`, { body });
const accept = () => decide(chosen.id, { status: 'accepted' });
const fill = (filled_by: number[] = [], by = client) =>
  by.send<MyJob>('POST', `/api/applications/fill/${job.id}/`, { body: { filled_by } });
const undo = () => client.send<MyJob>('POST', `/api/applications/fill/${job.id}/undo/`);
const endHold = async () => {
  server.setTime(HOLD_END);
  await notifyOfDueDecisions(servicesOf(server));
};
const myJob = async () => (await client.send<MyJob>('GET', `/api/job-listings/my-detail/${job.id}/`)).body;
const seen = (by = sender(server)) => by<ListedJob>('GET', `/api/job-listings/listings/${job.id}/`);
const sentBy = async (person: TestPerson, { id }: MyApplication) =>
  (await person.send<MyApplication>('GET', `/api/applications/my/${id}/`)).body;
const received = async ({ id }: MyApplication) =>
  (await client.send<{ results: Application[] }>('GET', `/api/applications/list/${job.id}?id=${id}`)).body
    .results[0];
const reactivate = () =>
  client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, title: job.title, is_active: true },
  });

describe('marking a job as filled', () => {
  test('closes the listing and declines all waiting applicants, which only the client knows until the undo period ends', async () => {
    await accept();
    expect(await fill([chosen.id])).toMatchObject({
      status: 200,
      body: {
        is_active: false,
        undecided_count: 0,
        filled_at: START.toISOString(),
        fill_held_until: HOLD_END.toISOString(),
        accepted: [{ id: chosen.id, fills_job: true }],
      },
    });
    expect(await received(open)).toMatchObject({ status: 'rejected', decline_reason: null });
    expect(await sentBy(waiting, open)).toMatchObject({ status: 'pending', filled_at: null });
    expect((await seen()).status).toBe(404);
  });

  test('is shown to everyone on the pages of the job and of the applications once the undo period ends', async () => {
    await accept();
    await fill([chosen.id]);
    await endHold();
    const filled_at = START.toISOString();
    expect((await seen()).body).toMatchObject({ is_active: false, is_open: false, filled_at });
    expect(await sentBy(waiting, open)).toMatchObject({ status: 'rejected', filled_at, fills_job: false });
    expect(await sentBy(accepted, chosen)).toMatchObject({ status: 'accepted', filled_at, fills_job: true });
    const { body } = await sender(server)<JobList>('GET', '/api/job-listings/listings/');
    expect(body.results.map(({ id }) => id)).not.toContain(job.id);
  });

  test('sends the declined applicant one mail, which says that the job is filled', async () => {
    await fill();
    server.setTime(HOLD_END);
    const notify = () => notifyOfDueDecisions(servicesOf(server));
    await Promise.all([notify(), notify()]);
    const texts = await textsOf(server, waiting, `About your application: ${job.title}`);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(`the job "${job.title}" is filled.`);
  });

  test('adds its declines to the client’s public decision record', async () => {
    await fill();
    await endHold();
    const { company_slug } = (await seen()).body;
    const { body } = await sender(server)<Company>('GET', `/api/companies/${company_slug}/`);
    expect(body.decision_record).toMatchObject({ counted: 2, decided: 2 });
  });

  test('reveals the names that blind review hid, as each decision does', async () => {
    job = await postJob(client, { blind_review: true });
    open = await apply(waiting, job);
    await fill();
    expect(await received(open)).toMatchObject({ hidden: false, reveal_reason: 'decision' });
  });

  test('is refused for an application that is not accepted', async () => {
    expect(await fill([open.id])).toMatchObject({ status: 409, body: { code: 'not_accepted' } });
    expect((await myJob()).is_active).toBe(true);
  });

  test('is refused to another client', async () => {
    expect((await fill([], await signUp(server, 'client'))).status).toBe(404);
  });

  test('happens once, even if two requests come at the same time', async () => {
    expect(statusesOf(await Promise.all([fill(), fill()])).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('leaves no application without a decision, even if one arrives at the same time', async () => {
    await Promise.allSettled([fill(), apply(outsider, job), decide(open.id, { status: 'accepted' })]);
    expect((await myJob()).undecided_count).toBe(0);
  });

  test('keeps the job visible to freelancers who have not applied', async () => {
    await fill();
    await endHold();
    const path = `/api/applications/has-applied/${job.id}/`;
    expect((await outsider.send('GET', path)).body).toMatchObject({ has_applied: false });
  });

  test('does not make a job public that was never public', async () => {
    job = await postJob(client, { is_active: false });
    await fill();
    await endHold();
    expect((await seen()).status).toBe(404);
  });
});

describe('undoing the marking of a job as filled', () => {
  test('opens the listing again and makes all declined applications undecided again', async () => {
    await accept();
    await fill([chosen.id]);
    expect(await undo()).toMatchObject({
      status: 200,
      body: { is_active: true, filled_at: null, undecided_count: 1, accepted: [{ fills_job: false }] },
    });
    await endHold();
    expect(await sentBy(waiting, open)).toMatchObject({ status: 'pending', filled_at: null });
    expect(await textsOf(server, waiting, `About your application: ${job.title}`)).toEqual([]);
  });

  test('keeps a listing closed that was closed before', async () => {
    job = await postJob(client, { is_active: false });
    await fill();
    expect((await undo()).body).toMatchObject({ is_active: false, filled_at: null });
  });

  test('is refused once the undo period has ended', async () => {
    await fill();
    server.setTime(HOLD_END);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'decision_final' } });
  });

  test('does not happen when the job is reactivated after the undo period, so the declines stay', async () => {
    await fill();
    await endHold();
    await reactivate();
    expect(await myJob()).toMatchObject({ is_active: true, filled_at: null, undecided_count: 0 });
    expect(await sentBy(waiting, open)).toMatchObject({ status: 'rejected', filled_at: null });
  });
});

test('an accepted applicant who withdraws during the undo period no longer fills the job', async () => {
  await accept();
  await fill([chosen.id]);
  await accepted.send('POST', `/api/applications/my/${chosen.id}/withdraw/`, { body: {} });
  expect(await myJob()).toMatchObject({ filled_at: START.toISOString(), accepted: [] });
});

describe('the list of next steps', () => {
  const waits = async (person: TestPerson) =>
    (await person.send<WaitingList>('GET', '/api/applications/waiting/')).body.results.filter(
      ({ job_id }) => job_id === job.id,
    );

  test('asks both sides to write after an acceptance without a message', async () => {
    job = await postJob(client, { positions: 2 });
    chosen = await apply(accepted, job);
    await accept();
    expect(await waits(accepted)).toEqual([]);
    await endHold();
    const write = [{ application: chosen.id, next_step: { kind: 'write' } }];
    expect(await waits(client)).toMatchObject(write);
    expect(await waits(accepted)).toMatchObject(write);
  });

  test('shows unread messages before any other step', async () => {
    await accept();
    await endHold();
    const body = { id: crypto.randomUUID(), text: 'When do we begin?' };
    await accepted.send('POST', `/api/conversations/${chosen.id}/messages/`, { body });
    expect(await waits(client)).toMatchObject([
      { application: chosen.id, next_step: { kind: 'read', unread: 1 } },
    ]);
    expect(await waits(accepted)).toEqual([]);
  });

  test('asks the client once to mark a job as filled when all its positions are taken', async () => {
    await decide(chosen.id, { status: 'accepted', message: 'Welcome' });
    await decide(open.id, { status: 'accepted', message: 'Welcome' });
    expect(await waits(client)).toMatchObject([{ job_id: job.id, next_step: { kind: 'fill' } }]);
    await fill([chosen.id]);
    expect(await waits(client)).toEqual([]);
  });
});
