/** Tests jobs that are published on a planned day. */
import type { JobInput, JobList, MyJob, NotificationList } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, dayOf } from '../../platform/time/clock.ts';
import { textsOf } from '../../testing/mails.ts';
import { deactivate, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { publishPlanned } from './publication.commands.ts';

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const day = (days: number) => dayAfter(dayOf(START), days);
const plan = (more: Partial<JobInput> = {}) =>
  postJob(client, { is_active: false, publish_on: day(3), application_deadline: day(30), ...more });
const edit = (job: MyJob, more: Partial<JobInput>) =>
  client.send<MyJob>('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, application_deadline: day(30), is_active: false, ...more },
  });
const manage = async ({ id }: MyJob) =>
  (await client.send<MyJob>('GET', `/api/job-listings/my-detail/${id}/`)).body;
const isListed = async ({ id }: MyJob) =>
  (await sender(server)<JobList>('GET', '/api/job-listings/listings/')).body.results.some(
    (job) => job.id === id,
  );
/** Runs the publication task as three servers do at the same time. */
const runAt = async (time: string) => {
  server.setTime(new Date(time));
  await Promise.all([1, 2, 3].map(() => publishPlanned(servicesOf(server))));
};

describe('a planned job', () => {
  test('becomes public when its day begins, and its client is notified once', async () => {
    const job = await plan();
    expect(job).toMatchObject({ is_active: false, publish_on: day(3), date_posted: null });
    await runAt(`${day(2)}T23:59:59.999Z`);
    expect(await isListed(job)).toBe(false);
    await runAt(`${day(3)}T00:00:00Z`);
    await runAt(`${day(3)}T00:00:30Z`);
    expect(await isListed(job)).toBe(true);
    expect(await manage(job)).toMatchObject({
      is_active: true,
      publish_on: null,
      date_posted: `${day(3)}T00:00:00.000Z`,
      version: job.version + 1,
    });
    expect(await textsOf(server, client, 'Your job is public')).toHaveLength(1);
    const { body } = await client.send<NotificationList>('GET', '/api/users/notifications/');
    expect(body.results).toMatchObject([{ kind: 'job_published', job_id: job.id }]);
  });

  test('keeps its day if an edit leaves the day out, and loses it when the client activates the job or removes the day', async () => {
    const job = await plan();
    expect((await edit(job, {})).body.publish_on).toBe(day(3));
    expect((await edit(job, { is_active: true })).body).toMatchObject({ is_active: true, publish_on: null });
    const other = await plan();
    expect((await edit(other, { publish_on: null })).body.publish_on).toBeNull();
    await runAt(`${day(4)}T00:00:00Z`);
    expect(await isListed(other)).toBe(false);
  });

  test('stays hidden if it was deleted before its day', async () => {
    const job = await plan();
    expect((await client.send('DELETE', `/api/job-listings/listings/${job.id}/edit/`)).status).toBe(204);
    await runAt(`${day(3)}T00:00:00Z`);
    expect(await isListed(job)).toBe(false);
    expect(await textsOf(server, client, 'Your job is public')).toHaveLength(0);
  });

  test('keeps the date of its first posting if it was public before', async () => {
    const job = await postJob(client, { application_deadline: day(30) });
    await deactivate(client, job);
    await edit(job, { publish_on: day(5) });
    await runAt(`${day(5)}T00:00:00Z`);
    expect(await manage(job)).toMatchObject({ is_active: true, date_posted: job.date_posted });
  });
});

describe('a planned day of publication', () => {
  const refusalOf = async (more: Partial<JobInput>) => {
    const body = { ...jobInput, application_deadline: day(30), is_active: false, ...more };
    return (await client.send('POST', '/api/job-listings/create/', { body })).body;
  };

  test('is refused if it is in the past or after the deadline, or if the job is active', async () => {
    expect(await refusalOf({ publish_on: day(-1) })).toMatchObject({
      codes: { publish_on: [{ code: 'day_past' }] },
    });
    expect(await refusalOf({ publish_on: day(31) })).toMatchObject({
      codes: { publish_on: [{ code: 'publication_after_deadline' }] },
    });
    expect(await refusalOf({ publish_on: day(3), is_active: true })).toMatchObject({
      codes: { publish_on: [{ code: 'publication_of_active_job' }] },
    });
  });

  test('is refused if an edit moves the deadline to an earlier day', async () => {
    const job = await plan({ publish_on: day(10) });
    expect(await edit(job, { application_deadline: day(9) })).toMatchObject({
      status: 400,
      body: { codes: { publish_on: [{ code: 'publication_after_deadline' }] } },
    });
  });
});
