import { freelancerUser, job } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { sessionOf, testApp } from '../testing/testApp.ts';
import { fetchJob } from './fetchJob.ts';

const { signal } = new AbortController();

/** Makes a server that sends the job to a signed-in user, and responds to visitors with this status. */
const hiddenBy = (status: number) => async (input: RequestInfo | URL, init?: RequestInit) => {
  const isUser = new Request(input, init).headers.has('authorization');
  return isUser ? Response.json(job) : Response.json({ detail: 'Not found.' }, { status });
};

test.each([404, 410])(
  'a job for which visitors get the status %i is requested again for the signed-in user',
  async (status) => {
    const app = testApp({ session: sessionOf(freelancerUser), fetch: hiddenBy(status) });
    expect(await fetchJob(app, job.id, signal)).toEqual(job);
  },
);

test('visitors get the public response, and so do users after a failure other than 404', async () => {
  const visitor = testApp({ fetch: hiddenBy(410) });
  await expect(fetchJob(visitor, job.id, signal)).rejects.toMatchObject({ status: 410 });
  const user = testApp({ session: sessionOf(freelancerUser), fetch: hiddenBy(503) });
  await expect(fetchJob(user, job.id, signal)).rejects.toMatchObject({ status: 503 });
});
