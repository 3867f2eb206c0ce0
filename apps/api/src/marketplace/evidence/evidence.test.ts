import type { JobEvidence, JobInput } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobText, repostOf, seededRandom } from '../../testing/jobTexts.ts';
import { apply, deactivate, jobInput, postJob, sender, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { notifyOfDueDecisions } from '../applications/decisions.commands.ts';
import { compareTexts } from './texts.commands.ts';

const DAY_S = 24 * 60 * 60;
const random = seededRandom(6);
const { signal: stopping } = new AbortController();

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'Pier Four' });
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const wait = (seconds: number) => server.setTime(secondsAfter(server.now(), seconds));
const pathOf = ({ id }: { id: number }) => `/api/job-listings/listings/${id}/evidence/`;
const read = async (job: { id: number }) => {
  await compareTexts(servicesOf(server), stopping);
  // The server's own task may still be comparing a text.
  const waiting = server.database.kysely.selectFrom('uncompared_jobs').select('listing_id');
  await expect.poll(() => waiting.execute()).toEqual([]);
  return (await sender(server)<JobEvidence>('GET', pathOf(job))).body;
};
const edit = (job: { id: number }, changed: Partial<JobInput>) =>
  client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, is_active: true, ...changed },
  });

describe('the evidence of a job', () => {
  test('says how often the job was paused, and when it was opened again', async () => {
    const job = await postJob(client);
    wait(DAY_S);
    await deactivate(client, job);
    wait(DAY_S);
    await edit(job, { is_active: true });
    expect(await read(job)).toMatchObject({
      posted_at: START.toISOString(),
      pauses: 1,
      reopened_at: secondsAfter(START, 2 * DAY_S).toISOString(),
    });
  });

  test('counts the edits that were made after the first application', async () => {
    const job = await postJob(client);
    await edit(job, { title: 'Before anyone applied' });
    await apply(freelancer, job);
    await edit(job, { title: 'Afterwards' });
    expect(await read(job)).toMatchObject({ edits: 1 });
  });

  test('counts the applications that were received, opened and decided, without withdrawn ones', async () => {
    const job = await postJob(client);
    const others = [await signUp(server, 'freelancer'), await signUp(server, 'freelancer')] as const;
    const opened = await apply(freelancer, job);
    const decided = await apply(others[0], job);
    const withdrawn = await apply(others[1], job);
    expect(await read(job)).toMatchObject({ applications: { received: 3, opened: 0, decided: 0 } });

    await client.send('POST', `/api/applications/opened/${opened.id}/`);
    await others[1].send('POST', `/api/applications/my/${withdrawn.id}/withdraw/`, { body: {} });
    const decision = { status: 'accepted', share_email: false };
    await client.send('PATCH', `/api/applications/update/${decided.id}/`, { body: decision });
    await notifyOfDueDecisions(servicesOf(server));
    expect(await read(job)).toMatchObject({ applications: { received: 2, opened: 2, decided: 1 } });
  });

  test('can be read only by those who see the job if the job is not public', async () => {
    const job = await postJob(client, { is_active: false });
    expect(
      statusesOf([
        await sender(server)('GET', pathOf(job)),
        await freelancer.send('GET', pathOf(job)),
        await client.send('GET', pathOf(job)),
      ]),
    ).toEqual([200, 404, 404]);
  });
});

describe('a job with nearly the same text', () => {
  test('says how often such jobs were posted before, and since when, including posts of other clients', async () => {
    const description = jobText(random);
    const first = await postJob(client, { description });
    wait(DAY_S);
    const other = await signUp(server, 'client', { company: 'Another Name' });
    const second = await postJob(other, { description: repostOf(description, random) });
    wait(DAY_S);
    const third = await postJob(client, { description: repostOf(description, random) });
    const different = await postJob(client, { description: jobText(random) });

    expect((await read(first)).posted_before).toEqual({ times: 0, first_at: null });
    expect((await read(second)).posted_before).toEqual({ times: 1, first_at: START.toISOString() });
    expect((await read(third)).posted_before).toEqual({ times: 2, first_at: START.toISOString() });
    expect((await read(different)).posted_before).toEqual({ times: 0, first_at: null });
  });

  test('is counted by the evidence if it was deleted, but not if it was never public', async () => {
    const description = jobText(random);
    const deleted = await postJob(client, { description });
    await edit(deleted, { description, is_active: false });
    await client.send('DELETE', `/api/job-listings/listings/${deleted.id}/delete/`);
    await postJob(client, { description, is_active: false });
    wait(DAY_S);
    expect((await read(await postJob(client, { description }))).posted_before).toMatchObject({ times: 1 });
  });

  test('is compared again after its description was changed', async () => {
    const description = jobText(random);
    await postJob(client, { description });
    wait(DAY_S);
    const job = await postJob(client, { description });
    await edit(job, { description: jobText(random) });
    expect((await read(job)).posted_before).toMatchObject({ times: 0 });
  });

  test('no longer counts as a repost of a job whose text has changed', async () => {
    const description = jobText(random);
    const first = await postJob(client, { description });
    wait(DAY_S);
    const second = await postJob(client, { description });
    wait(DAY_S);
    const third = await postJob(client, { description });
    expect((await read(third)).posted_before).toMatchObject({ times: 2 });
    await edit(first, { description: jobText(random) });
    expect((await read(second)).posted_before).toMatchObject({ times: 0 });
    expect((await read(third)).posted_before).toMatchObject({ times: 1 });
    expect((await read(first)).posted_before).toMatchObject({ times: 0 });
  });

  test('is found by one of several servers that compare texts at the same time', async () => {
    const description = jobText(random);
    await postJob(client, { description });
    wait(DAY_S);
    const job = await postJob(client, { description });
    await Promise.all([
      compareTexts(servicesOf(server), stopping),
      compareTexts(servicesOf(server), stopping),
    ]);
    expect((await read(job)).posted_before).toMatchObject({ times: 1 });
  });

  test('is not compared if its description is short', async () => {
    const job = await postJob(client, { description: 'Write to us for more.' });
    expect((await read(job)).posted_before).toBeNull();
  });
});
