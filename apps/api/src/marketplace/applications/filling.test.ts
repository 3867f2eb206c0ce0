/** Tests that a client marks a job as filled, and what everyone learns of it. */
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
  test('closes the listing and declines everyone who waits, for the client alone until the hold ends', async () => {
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

  test('is known to everyone once the hold ends, by the page of the job and of the applications', async () => {
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

  test('mails the declined applicant once that the job is filled', async () => {
    await fill();
    server.setTime(HOLD_END);
    const notify = () => notifyOfDueDecisions(servicesOf(server));
    await Promise.all([notify(), notify()]);
    const texts = await textsOf(server, waiting, `About your application: ${job.title}`);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(`the job "${job.title}" is filled.`);
  });

  test('counts as decisions in the client’s public record', async () => {
    await fill();
    await endHold();
    const { company_slug } = (await seen()).body;
    const { body } = await sender(server)<Company>('GET', `/api/companies/${company_slug}/`);
    expect(body.decision_record).toMatchObject({ counted: 2, decided: 2 });
  });

  test('reveals whom blind review hid, as each decision does', async () => {
    job = await postJob(client, { blind_review: true });
    open = await apply(waiting, job);
    await fill();
    expect(await received(open)).toMatchObject({ hidden: false, reveal_reason: 'decision' });
  });

  test('is refused for applications that are not accepted ones of this job', async () => {
    expect(await fill([open.id])).toMatchObject({ status: 409, body: { code: 'not_accepted' } });
    expect((await myJob()).is_active).toBe(true);
  });

  test('is refused for another client', async () => {
    expect((await fill([], await signUp(server, 'client'))).status).toBe(404);
  });

  test('happens once, even if two requests arrive together', async () => {
    expect(statusesOf(await Promise.all([fill(), fill()])).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('leaves no application without a decision, even if one arrives at the same time', async () => {
    await Promise.allSettled([fill(), apply(outsider, job), decide(open.id, { status: 'accepted' })]);
    expect((await myJob()).undecided_count).toBe(0);
  });

  test('takes no more applications, and says so to freelancers who have not applied', async () => {
    await fill();
    await endHold();
    const path = `/api/applications/has-applied/${job.id}/`;
    expect((await outsider.send('GET', path)).body).toMatchObject({ has_applied: false });
  });

  test('does not make a job public that never was', async () => {
    job = await postJob(client, { is_active: false });
    await fill();
    await endHold();
    expect((await seen()).status).toBe(404);
  });
});

describe('undoing it', () => {
  test('opens the listing again and leaves everyone undecided, as if nothing had happened', async () => {
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

  test('leaves a listing closed that was closed before', async () => {
    job = await postJob(client, { is_active: false });
    await fill();
    expect((await undo()).body).toMatchObject({ is_active: false, filled_at: null });
  });

  test('is refused once the hold has ended', async () => {
    await fill();
    server.setTime(HOLD_END);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'decision_final' } });
  });

  test('happens after that by reactivating the job, which keeps the declines', async () => {
    await fill();
    await endHold();
    await reactivate();
    expect(await myJob()).toMatchObject({ is_active: true, filled_at: null, undecided_count: 0 });
    expect(await sentBy(waiting, open)).toMatchObject({ status: 'rejected', filled_at: null });
  });
});

test('an accepted applicant who withdraws during the hold no longer fills the job', async () => {
  await accept();
  await fill([chosen.id]);
  await accepted.send('POST', `/api/applications/my/${chosen.id}/withdraw/`, { body: {} });
  expect(await myJob()).toMatchObject({ filled_at: START.toISOString(), accepted: [] });
});

describe('the list of what waits', () => {
  const waits = async (person: TestPerson) =>
    (await person.send<WaitingList>('GET', '/api/applications/waiting/')).body.results.filter(
      ({ job_id }) => job_id === job.id,
    );

  test('asks both sides to write after an acceptance without a word', async () => {
    job = await postJob(client, { positions: 2 });
    chosen = await apply(accepted, job);
    await accept();
    expect(await waits(accepted)).toEqual([]);
    await endHold();
    const write = [{ application: chosen.id, next_step: { kind: 'write' } }];
    expect(await waits(client)).toMatchObject(write);
    expect(await waits(accepted)).toMatchObject(write);
  });

  test('leads with unread messages', async () => {
    await accept();
    await endHold();
    const body = { id: crypto.randomUUID(), text: 'When do we begin?' };
    await accepted.send('POST', `/api/conversations/${chosen.id}/messages/`, { body });
    expect(await waits(client)).toMatchObject([
      { application: chosen.id, next_step: { kind: 'read', unread: 1 } },
    ]);
    expect(await waits(accepted)).toEqual([]);
  });

  test('asks the client once to mark a job as filled that has the people it needs', async () => {
    await decide(chosen.id, { status: 'accepted', message: 'Welcome' });
    await decide(open.id, { status: 'accepted', message: 'Welcome' });
    expect(await waits(client)).toMatchObject([{ job_id: job.id, next_step: { kind: 'fill' } }]);
    await fill([chosen.id]);
    expect(await waits(client)).toEqual([]);
  });
});
